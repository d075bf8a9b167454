import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { forEachLanguage, languages, prefixes } from '../site/languages/locales'
import type { Reason, Regeneration } from '../worker/changes/change'
import type { MadeFile } from '../worker/changes/made-file'
import type { BlobStore } from '../worker/made/blobs'
import { describeFile } from '../worker/made/describe'
import { dataFileOfPage, fileOfPage } from '../worker/made/page-paths'
import { type Language, makes, type PageMake, type PageView, pictureOf, type Weight } from './release-pages'

/** What can be changed on the pages of the site that is measured. */
interface Texts {
  menu: Record<Language, string>
  /** Page number to its text; the others have the first one. */
  text: Map<number, string>
}

/** A root as the builder leaves it, without a builder: a third of the pages in each language, with translations. */
export class ReleaseSite {
  readonly #texts: Texts = { menu: forEachLanguage(() => 'Menü'), text: new Map() }
  readonly #make: PageMake

  constructor(
    readonly root: string,
    readonly size: number,
    weight: Weight = 'real',
    private readonly blobs?: BlobStore,
  ) {
    this.#make = makes[weight]
  }

  /** Everything, told as a whole. */
  async writeAll(): Promise<Regeneration> {
    const shared: MadeFile[] = []
    for (const [name, text] of Object.entries(sharedFiles)) shared.push(await this.#file(name, text))
    if (this.#make.hasPictures)
      for (let number = 0; number < this.size; number += 25)
        shared.push(await this.#file(`bilder/zimmer-${number}.webp`, pictureOf(number)))
    const { files, ...written } = await this.#write(this.#numbers(), 'everything', true)
    return { ...written, files: [...shared, ...files], isWhole: true }
  }

  /** One sentence of one page: its HTML and its data. */
  editText(number: number, text: string): Promise<Regeneration> {
    this.#texts.text.set(number, text)
    return this.#write([number], 'document', true)
  }

  /** A page that was not there. */
  async addPage(page: string): Promise<Regeneration> {
    const view = { ...this.#view(0), path: page, alternates: [], text: 'Eine neue Seite.' }
    const owner = `page${page.replaceAll('/', '-')}`
    const files = await this.#writePage(view, true)
    return { ...nothing(this.root), files, pages: [{ path: page, owner, reason: 'document' }] }
  }

  /** A word in the menu of a language: the HTML of all its pages, as a slice is stitched in anew. */
  editMenu(language: Language, text: string): Promise<Regeneration> {
    this.#texts.menu[language] = text
    return this.#write(
      this.#numbers().filter((number) => languageOf(number) === language),
      'slice',
      false,
    )
  }

  /** The same in every language: the HTML of every page. */
  editMenus(text: string): Promise<Regeneration> {
    for (const language of languages) this.#texts.menu[language] = text
    return this.#write(this.#numbers(), 'slice', false)
  }

  /** Path of a page by its number. */
  pathOf(number: number): string {
    const prefix = prefixes[languageOf(number)]
    return number < languages.length ? prefix || '/' : prefix + this.#make.pathOf(number)
  }

  #numbers = (): number[] => Array.from({ length: this.size }, (_, number) => number)

  async #write(numbers: readonly number[], reason: Reason, withData: boolean): Promise<Regeneration> {
    const files: MadeFile[] = []
    for (const number of numbers) files.push(...(await this.#writePage(this.#view(number), withData)))
    const pages = numbers.map((number) => ({ path: this.pathOf(number), owner: ownerOf(number), reason }))
    return { ...nothing(this.root), files, pages }
  }

  async #writePage(view: PageView, withData: boolean): Promise<MadeFile[]> {
    const html = await this.#file(fileOfPage(view.path), this.#make.html(view))
    if (!withData || !this.#make.data) return [html]
    return [html, await this.#file(dataFileOfPage(view.path), this.#make.data(view))]
  }

  /** Writes a file and puts its bytes into the store, as the builder does. */
  async #file(name: string, text: string | Buffer): Promise<MadeFile> {
    const bytes = Buffer.from(text)
    writeFile(path.join(this.root, name), bytes)
    const made = describeFile(name, bytes)
    await this.blobs?.put(made.sha256, bytes)
    return made
  }

  #view(number: number): PageView {
    const language = languageOf(number)
    const group = number - (number % languages.length)
    return {
      path: this.pathOf(number),
      number,
      language,
      alternates: languages.flatMap((other, index) =>
        group + index < this.size ? [[other, this.pathOf(group + index)] as const] : [],
      ),
      menu: this.#texts.menu[language],
      text: this.#texts.text.get(number) ?? 'Ein Haus am Grat.',
      other: (index) => this.#linked(number, index),
    }
  }

  /** Path of a page of the same language that a page links to. */
  #linked(number: number, index: number): string {
    const target = ((index * languages.length) % (this.size - 3)) + (number % languages.length)
    return this.pathOf(languageOf(target) === languageOf(number) ? target : number)
  }
}

const nothing = (root: string) => ({
  root,
  isWhole: false,
  removed: [],
  removedPages: [],
  titles: {},
  problems: [],
  unfinished: [],
  stages: {},
})

const languageOf = (number: number): Language => languages[number % languages.length] ?? 'de'
const ownerOf = (number: number): string => `page-${number}`

const sharedFiles: Readonly<Record<string, string>> = {
  '404.html': '<!DOCTYPE html><title>404</title></html>',
  'app-0123456789abcdef0123.js': `console.log(1);${' '.repeat(100_000)}`,
  'page-data/app-data.json': '{"webpackCompilationHash":"1"}',
}

function writeFile(file: string, text: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
