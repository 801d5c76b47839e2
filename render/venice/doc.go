// Package venice draws the table of Killing Code: Venice Vendetta. It knows no
// rules: it is shown what the room may know and turns it into marks, and turns
// what hands do into wishes.
//
// The board, from the ground up:
//
//   - plan.go holds the ground plan (geometry.json): places, no rules, no names;
//   - view.go is the camera: board units to pixels and back, zoom and pan;
//   - layout.go, cells.go and dialogcells.go are the four forms of the table,
//     every rectangle in pixels;
//   - backdrop.go keeps painted grounds; ground.go paints one: water.go,
//     island.go (quays, paving, spaces, alleys), dock.go (piers, routes,
//     gondolas), siting.go (what may be built where without hiding anything),
//     house.go, greenery.go, tower.go, bridge.go; light.go turns dusk to night;
//   - names.go sets names and shields, marks.go what glows on the ground, way.go
//     the line that a figure walks, pick.go what lies under a pointer.
//
// The ground is painted once a view, the light once a round. All of it is vector
// painting on the CPU, the same bytes at every painting, without a display.
package venice
