import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { languages, prefixes } from '../site/languages/locales'
import type { Reason, Regeneration } from '../worker/changes'
import { dataFileOfPage, fileOfPage } from '../worker/publish/page-paths'

export const benchSiteUrl = 'https://hotel.example'

type Language = (typeof languages)[number]

/** What can be changed on the pages of the site that is measured. */
interface Texts {
  menu: Record<Language, string>
  /** Page number to its text; the others have the first one. */
  text: Map<number, string>
}

/**
 * A root as the builder leaves it, without a builder: pages of the size and the make of the real ones (the style sheet
 * inside, a menu, some hundred links, page data beside), a third of them in each language.
 */
export class ReleaseSite {
  readonly #texts: Texts = { menu: { de: 'Menü', fr: 'Menu', en: 'Menu' }, text: new Map() }

  constructor(
    readonly root: string,
    readonly size: number,
  ) {}

  writeAll(): Regeneration {
    for (const [name, text] of Object.entries(sharedFiles)) writeFile(path.join(this.root, name), text)
    return this.#write(this.#numbers(), 'everything', true)
  }

  /** One sentence of one page: its HTML and its data. */
  editText(number: number, text: string): Regeneration {
    this.#texts.text.set(number, text)
    return this.#write([number], 'document', true)
  }

  /** A page that was not there. */
  addPage(page: string): Regeneration {
    const owner = `page${page.replaceAll('/', '-')}`
    writeFile(
      path.join(this.root, fileOfPage(page)),
      this.#html(0, 'Eine neue Seite.').replace(/<link rel="alternate"[^>]*>/g, ''),
    )
    writeFile(path.join(this.root, dataFileOfPage(page)), dataOf(0, 'Eine neue Seite.'))
    const files = [fileOfPage(page), dataFileOfPage(page)]
    return { ...nothing(this.root), files, pages: [{ path: page, owner, reason: 'document' }] }
  }

  /** A word in the menu of a language: the HTML of all its pages, as a slice is stitched in anew. */
  editMenu(language: Language, text: string): Regeneration {
    this.#texts.menu[language] = text
    return this.#write(
      this.#numbers().filter((number) => languageOf(number) === language),
      'slice',
      false,
    )
  }

  /** Path of a page by its number. */
  pathOf = pathOf

  #numbers = (): number[] => Array.from({ length: this.size }, (_, number) => number)

  #write(numbers: readonly number[], reason: Reason, withData: boolean): Regeneration {
    const files: string[] = []
    for (const number of numbers) {
      const page = pathOf(number)
      const text = this.#texts.text.get(number) ?? 'Ein Haus am Grat.'
      writeFile(path.join(this.root, fileOfPage(page)), this.#html(number, text))
      files.push(fileOfPage(page))
      if (!withData) continue
      writeFile(path.join(this.root, dataFileOfPage(page)), dataOf(number, text))
      files.push(dataFileOfPage(page))
    }
    const pages = numbers.map((number) => ({ path: pathOf(number), owner: ownerOf(number), reason }))
    return { ...nothing(this.root), files, pages }
  }

  #html(number: number, text: string): string {
    const page = pathOf(number)
    const group = number - (number % languages.length)
    const alternates = languages.map((language, index) =>
      group + index < this.size
        ? `<link rel="alternate" hreflang="${language}" href="${benchSiteUrl}${pathOf(group + index)}"/>`
        : '',
    )
    const menu = Array.from({ length: 40 }, (_, index) => this.#link(number, index))
    const teasers = Array.from(
      { length: 60 },
      (_, index) =>
        `<li class="teaser"><h3>${text}</h3>${this.#link(number, number + index * 7)}${sentences}</li>`,
    )
    return `<!DOCTYPE html><html lang="${languageOf(number)}"><head><meta charset="utf-8"/><title>${page}</title>${alternates.join('')}<style data-href="/styles.css">${styleSheet}</style></head><body><nav>${this.#texts.menu[languageOf(number)]}${menu.join('')}</nav><main><h1>${page}</h1><p>${text}</p><ul>${teasers.join('')}</ul></main><script>window.pagePath=${JSON.stringify(page)};</script><script src="/app-0123456789abcdef0123.js" async></script></body></html>`
  }

  /** A link to a page of the same language. */
  #link(number: number, index: number): string {
    const target = ((index * languages.length) % (this.size - 3)) + (number % languages.length)
    const page = pathOf(languageOf(target) === languageOf(number) ? target : number)
    return `<a class="link" href="${page}">${page}</a>`
  }
}

const nothing = (root: string) => ({
  root,
  removed: [],
  removedPages: [],
  titles: {},
  problems: [],
  unfinished: [],
  stages: {},
})

const languageOf = (number: number): Language => languages[number % languages.length] ?? 'de'
const ownerOf = (number: number): string => `page-${number}`
const pathOf = (number: number): string =>
  number < languages.length
    ? prefixes[languageOf(number)] || '/'
    : `${prefixes[languageOf(number)]}/zimmer/zimmer-${number}`

const sentences = `<p>${'Früh am Morgen liegt der See still, und über dem Grat wird es hell. '.repeat(5)}</p>`

/** About as much as the site's own style sheet, 70 kB. */
const styleSheet = Array.from(
  { length: 1500 },
  (_, rule) =>
    `.rule-${rule}{padding:${(rule * 7) % 64}px ${(rule * 13) % 96}px;color:#${((rule * 7919) % 0xffffff).toString(16).padStart(6, '0')}}`,
).join('')

const dataOf = (number: number, text: string): string =>
  JSON.stringify({ path: pathOf(number), result: { data: { text, body: sentences.repeat(20) } } })

const sharedFiles: Readonly<Record<string, string>> = {
  '404.html': '<!DOCTYPE html><title>404</title>',
  'app-0123456789abcdef0123.js': `console.log(1);${' '.repeat(100_000)}`,
  'page-data/app-data.json': '{"webpackCompilationHash":"1"}',
}

function writeFile(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
