import { expect, it } from 'vitest'
import { houseSeason, isHouseClosed, opening } from './house-season'
import { sitePartClaimant } from './part-claimants'
import type { ContentNode } from './raw'

const stored = (type: string, fields: Readonly<Record<string, unknown>>): ContentNode => ({
  id: type,
  _id: type,
  _type: type,
  __i18n_lang: 'de',
  internal: { type, contentDigest: '' },
  ...fields,
})

/** What a resolver finds in these documents, and which nodes it looked at. */
function hotelOf(...documents: readonly ContentNode[]) {
  const nodes = new Map(
    documents
      .map(sitePartClaimant)
      .flatMap((claimant) => claimant.give({ claim: claimant.claim, holder: '' }).nodes)
      .map((node) => [node.id, { id: node.id, ...node.fields }] as const),
  )
  const looked = new Set<unknown>()
  const context = {
    nodeModel: {
      getNodeById: ({ id }: { id: string }) => {
        looked.add(nodes.get(id))
        return id === 'today' ? { date: '2026-11-22' } : nodes.get(id)
      },
      trackPageDependencies: (result: unknown) => result,
    },
  }
  return { context, looked }
}

const openSeasons = [{ _key: 'a', season: 'winter', from: '2026-12-18', to: '2027-04-04' }]

it('the opening dates decide where the editor lets the calendar decide', () => {
  const { context } = hotelOf(stored('header', { season: 'calendar' }), stored('prefooter', { openSeasons }))
  expect(houseSeason('de', context)).toBe('winter')
  expect(opening('de', context)).toEqual({ season: 'winter', from: '2026-12-18', to: '2027-04-04' })
})

it('an edit of anything else in header or footer touches nothing that the season of a page is found by', () => {
  const seen = (partners: string) => {
    const { context, looked } = hotelOf(
      stored('header', { season: 'calendar', summerPageLink: { _ref: partners } }),
      stored('prefooter', { openSeasons, list: [{ _key: 'a', alt: partners }] }),
    )
    expect([houseSeason('de', context), opening('de', context)?.season]).toEqual(['winter', 'winter'])
    return [...looked]
  }
  expect(seen('Die Bahn')).toEqual(seen('Die Käserei'))
})

it('the house is closed in the months between two seasons, and before the first; after the last nobody knows', () => {
  const two = [...openSeasons, { _key: 'b', season: 'summer', from: '2027-06-12', to: '2027-10-10' }]
  const { context } = hotelOf(stored('prefooter', { openSeasons: two }))
  const closed = ['2026-11', '2026-12', '2027-04', '2027-05', '2027-06', '2027-10', '2027-11'].filter(
    (month) => isHouseClosed(month, 'de', context),
  )
  expect(closed).toEqual(['2026-11', '2027-05'])
  expect(isHouseClosed('2027-05', 'de', hotelOf(stored('prefooter', {})).context)).toBe(false)
})
