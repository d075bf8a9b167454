import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { colours } from '../../site/brand/colours'
import { houseName, shortName, usualCurrency, valley } from '../../site/brand/house'
import { letters } from '../../site/brand/letters'
import { withoutComments } from './without-comments'

/** What may name a house, a colour or a currency outside of `site/brand`, and why. */
const meant = [
  { of: 'names', file: /^site\/settings\/demo-names\.ts$/, why: 'what the stand-ins call the demo hotel' },
  {
    of: 'names',
    file: /^studio\/complete-\w+\.ts$|\/example\.ts$/,
    why: 'an example of what an editor writes',
  },
  { of: 'colours', file: /^site\/src\/styles\/print\.css$/, why: 'paper is white, and ink on it black' },
  {
    of: 'colours',
    file: /^worker\/preview\/overlay\/outline\.ts$/,
    why: 'the blue of the Studio around a field',
  },
] as const
type Kind = (typeof meant)[number]['of']

const isProduct = (file: string): boolean =>
  /\.(?:tsx?|css|js|svg|html)$/.test(file) &&
  !/node_modules|\.test\.|\/testing\/|^site\/brand\/|^studio\/(?:dist|\.sanity)\//.test(file)
const files = ['site', 'worker', 'studio', 'plugins']
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(room, name)),
  )
  .concat('gatsby-config.ts', 'gatsby-node.ts')
  .filter(isProduct)

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const word = (text: string, flags = ''): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${escaped(text)}(?![\\p{L}\\d])`, `gu${flags}`)
const currencyNames = ['de', 'fr', 'en'].map(
  (language) => new Intl.DisplayNames([language], { type: 'currency' }).of(usualCurrency) ?? usualCurrency,
)

/** Of `#feed` and `#anchor` a colour is told by what stands before it: a quote, a space, a bracket. */
const colour =
  /(?<=["'`\s:,(;>])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi
const colourWord =
  /\b(?:color|background(?:-color)?|fill|stroke|border(?:-[a-z]+)*|outline(?:-color)?):[^;{}]*(?<![-\w])(?:black|white|red|green|blue|gr[ae]y|gold|silver|orange|yellow|brown|beige|ivory)\b(?!-)/g
const transparent = /^#0{4}$|^#0{8}$/

/** What of the house stands in a text: each colour, or each name of it, its money and its letters, as it is written there. */
function ofTheHouse(kind: Kind, file: string, text: string): string[] {
  const patterns = {
    colours: file.endsWith('.css') ? [colour, colourWord] : [colour],
    names: [
      ...[houseName, houseName.toLowerCase().replaceAll(' ', '-'), valley].map((name) => word(name, 'i')),
      ...Object.values(letters).map(({ families }) => word(families.replace(/^"|[",].*/g, ''), 'i')),
      ...[shortName, usualCurrency].map((name) => word(name)),
      // In the plural, too.
      ...currencyNames.flatMap((name) => [word(name, 'i'), word(`${name}s`, 'i')]),
    ],
  }
  const code = withoutComments(text)
  const found = patterns[kind].flatMap((pattern) => code.match(pattern) ?? [])
  return [...new Set(found)].filter((one) => !transparent.test(one))
}

const sources = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const having = (kind: Kind) =>
  sources
    .map(({ file, text }) => ({ file, found: ofTheHouse(kind, file, text) }))
    .filter(({ found }) => found.length)

describe('the house is one folder', () => {
  it.each(['colours', 'names'] as const)('no %s of it stand anywhere else', (kind) => {
    expect(files.length).toBeGreaterThan(500)
    const places = meant.filter(({ of }) => of === kind)
    expect(having(kind).filter(({ file }) => !places.some((place) => place.file.test(file)))).toEqual([])
  })

  it('where other colours are meant, there are some', () => {
    const found = having('colours')
    const places = meant.filter(({ of }) => of === 'colours')
    expect(places.filter((place) => !found.some(({ file }) => place.file.test(file)))).toEqual([])
  })

  it.each([
    ['colours', 'a.css', 'a { color: #15211c }', ['#15211c']],
    ['colours', 'a.css', 'a { background: linear-gradient(rgb(1 2 3 / 50%), #0000) }', ['rgb(']],
    ['colours', 'a.css', 'a { color: white; mask: linear-gradient(black, #0000) }', ['color: white']],
    ['colours', 'a.ts', 'const style = "color:#fff"', ['#fff']],
    ['colours', 'a.ts', 'const link = "/operations#feed"', []],
    ['names', 'a.ts', `const place = 'in the ${valley}'`, [valley]],
    ['names', 'a.ts', `const board = "${shortName}, Queue"`, [shortName]],
    ['names', 'a.ts', `const price = "${usualCurrency} 12" // ${usualCurrency} 13`, [usualCurrency]],
  ] as const)('of %s in %s, %s has %j', (kind, file, text, expected) => {
    expect(ofTheHouse(kind, file, text)).toEqual(expected)
  })
})

it('the icons have the colours of the house', () => {
  const known = new Set<string>(Object.values(colours))
  const icons = ['site/brand/static/favicon.svg', 'site/brand/operations-icon.svg']
  const inIcons = icons.flatMap((file) => readFileSync(file, 'utf8').match(/#[\da-f]{3,8}\b/gi) ?? [])
  expect(inIcons.length).toBeGreaterThan(2)
  expect(inIcons.filter((one) => !known.has(one))).toEqual([])
})
