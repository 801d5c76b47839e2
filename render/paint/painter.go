package paint

// Painter takes marks, back to front. Pix paints them at once; Canvas keeps
// them. Places are in the units of the topmost Push.
type Painter interface {
	// Fill covers the inside of a path.
	Fill(p *Path, b Brush)
	// Stroke draws along a path.
	Stroke(p *Path, pen Pen, b Brush)
	// Shadow lays a soft copy of the path, moved by (dx, dy), blurred by blur.
	Shadow(p *Path, dx, dy, blur float64, b Brush)
	// Inner covers the part of the path that its own copy, moved by (dx, dy)
	// and blurred, leaves free: the dark or bright side of a rounded thing.
	Inner(p *Path, dx, dy, blur float64, b Brush)
	// Text sets a shaped line with its baseline starting at a place.
	Text(l *Line, at Point, c Color)
	// Sprite draws a picture.
	Sprite(s Sprite)
	// Push makes m (on top of what holds) the map of the marks that follow.
	Push(m Affine)
	// Clip keeps the marks that follow inside the path, until the next Pop.
	Clip(p *Path)
	// Pop undoes the last Push and every Clip since.
	Pop()
}
