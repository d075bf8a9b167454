import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { colours } from '../../site/brand/colours'
import { houseName, shortName, usualCurrency, usualTimeZone, valley } from '../../site/brand/house'
import { houseWords } from '../../site/brand/words'
import { copyProduct } from '../support/product-copy'

let copy: ReturnType<typeof copyProduct>

const program = 'tests/structure/said-of-the-house.ts'
const colour = /#[\da-f]{6}\b|rgb\(\d+ \d+ \d+/g
const own = [...new Set(JSON.stringify(colours).match(colour))]

/** Another colour for each: red and blue change places, and green is turned around. */
function otherColour(one: string): string {
  const [red = 0, green = 0, blue = 0] = one.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(one.slice(at, at + 2), 16))
    : (one.match(/\d+/g) ?? []).map(Number)
  const other = [blue, 255 - green, red]
  const hex = other.map((part) => part.toString(16).padStart(2, '0')).join('')
  return one.startsWith('#') ? `#${hex}` : `rgb(${other.join(' ')}`
}

/** What is said of the house: the names, the money and what is told of it, as far as they are in a text. */
const facts = [houseName, shortName, valley, usualCurrency, usualTimeZone].concat(
  Object.values(houseWords).map(({ description }) => description),
)
const otherFacts = {
  [houseName]: 'Hôtel du Phare',
  [shortName]: 'Phare',
  [valley]: 'Baie Grise',
  [usualCurrency]: 'EUR',
  [usualTimeZone]: 'Europe/Paris',
}
const within = (text: string, parts: readonly string[]) => parts.filter((part) => text.includes(part))

beforeAll(() => {
  copy = copyProduct('hotel')
})
afterAll(() => copy.remove())

describe('the recipe "Dress another hotel", step by step', () => {
  const recipe =
    /## Dress another hotel\n(.*?)\n## /s.exec(readFileSync('CONTRIBUTING.md', 'utf8'))?.[1] ?? ''
  const everywhere = 'tests/structure/one-house.test.ts'

  it('before it, everything that needs no build speaks of this one, in its colours', async () => {
    const said = await copy.said(program)
    expect(within(said, facts)).toEqual(facts)
    expect(within(said, own)).toEqual(own)
    const each = Object.entries<unknown>(JSON.parse(said)).map(([name, what]) => ({
      name,
      text: JSON.stringify(what),
    }))
    expect(each.length).toBeGreaterThan(12)
    expect(each.filter(({ text }) => within(text, [...facts, ...own]).length === 0)).toEqual([])
  })

  it('1. its names and words, in two files', () => {
    expect(recipe).toMatch(/\n1\. .*`site\/brand\/house\.ts`.*`words\.ts`/)
    for (const [from, to] of Object.entries(otherFacts))
      copy.change('site/brand/house.ts', `'${from}'`, `'${to}'`)
    for (const { description } of Object.values(houseWords))
      copy.change('site/brand/words.ts', `'${description}'`, "'A house by the sea.'")
  })

  it('2. its colours: what was made from the old ones is named', async () => {
    expect(recipe).toMatch(/\n2\. .*`tokens\.css`/)
    copy.change('site/brand/tokens.css', colour, otherColour)
    const complaint = await copy.test('unit', 'site/generate/generated.test.ts')
    expect(complaint).toContain('site/brand/colours.ts is stale')
    expect(complaint).toContain('site/brand/static/manifest.webmanifest is stale')
  })

  it('3. the generator, and its drawings: an icon in colours that the house no longer has is named', async () => {
    expect(recipe).toMatch(/\n3\. `npm run generate`/)
    expect(recipe).toMatch(/\n4\. .*`static\/`/)
    expect(await copy.generate()).toBe('')
    expect(await copy.test('integration', everywhere)).toContain('the icons have the colours of the house')
    for (const icon of ['static/favicon.svg', 'operations-icon.svg'])
      copy.change(`site/brand/${icon}`, colour, otherColour)
    copy.change('site/brand/operations-icon.svg', shortName, 'Phare')
    expect(await copy.test('integration', everywhere)).toBe('')
  })

  it('then everything that needs no build speaks of the other one, in its colours', async () => {
    const said = await copy.said(program)
    const others = [...Object.values(otherFacts), 'A house by the sea.']
    expect(within(said, others)).toEqual(others)
    expect(within(said, own.map(otherColour))).toEqual(own.map(otherColour))
    expect(within(said, facts)).toEqual([])
    expect(within(said, own)).toEqual([])
  })

  it('a house without a colour that is needed is told', async () => {
    copy.change('site/brand/tokens.css', /\n {2}--snow: .*/, '')
    expect(await copy.generate()).toContain('site/brand/tokens.css has no colour --snow.')
  })
})
