import { readFileSync, writeFileSync } from 'node:fs'
import type { Kept } from './kept'
import { advantage, milliseconds, sitesOf, table } from './report'

const begin = '<!-- figures: written by npm run bench -->'
const end = '<!-- end of figures -->'

/** The figures in short: one line for each size of site. */
export function shortTable(kept: Kept): string {
  const rows = sitesOf(kept).map((site) => {
    const of = (name: string) => site.kinds.find((kind) => kind.name === name)
    const text = of('text of a page')
    const menu = of('menu')
    return [
      site.pages.toLocaleString('en'),
      text ? `${milliseconds(text.builder.median)} ms` : '',
      text ? `${milliseconds(text.live.median)} ms` : '',
      menu ? `${milliseconds(menu.live.median)} ms, ${menu.pages} pages` : '',
      `${site.warmBuild} s`,
      `${advantage(site)} times`,
    ]
  })
  const head = ['pages', 'a text, regenerated', 'live', 'a menu, live', 'warm `gatsby build`', 'sooner']
  const dates = [...new Set(Object.values(kept).map(({ taken }) => taken.on))].sort()
  return [
    table(head, rows),
    `Medians, taken by \`npm run bench\` on ${dates.join(' and ')}; all of them, stage by stage: [docs/figures.md](docs/figures.md).`,
  ].join('\n\n')
}

/** Puts the figures between the two marks of the README. @throws Error when the marks are not there */
export function writeReadme(file: string, kept: Kept): void {
  const text = readFileSync(file, 'utf8')
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${file} has no place for the figures: "${begin}" and "${end}".`)
  writeFileSync(file, `${text.slice(0, from)}${begin}\n${shortTable(kept)}\n${text.slice(to)}`)
}
