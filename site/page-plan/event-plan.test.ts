import { expect, it } from 'vitest'
import { eventModel } from '../events/nodes'
import { day, ownChannel, sampleEvent, sampleFeed, sampleFeeds, zurich } from '../events/testing/sample'
import { languages } from '../languages/locales'
import { Sitemap } from '../nodes/sitemap'
import { alternates } from '../src/head/alternates'
import { eventLines, eventPlan } from './event-plan'

const today = '2026-12-01'

it.each(languages)(
  'an event that the feed in %s has not names the same pages in the sitemap as in its head',
  (missing) => {
    const feeds = sampleFeeds(sampleFeed(sampleEvent('tour', [day('2026-12-12')])))
    feeds[missing] = { ...feeds[missing], feed: sampleFeed() }
    const { occurrences } = eventModel({ feeds, today, ownChannel, timeZone: zurich })
    const xml = [...new Sitemap('').apply(eventLines(occurrences, today), []).values()].join('')
    const pages = eventPlan(occurrences, today).filter(({ path }) => path.includes('/tour/'))
    expect(pages).toHaveLength(languages.length - 1)
    for (const { language, path, context } of pages) {
      const entry = xml.split('<url>').find((each) => each.startsWith(`<loc>${path}</loc>`)) ?? ''
      const told = [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
        ([, tag, href]) => `${tag} ${href}`,
      )
      const head = alternates(language, path, context.translations as Parameters<typeof alternates>[2])
      expect(told).toEqual(head.map(({ hrefLang, path: href }) => `${hrefLang} ${href}`))
    }
  },
)
