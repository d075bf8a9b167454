import { expect, it } from 'vitest'
import { imageById } from './image-by-id'
import { shownOf } from './testing/shown-of'

const asset = {
  _id: 'image-abc123-2400x1600-jpg',
  title: 'Der See',
  creditLine: 'Atelier',
  metadata: { dimensions: { width: 2400, height: 1600 } },
}
const crop = { top: 0.1, bottom: 0, left: 0.2, right: 0 }
const hotspot = { x: 0.4, y: 0.6, width: 0.2, height: 0.3 }
const nodes: Readonly<Record<string, unknown>> = {
  [asset._id]: asset,
  'teaser-room-arven': { storedPicture: { asset: { _ref: asset._id }, crop, hotspot, alt: 'Ein Zimmer' } },
  'teaser-room-bare': { storedPicture: null },
  'library-mediaImage-railway': {
    title: 'Die Bahn',
    storedPicture: { asset: { _ref: asset._id }, crop, hotspot },
  },
  'sitepart-prefooter-de': {
    content: { list: [{ url: 'https://railway.example', refImage: { _ref: 'mediaImage-railway' } }] },
  },
  today: { date: '2026-11-22' },
}
const context = {
  nodeModel: {
    getNodeById: ({ id }: { id: string }) => nodes[id],
    trackPageDependencies: (result: unknown) => result,
  },
}

it('the picture of a document is found by its id: asset, crop, focal point, title and credit', () => {
  expect(imageById('room-arven', context)).toMatchObject({
    id: 'room-arven',
    asset: { metadata: { dimensions: { width: 2400, height: 1600 } } },
    crop,
    hotspot,
    title: 'Der See',
    creditLine: 'Atelier',
  })
  expect(imageById(asset._id, context)).toMatchObject({ asset, title: 'Der See', crop: undefined })
  expect([imageById('room-bare', context), imageById('nobody', context)]).toEqual([undefined, undefined])
})

it('that of the media library has the crop and the focal point that it has there, and its name where nothing else says more', () => {
  expect(imageById('mediaImage-railway', context)).toMatchObject({ crop, hotspot, title: 'Der See', asset })
})

it('a partner shows it by reference, cut as there, and called as there where nobody wrote more', () => {
  expect(shownOf(['Prefooter', 'list'], 'de', context)).toMatchObject([
    {
      href: 'https://railway.example',
      alt: 'Die Bahn',
      picture: { stored: { crop, hotspot }, width: 1920, height: 1440 },
    },
  ])
})
