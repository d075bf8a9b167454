/** What files are kept compressed with, the better one first. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]
