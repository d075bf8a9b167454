import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PageFacts } from '../changes/made-file'
import { nothingMade } from '../changes/testing/nothing-made'
import { joinFacts, packFiles, type ToldFile, unpackRegeneration } from './told-files'

const address = fc.constantFrom('/', '/zimmer', '/fr', '/en/rooms')
const facts: fc.Arbitrary<PageFacts> = fc
  .record({
    links: fc.uniqueArray(address),
    alternates: fc.dictionary(fc.constantFrom('de', 'fr', 'en'), address, { noNullPrototype: true }),
    noIndex: fc.boolean(),
    scriptHashes: fc.uniqueArray(fc.constantFrom('sha256-a', 'sha256-b')),
    unmade: fc.option(fc.constantFrom('', 'why')),
  })
  .map(({ unmade, ...rest }) => (unmade === null ? rest : { ...rest, unmade }))

const regeneration = { ...nothingMade, root: '/site', removed: ['fort/index.html'] }

/** As it arrives over a channel that carries JSON. */
const arrived = (files: readonly ToldFile[]) =>
  unpackRegeneration(JSON.parse(JSON.stringify({ ...regeneration, files: packFiles(files) })))

const file = (name: string) => ({ path: name, sha256: `hash of ${name}`, size: name.length })

it('what is sent of files arrives whole: pages with what they share, data and other files as they are', () => {
  const shared = fc.option(fc.nat({ max: 1 }))
  fc.assert(
    fc.property(fc.tuple(facts, facts), fc.array(fc.tuple(facts, shared)), (slices, pages) => {
      const others = [
        { ...file('page-data/index/page-data.json'), isDamaged: true, unpublished: 'drafts.a' },
        { ...file('_redirects.json'), text: '{}' },
        file('app.js'),
      ]
      const told = pages.map(([own, slice], index): ToldFile => {
        const others = slice === null ? undefined : slices[slice]
        return { ...file(`${index}.html`), facts: own, ...(others ? { shared: others } : {}) }
      })
      const expected = told.map(({ shared: others, facts: own, ...rest }) => ({
        ...rest,
        facts: own && others ? joinFacts(own, others) : own,
      }))
      expect(arrived([...others, ...told])).toEqual({ ...regeneration, files: [...others, ...expected] })
    }),
  )
})

it('what thousands of pages share is sent once, and so is each text', () => {
  const shared: PageFacts = {
    links: Array.from({ length: 200 }, (_, number) => `/menu/eintrag-${number}`),
    alternates: {},
    noIndex: false,
    scriptHashes: ['sha256-menu'],
  }
  const page = (number: number): ToldFile => ({
    ...file(`${number}/index.html`),
    facts: { links: ['/zimmer'], alternates: { fr: '/fr' }, noIndex: false, scriptHashes: ['sha256-page'] },
    shared,
  })
  const packed = packFiles(Array.from({ length: 3000 }, (_, number) => page(number)))
  expect(packed.shared).toHaveLength(1)
  expect(packed.texts).toHaveLength(new Set(packed.texts).size)
  expect(JSON.stringify(packed).length / 3000).toBeLessThan(250)
})

it('joined facts name nothing twice; what a page says by itself goes before what is shared', () => {
  const own = { links: ['/a', '/b'], alternates: { fr: '/fr/a' }, noIndex: true, scriptHashes: ['x'] }
  const shared = {
    links: ['/b', '/c'],
    alternates: { fr: '/fr', en: '/en' },
    noIndex: false,
    scriptHashes: ['x', 'y'],
  }
  expect(joinFacts(own, shared)).toEqual({
    links: ['/a', '/b', '/c'],
    alternates: { fr: '/fr/a', en: '/en' },
    noIndex: true,
    scriptHashes: ['x', 'y'],
  })
  expect(joinFacts(own, { ...shared, unmade: 'the header' }).unmade).toBe('the header')
})
