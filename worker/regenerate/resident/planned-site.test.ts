import { expect, it } from 'vitest'
import { noHolders } from '../../../site/addresses/path-holders'
import { expandFeed } from '../../../site/events/expand'
import { occurrenceNode } from '../../../site/events/occurrence-nodes'
import { day, sampleEvent, sampleFeed, zurich } from '../../../site/events/testing/sample'
import { PlannedSite } from './planned-site'

const today = '2026-11-22'
const picture = { reference: `image-${'a'.repeat(40)}-30x20-png`, alt: 'Serenade' }
const { occurrences } = expandFeed(
  sampleFeed(sampleEvent('serenade', [day('2026-12-08', '20:30')], { picture })),
  { language: 'de', textLanguage: 'de', timeZone: zurich },
)
const nodes = occurrences.map((value) => {
  const { id, fields } = occurrenceNode(value, today)
  return { id, ...fields }
})
/** The media corner offers the picture, and no other document shows it. */
const corner = {
  ...{
    id: 'corner',
    internal: { type: 'SanityMediaCorner', contentDigest: '' },
    _id: 'mediaCorner',
    _type: 'mediaCorner',
    __i18n_lang: 'de',
  },
  sections: [{ items: [{ image: { asset: { _ref: picture.reference } } }] }],
}
const withEvents = (events: readonly unknown[]) => {
  const site = new PlannedSite(
    { getNodesByType: (type) => (type === 'EventOccurrence' ? [...events] : []) },
    noHolders,
    { today, moment: Date.parse(`${today}T12:00:00Z`) },
  )
  site.applyDocuments(new Map([['mediaCorner', corner]]), undefined, 0)
  return site
}
const withheld = [`images/${'a'.repeat(40)}-30x20.png`]

it('a picture of an event is for everybody, also where the press finds it in the media corner', () => {
  const site = withEvents(nodes)
  expect(site.content.withheld()).toEqual([])
  site.applyEvents([], today)
  expect(site.content.withheld()).toEqual(withheld)
  site.applyEvents(occurrences, today)
  expect(site.content.withheld()).toEqual([])
  expect(withEvents([]).content.withheld()).toEqual(withheld)
})
