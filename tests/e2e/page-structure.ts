/** A text in which nothing is left to escape. */
const escaped = /^(?:[^<>&"]|&(?:amp|lt|gt|quot|#x27|#39);)+$/
/** Attributes that hold words or an address; what they say is no matter of the standard. */
const worded = /\s(alt|aria-label|content|data-[\w-]+|href|imagesrcset|src|srcset|style|title)="([^"]+)"/gi
/** Attributes in which one number is as good as another. */
const numbered = /\s(datetime|height|width)="([^"]+)"/gi

const wordOf = (text: string): string => (text.trim() !== '' && escaped.test(text) ? 'x' : text)

/**
 * The HTML of a page without what it says: elements, names, roles, ids and their order stay; well escaped words, the rest
 * of an address after its first character, numbers and languages are one of each, and scripts and styles are left out.
 * Two pages with the same structure keep to the standard both or neither.
 */
export const pageStructure = (html: string): string =>
  html
    .replace(/(<(script|style)\b[^>]*>)[\s\S]*?(?=<\/\2>)/gi, '$1')
    .replace(/<!--[\s\S]*?-->/g, '<!-- -->')
    .replace(worded, (whole, name: string, value: string) =>
      escaped.test(value) ? ` ${name}="${value.slice(0, 1).replace(/[^/#]/, 'x')}"` : whole,
    )
    .replace(numbered, (_, name: string, value: string) => ` ${name}="${value.replace(/\d+/g, '0')}"`)
    .replace(/\s(hreflang|lang)="(?:de-DE|fr|en)"/gi, ' $1="de-DE"')
    .replace(/>([^<]+)</g, (_, text: string) => `>${wordOf(text)}<`)
