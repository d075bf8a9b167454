import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const files = ['site', 'worker', 'studio', 'sandbox', 'plugins', 'bench', 'tests']
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(room, name)),
  )
  .filter((file) => /\.(?:[cm]?[jt]sx?|css)$/.test(file) && !/node_modules|citations\.test/.test(file))

/** By its number, what `docs/specification.md` has. */
const sections = new Map(
  readFileSync('docs/specification.md', 'utf8')
    .split(/^## (?=\d)/m)
    .slice(1)
    .map((text) => [Number.parseInt(text, 10), text.toLowerCase()]),
)

/** A document by its name in capitals, as of `README, "Commands"`, and the title in it; what the W3C has published needs no copy. */
const documents = /\b(?!WCAG)([A-Z]{4,})[,:]? ?"([A-Z][^"]*)"/g
/** A section by its number, and the title in it, which may begin on the next line. */
const parts = /specification[ ,(]+section (\d+)(?:[,:]\s+(?:\* |# )?"([^"]+)")?/g

/** What a text cites that is not in the repository. */
function citedInVain(text: string): string[] {
  const titles = [...text.matchAll(documents)].filter(
    ([, name, title = '']) =>
      !existsSync(`${name}.md`) || !readFileSync(`${name}.md`, 'utf8').includes(`# ${title}\n`),
  )
  const numbers = [...text.matchAll(parts)].filter(
    ([, number, title = '']) => !sections.get(Number(number))?.includes(title.toLowerCase()),
  )
  return [...titles, ...numbers].map(([cited]) => cited)
}

it('what comments cite is in the repository', () => {
  expect(files.length).toBeGreaterThan(1000)
  const inVain = files.flatMap((file) =>
    citedInVain(readFileSync(file, 'utf8')).map((cited) => `${file}: ${cited}`),
  )
  expect(inVain).toEqual([])
})

it.each([
  ['(CONTRIBUTING, "Dress another hotel")', []],
  ['(SKETCHES, "Room")', ['SKETCHES, "Room"']],
  ['(README, "No such title")', ['README, "No such title"']],
  ['(specification, section 4, "Season")', []],
  ['(specification, section 44)', ['specification, section 44']],
  ['(specification, section 2,\n * "No such screen")', ['specification, section 2,\n * "No such screen"']],
])('of %j it names %j', (text, expected) => {
  expect(citedInVain(text)).toEqual(expected)
})
