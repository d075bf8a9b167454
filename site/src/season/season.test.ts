import vm from 'node:vm'
import { describe, expect, test } from 'vitest'
import { seasonInForce, seasonScript } from './season'

type Given = readonly [ofPage: string | null, ofVisitor: string | null, ofHotel: string | null]

/** What the script in the header does with the same three. */
function scriptSeason([ofPage, ofVisitor, ofHotel]: Given): string | undefined {
  let season: string | undefined
  const found: Record<string, string | null> = {
    '[data-page-season]': ofPage,
    '[data-hotel-season]': ofHotel,
  }
  const document = {
    querySelector: (selector: string) => ({ getAttribute: () => found[selector] }),
    documentElement: {
      setAttribute: (_name: string, value: string) => {
        season = value
      },
    },
  }
  vm.runInNewContext(seasonScript, { document, sessionStorage: { getItem: () => ofVisitor } })
  return season
}

const cases: readonly [string, Given, string | undefined][] = [
  ['a season page shows its own season', ['winter', 'summer', 'summer'], 'winter'],
  ['elsewhere the visitor’s choice holds', [null, 'winter', 'summer'], 'winter'],
  ['without a choice the hotel’s season holds', [null, null, 'winter'], 'winter'],
  ['without any there is none', [null, null, null], undefined],
  ['an unknown word is no season', ['spring', 'autumn', 'summer'], 'summer'],
]

describe('the season in force', () => {
  test.each(cases)('%s', (_name, given, expected) => expect(seasonInForce(...given)).toBe(expected))
  test.each(cases)('in the script of the header %s', (_name, given, expected) =>
    expect(scriptSeason(given)).toBe(expected),
  )
})
