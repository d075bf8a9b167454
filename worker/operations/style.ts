import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { colours } from '../../site/brand/colours'
import { letters } from '../../site/brand/letters'

const firstOf = (families: string): string => families.split(',')[0] ?? families

const face = (name: keyof typeof letters): string => {
  const { families, weights } = letters[name]
  return `@font-face { font-family: ${firstOf(families)}; src: url("/operations/assets/${name}.woff2") format("woff2"); font-weight: ${weights}; font-display: swap }`
}

/** `onDark` is `--on-dark` in a style. */
const token = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

const root = Object.entries({
  ...colours,
  displayFont: letters.display.families,
  textFont: letters.text.families,
}).map(([name, value]) => `  ${token(name)}: ${value};\n`)

/** The style of the operations page: letters and colours of the house, and behind them `operations.css`. */
export async function operationsStyle(): Promise<string> {
  const own = await readFile(path.join(__dirname, 'operations.css'), 'utf8')
  return `${face('display')}\n${face('text')}\n:root {\n${root.join('')}}\n${own}`
}
