/** What the footer shows, as its slice asks for it. */
export type FooterData = Queries.FooterSliceQuery['footer']
