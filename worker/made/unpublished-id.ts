/** The first id of a draft or of a release document that a page or its data names as a value, or undefined. */
export const unpublishedId = (text: string): string | undefined =>
  /"(?:_id|_ref|documentId)"\s*:\s*"((?:drafts|versions)\.[^"\\]{1,128})"/.exec(text)?.[1]
