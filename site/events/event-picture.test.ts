import { expect, it } from 'vitest'
import { SiteData } from '../content/testing/site-data'
import { planEventPages } from './event-pages'
import { eventModel } from './nodes'
import { day, ownChannel, sampleEvent, sampleFeed, sampleFeeds, zurich } from './testing/sample'

it('the picture of an event is shown with the words and the credit that the feed gives it', () => {
  const today = '2026-11-22'
  const words = { alt: 'Saal', caption: 'Im Saal', credit: 'Anna Arve' }
  const picture = { reference: 'image-abc-800x600-jpg', ...words }
  const feeds = sampleFeeds(sampleFeed(sampleEvent('serenade', [day('2026-12-01')], { picture })))
  const { nodes, occurrences } = eventModel({ feeds, today, ownChannel, timeZone: zurich })
  const site = new SiteData([], today)
  site.setNodes(nodes)
  const page = planEventPages({ occurrences, today }).find(
    ({ path }) => path === '/events/serenade/2026-12-01',
  )
  if (!page) throw new Error('the event has no page')
  expect(JSON.parse(site.page({ ...page, context: { ...page.context } }).data)).toMatchObject({
    event: { picture: words },
  })
})
