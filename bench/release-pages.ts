import type { languages } from '../site/languages/locales'

export const benchSiteUrl = 'https://hotel.example'

export type Language = (typeof languages)[number]

/** What a page says and where it leads. */
export interface PageView {
  path: string
  number: number
  language: Language
  /** Its translations and itself. */
  alternates: readonly (readonly [Language, string])[]
  /** A word in its menu, and a sentence in its text. */
  menu: string
  text: string
  /** Path of a page of its language. */
  other(index: number): string
}

/** How the pages of a site are made. */
export interface PageMake {
  /** Path of a page without the prefix of its language. */
  pathOf(number: number): string
  html(view: PageView): string
  data?(view: PageView): string
  /** Every 25th page has one, of 480 kB. */
  hasPictures?: boolean
}

/** A file that is not compressed, as long as a picture, different for each page. */
export const pictureOf = (number: number): Buffer => Buffer.alloc(491_520, `${number} `)

/**
 * `real`: pages of the size and the make of the real ones (the style sheet inside, a menu, some hundred links, page data
 * beside). `light`: pages of less than 256 bytes without folder and data, of which no compressed copies are made, and pictures, so
 * that thousands of pages take seconds and still have bytes that could fill a memory.
 */
export type Weight = 'real' | 'light'

const link = (path: string): string => `<a class="link" href="${path}">${path}</a>`
const listOf = (length: number, item: (index: number) => string): string =>
  Array.from({ length }, (_, index) => item(index)).join('')

const sentences = `<p>${'Früh am Morgen liegt der See still, und über dem Grat wird es hell. '.repeat(5)}</p>`

/** About as much as the site's own style sheet, 70 kB. */
const styleSheet = listOf(
  1500,
  (rule) =>
    `.rule-${rule}{padding:${(rule * 7) % 64}px ${(rule * 13) % 96}px;color:#${((rule * 7919) % 0xffffff).toString(16).padStart(6, '0')}}`,
)

const real: PageMake = {
  pathOf: (number) => `/zimmer/zimmer-${number}`,
  html({ path, number, language, alternates, menu, text, other }) {
    const translations = alternates.map(
      ([code, target]) => `<link rel="alternate" hreflang="${code}" href="${benchSiteUrl}${target}"/>`,
    )
    const teaser = (index: number) =>
      `<li class="teaser"><h3>${text}</h3>${link(other(number + index * 7))}${sentences}</li>`
    return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/><title>${path}</title>${translations.join('')}<style data-href="/styles.css">${styleSheet}</style></head><body><nav>${menu}${listOf(40, (index) => link(other(index)))}</nav><main><h1>${path}</h1><p>${text}</p><ul>${listOf(60, teaser)}</ul></main><script>window.pagePath=${JSON.stringify(path)};</script><script src="/app-0123456789abcdef0123.js" async></script></body></html>`
  },
  data: ({ path, text }) => JSON.stringify({ path, result: { data: { text, body: sentences.repeat(20) } } }),
}

const light: PageMake = {
  pathOf: (number) => `/z${number}.html`,
  hasPictures: true,
  html({ language, alternates, menu, text, other }) {
    const translations = alternates.map(
      ([code, target]) => `<link rel="alternate" hreflang="${code}" href="${target}">`,
    )
    return `<html lang="${language}">${translations.join('')}${menu}<a href="${other(1)}">${text}</a></html>`
  },
}

export const makes: Readonly<Record<Weight, PageMake>> = { real, light }
