import { describe, expect, it } from 'vitest'
import { expandFeed } from './expand'
import { occurrenceNode } from './occurrence-nodes'
import { type SearchableOccurrence, searchedEvents } from './searched-events'
import { day, sampleEvent, sampleFeed, zurich } from './testing/sample'

const occurrences = (...events: Parameters<typeof sampleFeed>) =>
  expandFeed(sampleFeed(...events), { language: 'de', textLanguage: 'de', timeZone: zurich }).occurrences

const nextOf = (given: readonly SearchableOccurrence[], today: string) =>
  searchedEvents(given, today)
    .filter(({ kind }) => kind === 'event')
    .map(({ path, next }) => [path, next?.start, next?.status])

describe('an event as visitors find it', () => {
  it('is there once, by its next date, until its last one is over', () => {
    const given = occurrences(sampleEvent('fondue', [day('2026-12-08', '18:00'), day('2026-12-01', '18:00')]))
    expect(nextOf(given, '2026-12-01')).toEqual([
      ['/events/fondue/2026-12-01/18-00', '2026-12-01', 'scheduled'],
    ])
    expect(nextOf(given, '2026-12-02')).toEqual([
      ['/events/fondue/2026-12-08/18-00', '2026-12-08', 'scheduled'],
    ])
    expect(nextOf(given, '2026-12-09')).toEqual([])
  })

  it('is found by a date that takes place rather than by one that is cancelled', () => {
    const [first, second] = occurrences(sampleEvent('lesung', [day('2026-12-01'), day('2026-12-08')]))
    if (!first || !second) throw new Error('the sample has two dates')
    const cancelled = { ...first, status: 'cancelled' as const }
    expect(nextOf([cancelled, second], '2026-12-01')).toEqual([
      ['/events/lesung/2026-12-08', '2026-12-08', 'scheduled'],
    ])
    expect(nextOf([cancelled], '2026-12-01')).toEqual([
      ['/events/lesung/2026-12-01', '2026-12-01', 'cancelled'],
    ])
  })

  it('names the language of its words where that is not the one of its page', () => {
    const feed = sampleFeed(sampleEvent('lesung', [day('2026-12-01')]))
    const languageOf = (language: 'en' | 'fr') =>
      searchedEvents(
        expandFeed(feed, { language, textLanguage: 'en', timeZone: zurich }).occurrences,
        '2026-12-01',
      ).at(-1)?.textLanguage
    expect([languageOf('fr'), languageOf('en')]).toEqual(['en', undefined])
  })

  it('has the same words by its node as by the feed', () => {
    const given = occurrences(
      sampleEvent('konzert', [day('2026-12-01')], {
        description: '**Vier** Hörner\n\n[Karten](https://a.example)',
        teaser: 'Am See',
      }),
    )
    const nodes = given.map((value) => occurrenceNode(value, '2026-11-22'))
    const fromNodes = nodes.map(({ id, fields }) => ({ ...fields, id }) as unknown as SearchableOccurrence)
    const found = searchedEvents(given, '2026-11-22').at(-1)
    expect(found).toMatchObject({
      kind: 'event',
      title: 'Titel konzert',
      lead: 'Am See',
      texts: ['Vier Hörner\nKarten'],
    })
    expect(searchedEvents(fromNodes, '2026-11-22').at(-1)).toEqual(found)
  })
})
