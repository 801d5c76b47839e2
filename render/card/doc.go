// Package card paints playing cards: a border of lacquer and gilt, a sheet of
// parchment, a ribbon with the title, a medallion with an engraved rosette and
// rays, a rule in two languages and a caption; and dark backs. What stands in
// the medallion and what the texts say is the caller's.
//
// A card fits every size: below about 200 pixels of width it has no rule,
// below about 50 no title. Text that does not fit first takes room from the
// medallion, then gets smaller; it is never cut.
package card
