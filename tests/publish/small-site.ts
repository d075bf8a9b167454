import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { lostPathMark } from '../../site/src/guard/lost-page'
import type { Reason, Regeneration, TouchedPage } from '../../worker/changes/change'
import type { MadeFile } from '../../worker/changes/made-file'
import { describeFile } from '../../worker/made/describe'
import { dataFileOfPage, fileOfPage } from '../../worker/made/page-paths'
import { isTold } from '../../worker/made/public-files'

export const siteUrl = 'http://hotel.test'

export interface PageSource {
  owner: string
  text?: string
  links?: readonly string[]
  /** Language to path. */
  alternates?: Readonly<Record<string, string>>
  script?: string
}

const toldIn = (root: string, names: Iterable<string>): MadeFile[] =>
  [...names].map((name) => describeFile(name, readFileSync(path.join(root, name))))

/** All files of a root, told as a builder tells of them. */
export function wholeRoot(root: string): Pick<Regeneration, 'files' | 'isWhole'> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => isTold(name) && lstatSync(path.join(root, name)).isFile())
  return { files: toldIn(root, names), isWhole: true }
}

/** A root as the builder leaves it: pages with their data, as Gatsby lays them out. */
export class SmallSite {
  readonly #pages = new Map<string, PageSource>()
  #files = new Set<string>()
  #removed = new Set<string>()
  #touched = new Map<string, TouchedPage>()
  #removedPages = new Map<string, string>()

  constructor(readonly root: string) {}

  /** The page that a source becomes: text in its HTML and in its data, so that a mixture shows. */
  static html(page: string, { text = '', links = [], alternates = {}, script }: PageSource): string {
    const heads = Object.entries(alternates).map(
      ([language, target]) => `<link rel="alternate" hreflang="${language}" href="${siteUrl}${target}"/>`,
    )
    const anchors = links.map((target) => `<a href="${target}">${target}</a>`)
    const inline = script ?? `window.pagePath=${JSON.stringify(page)};`
    return `<!DOCTYPE html><html><head><title>${page}</title>${heads.join('')}</head><body><main>${text}</main>${anchors.join('')}<script>${inline}</script></body></html>${' '.repeat(300)}`
  }

  static data = (page: string, { text = '' }: PageSource): string =>
    JSON.stringify({ path: page, result: { text }, room: ' '.repeat(300) })

  async write(page: string, source: PageSource, reason: Reason = 'document'): Promise<void> {
    this.#pages.set(page, source)
    await this.file(fileOfPage(page), SmallSite.html(page, source))
    await this.file(dataFileOfPage(page), SmallSite.data(page, source))
    this.#touched.set(page, { path: page, owner: source.owner, reason })
    this.#removedPages.delete(page)
  }

  async file(name: string, text: string | Buffer): Promise<void> {
    const whole = path.join(this.root, name)
    await mkdir(path.dirname(whole), { recursive: true })
    await writeFile(whole, text)
    this.#files.add(name)
    this.#removed.delete(name)
  }

  async remove(page: string): Promise<void> {
    this.#removedPages.set(page, this.#pages.get(page)?.owner ?? '')
    this.#pages.delete(page)
    this.#touched.delete(page)
    for (const file of [fileOfPage(page), dataFileOfPage(page)]) await this.removeFile(file)
  }

  async removeFile(file: string): Promise<void> {
    await rm(path.join(this.root, file), { force: true })
    this.#files.delete(file)
    this.#removed.add(file)
  }

  /** Files of the root as they lie there now, told as a builder tells of them. */
  told(names: Iterable<string>): MadeFile[] {
    return toldIn(this.root, names)
  }

  /** The whole root, whatever was written since it was asked last. */
  whole(): Regeneration & { changeIds: string[] } {
    return { ...this.regeneration(), ...wholeRoot(this.root) }
  }

  /** What changed since it was asked last. */
  regeneration(): Regeneration & { changeIds: string[] } {
    const result = {
      root: this.root,
      files: this.told(this.#files),
      isWhole: false,
      removed: [...this.#removed],
      pages: [...this.#touched.values()],
      removedPages: [...this.#removedPages].map(([page, owner]) => ({ path: page, owner })),
      problems: [],
      unfinished: [],
      stages: {},
      titles: {},
      changeIds: [],
    }
    this.#files = new Set()
    this.#removed = new Set()
    this.#touched = new Map()
    this.#removedPages = new Map()
    return result
  }
}

/** As the 404 pages have it. */
const lostLine = `Page not found: ${lostPathMark}`

/** A small hotel: home pages, error pages and rooms in three languages. */
export async function smallHotel(root: string): Promise<SmallSite> {
  const site = new SmallSite(root)
  const homes = { de: '/', fr: '/fr', en: '/en' }
  const rooms = ['/zimmer/arven', '/zimmer/laerche', '/zimmer/suite', '/zimmer/turm']
  await site.write('/', { owner: 'page-home', text: 'Willkommen', links: rooms, alternates: homes })
  await site.write('/fr', { owner: 'page-home__i18n_fr', text: 'Bienvenue', links: ['/'], alternates: homes })
  await site.write('/en', { owner: 'page-home__i18n_en', text: 'Welcome', links: ['/'], alternates: homes })
  for (const room of rooms) {
    await site.write(room, {
      owner: `room-${room.split('/')[2]}`,
      text: `Zimmer ${room}`,
      links: ['/', '/fr'],
    })
  }
  await site.write('/404', { owner: 'error', text: lostLine })
  await site.write('/fr/404', { owner: 'error', text: lostLine })
  await site.file('404.html', SmallSite.html('/404.html', { owner: 'error', text: lostLine }))
  await site.file('app-0123456789abcdef0123.js', `console.log(1);${' '.repeat(400)}`)
  await site.file('page-data/app-data.json', '{"webpackCompilationHash":"1"}')
  await site.file('robots.txt', 'User-agent: *\n')
  return site
}
