import { realpathSync } from 'node:fs'
import path from 'node:path'
import { folderHashes } from '../support/folder-hashes'

/** Pages of the site and their data, by the paths that visitors ask for, with the hash of their bytes. */
export interface SiteMap {
  pages: ReadonlyMap<string, string>
  data: ReadonlyMap<string, string>
}

const errorPages = /^(?:\w\w\/)?(?:404|410)(?:\.html|\/)/

/** What is live now, as it lies in the published folder. */
export function siteMap(dataFolder: string): SiteMap {
  const files = folderHashes(realpathSync(path.join(dataFolder, 'site/live')))
  const pages = new Map<string, string>()
  const data = new Map<string, string>()
  for (const [file, hash] of files) {
    if (errorPages.test(file)) continue
    if (file.endsWith('/index.html') || file === 'index.html')
      pages.set(`/${file.replace(/\/?index\.html$/, '')}`, hash)
    if (file.startsWith('page-data/') && file.endsWith('.json')) data.set(`/${file}`, hash)
  }
  return { pages, data }
}

/** Addresses of pictures on these pages. */
export async function picturesOf(url: string, pages: Iterable<string>): Promise<string[]> {
  const found = new Set<string>()
  for (const page of pages) {
    const html = await (await fetch(url + page)).text()
    for (const [, address = ''] of html.matchAll(/["\s](\/images\/.+?)(?=,?\s|")/g))
      found.add(address.replaceAll('&amp;', '&'))
  }
  return [...found]
}
