import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The compilation that a page of Gatsby names in its scripts. */
export const compilationOf = (html: string): string | undefined =>
  /window\.___webpackCompilationHash="([0-9a-f]+)"/.exec(html)?.[1]

/**
 * Makes `app-data.json` name the compilation that the pages name. Over a kept cache webpack compiles in two passes; Gatsby
 * writes the first into the pages and the last into this file, and a browser that finds two names loads each page
 * twice and leaves the site's own navigation. Returns true where the file was wrong.
 */
export async function agreeOnCompilation(publicFolder: string): Promise<boolean> {
  const scripts = path.join(publicFolder, '_gatsby', 'slices', '_gatsby-scripts-1.html')
  const file = path.join(publicFolder, 'page-data', 'app-data.json')
  const named = compilationOf(await readFile(scripts, 'utf8').catch(() => ''))
  if (named === undefined) return false
  const right = `${JSON.stringify({ webpackCompilationHash: named })}\n`
  if ((await readFile(file, 'utf8').catch(() => '')) === right) return false
  await writeFile(`${file}.tmp`, right)
  await rename(`${file}.tmp`, file)
  return true
}
