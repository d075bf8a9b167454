import { describe, expect, it } from 'vitest'
import { languages } from '../languages/locales'
import { planEventPages } from './event-pages'
import { eventModel } from './nodes'
import { day, ownChannel, sampleEvent, sampleFeed, sampleFeeds, zurich } from './testing/sample'

const today = '2026-11-30'
const feed = sampleFeed(sampleEvent('serenade', [day('2026-12-08', '20:30')]))
const { nodes, occurrences } = eventModel({ feeds: sampleFeeds(feed), today, ownChannel, timeZone: zurich })
const pages = planEventPages({ occurrences, today })
const pageAt = (path: string) => pages.find((page) => page.path === path)

describe('the pages of events', () => {
  it('are the list, twelve months and one page per occurrence in each language', () => {
    expect(pages).toHaveLength(languages.length * (1 + 12 + 1))
    expect(pages.filter((page) => page.language === 'fr').map((page) => page.path)).toEqual([
      '/fr/evenements',
      ...[
        '2026-11',
        '2026-12',
        ...Array.from({ length: 10 }, (_, index) => `2027-${String(index + 1).padStart(2, '0')}`),
      ].map((month) => `/fr/evenements/${month}`),
      '/fr/evenements/serenade/2026-12-08/20-30',
    ])
  })

  it('have no path twice and no slash at the end', () => {
    const paths = pages.map((page) => page.path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.filter((path) => path.endsWith('/'))).toEqual([])
  })

  it('know the same page in the other languages', () => {
    expect(pageAt('/events/2027-01')?.translationPaths).toMatchObject({
      de: '/events/2027-01',
      fr: '/fr/evenements/2027-01',
      en: '/en/events/2027-01',
    })
    expect(pageAt('/en/events/serenade/2026-12-08/20-30')?.translationPaths).toMatchObject({
      de: '/events/serenade/2026-12-08/20-30',
      fr: '/fr/evenements/serenade/2026-12-08/20-30',
      en: '/en/events/serenade/2026-12-08/20-30',
    })
  })

  it('ask only for nodes that there are', () => {
    const ids = new Set(nodes.map((node) => node.id))
    const asked = pages.flatMap(({ ownerId, context }) => [
      ownerId,
      context.monthId,
      context.calendarId,
      context.facetsId,
      context.occurrenceId,
      context.seriesId,
    ])
    expect(asked.filter((id) => id !== undefined && !ids.has(id))).toEqual([])
  })

  it('show the current month on the list, and name the list as canonical for its month page', () => {
    expect(pageAt('/events')?.context).toMatchObject({ month: '2026-11', monthId: 'event-month-de-2026-11' })
    expect(pageAt('/events/2026-11')?.context.canonicalPath).toBe('/events')
    expect(pageAt('/events/2026-12')?.context.canonicalPath).toBeUndefined()
  })
})
