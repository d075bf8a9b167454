const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that is inert inside of a script element: no text in it can end the element or begin another. */
export const serializeJsonLd = (thing: unknown): string =>
  JSON.stringify(thing).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? character)
