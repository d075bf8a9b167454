import { expect, test } from 'vitest'
import { inSwissSpelling } from './swiss-spelling'

const loaded = async (bundle: { resources: unknown } | undefined) =>
  typeof bundle?.resources === 'function' ? bundle.resources() : bundle?.resources

test('what the Studio says in German has ss, loaded later or there at once, also as a module', async () => {
  const { bundles = [] } = inSwissSpelling({
    ...{ id: 'de-DE', title: 'Deutsch' },
    bundles: [
      { namespace: 'now', resources: { close: 'Schließen', deep: { size: 'Größe' } } },
      { namespace: 'later', resources: async () => ({ default: { close: 'Schließen', list: ['Fuß'] } }) },
    ],
  })
  expect(await loaded(bundles[0])).toEqual({ close: 'Schliessen', deep: { size: 'Grösse' } })
  expect(await loaded(bundles[1])).toEqual({ default: { close: 'Schliessen', list: ['Fuss'] } })
  expect(bundles.map(({ namespace }) => namespace)).toEqual(['now', 'later'])
})

test('other languages stay as they are', () => {
  const english = { id: 'en-US', title: 'English', bundles: [{ namespace: 'a', resources: { a: 'ß' } }] }
  expect(inSwissSpelling(english)).toBe(english)
})
