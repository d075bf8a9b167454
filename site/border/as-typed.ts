/**
 * Marks that nobody sees: soft hyphens, blanks without width, byte order and direction marks. They come along when something is copied
 * from a letter, a mail or an address book. Not those that join letters, which some scripts write with.
 */
const unseen = /(?![\u200c\u200d])\p{Cf}/gu

/** A code, an id or an address as somebody would type it: without marks that nobody sees. */
export const asTyped = (text: string): string => text.replace(unseen, '')
