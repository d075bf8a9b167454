import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = 'site/src/slices'
const slices = ['footer', 'header']
const plain = 'site/src/styles'

/** The file that an import names, if it is one of this repository. */
function fileOf(from: string, name: string): string[] {
  const base = path.posix.join(path.posix.dirname(from), name)
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((end) => base + end)
    .filter((file) => /\.\w+$/.test(file) && existsSync(file))
    .slice(0, 1)
}

/** What a module imports to run: types are gone by then. */
const importsOf = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import|export) (?!type )[^;]*? from '(\.[^']+)'|import\('(\.[^']+)'\)/gm,
    ),
  ].flatMap(([, named, lazy]) => fileOf(file, named ?? lazy ?? ''))

/** The style sheets of all that a module shows. */
function sheetsOf(start: string): Set<string> {
  const seen = new Set([start])
  for (const file of seen) if (/\.tsx?$/.test(file)) for (const found of importsOf(file)) seen.add(found)
  return new Set([...seen].filter((file) => file.endsWith('.module.css')))
}

/** Classes that any part of a page may have, by the names that they have in `site/src/styles`. */
function plainClasses(): string[] {
  const sheets = readdirSync(plain).filter((name) => name.endsWith('.css'))
  const css = sheets
    .map((name) => readFileSync(`${plain}/${name}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''))
    .join('')
  return [...new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name))].sort()
}

/** `site/src/slices/slice-styles.ts`: the classes of header and footer, which every page is given later. */
export function sliceStyles(): string {
  const sheets = [...new Set(slices.flatMap((slice) => [...sheetsOf(`${folder}/${slice}.tsx`)]))].sort()
  const imports = sheets.map(
    (sheet, index) =>
      `import * as s${index} from '../${path.posix.relative(path.posix.dirname(folder), sheet)}'`,
  )
  return `// Written by npm run generate from what header and footer import.
${imports.join('\n')}

const plain = [
${plainClasses()
  .map((name) => `  '${name}',`)
  .join('\n')}
]
const own = [${sheets.map((_, index) => `s${index}`).join(', ')}]

/** Every class that header and footer may have: they are put into a page after it was rendered, and change without it. */
export const sliceClasses: ReadonlySet<string> = new Set([
  ...plain,
  ...own.flatMap((sheet) => Object.values<string>(sheet)),
])
`
}
