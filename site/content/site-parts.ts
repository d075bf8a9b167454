/** Types of documents that header and footer of every page are made of (specification, section 2). */
export const siteParts = [
  'header',
  'general',
  'contactInfo',
  'prefooter',
  'socialMedia',
  'legal',
  'navigationMenu',
] as const

/** `type`: of a document of the content service. */
export const isSitePart = (type: unknown): boolean => siteParts.some((part) => part === type)
