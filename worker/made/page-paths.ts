import { prefixPattern } from '../../site/languages/locales'

/** Path of the page that an HTML file is, or undefined: `fr/zimmer/index.html` is `/fr/zimmer`, `index.html` is `/`. */
export function pageOfFile(file: string): string | undefined {
  if (file === 'index.html') return '/'
  if (file.endsWith('/index.html')) return `/${file.slice(0, -'/index.html'.length)}`
  return file.endsWith('.html') ? `/${file}` : undefined
}

/** The HTML file of a page path. */
export function fileOfPage(page: string): string {
  if (page === '/') return 'index.html'
  return page.endsWith('.html') ? page.slice(1) : `${page.slice(1)}/index.html`
}

/** `fr/zimmer/index.html` is stored as `fr/zimmer`; the home page keeps its name, which is the index document. */
export function objectKey(file: string): string {
  const page = pageOfFile(file)
  return page === undefined || page === '/' ? file : page.slice(1)
}

/** The page data file of a page path, as Gatsby names it. */
export const dataFileOfPage = (page: string): string =>
  page === '/' ? 'page-data/index/page-data.json' : `page-data/${page.slice(1)}/page-data.json`

/** The page that a page data file belongs to, or undefined. */
export function pageOfDataFile(file: string): string | undefined {
  const match = /^page-data\/(.+)\/page-data\.json$/.exec(file)
  if (!match?.[1]) return undefined
  return match[1] === 'index' ? '/' : `/${match[1]}`
}

/** The page that an HTML or page data file belongs to, or undefined for everything that pages share. */
export const pageOf = (file: string): string | undefined => pageOfFile(file) ?? pageOfDataFile(file)

const errorPage = new RegExp(`^(?:/(?:${prefixPattern}))?/(?:404|410|500)(?:\\.html)?$`)

/** True for the pages that answer errors: they are no pages that could be lost, linked or deleted. */
export const isErrorPage = (page: string): boolean => errorPage.test(page)

/** How many pages visitors can go to: what every count of pages says. */
export const countOfPages = (pages: readonly { path: string }[]): number =>
  pages.filter(({ path }) => !isErrorPage(path)).length
