/** What worker and Studio agree on: the draft by which an editor is known. It imports nothing, for the Studio bundles it. */
export const ticketType = 'receiptTicket'

/** `ticket`: a UUID. Drafts never go live, and no webhook and no listener tells of them. */
export const ticketId = (ticket: string): string => `drafts.${ticketType}-${ticket}`
