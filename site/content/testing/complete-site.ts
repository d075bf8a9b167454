import { completeDocuments } from '../../../studio/complete-documents'
import type { Fields } from './places'

const image = 'image-0123abcd-1600x1200-jpg'
const stored = { _rev: 'r1', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-02T00:00:00Z' }
const about = {
  originalFilename: 'a.jpg',
  title: 'Haus',
  description: 'd',
  altText: 'Das Haus',
  creditLine: 'Atelier',
  size: 12,
  mimeType: 'image/jpeg',
}

/** Assets as the content service keeps them. */
export const assets: readonly Fields[] = [
  {
    _id: image,
    _type: 'sanity.imageAsset',
    ...stored,
    ...about,
    url: 'https://cdn.sanity.io/images/edelgrat/production/0123abcd-1600x1200.jpg',
    metadata: {
      lqip: 'data:image/jpeg;base64,AA==',
      hasAlpha: false,
      dimensions: { width: 1600, height: 1200, aspectRatio: 1.33 },
      palette: { dominant: { background: '#123456', population: 1.5 } },
      location: { lat: 46.7, lng: 9.6 },
    },
  },
  {
    _id: 'file-0123abcd-pdf',
    _type: 'sanity.fileAsset',
    ...stored,
    ...about,
    url: 'https://cdn.sanity.io/files/edelgrat/production/0123abcd.pdf',
  },
]

const { page, room, restaurant, package: stay, activity, ...siteParts } = completeDocuments

/** A document of each type with every field set; pages for every kind of part, with that part alone. */
export const wholeDocuments: readonly Fields[] = [
  ...page.parts.map((part) => ({
    ...page,
    _id: `page-${part._type}`,
    url: { fullPath: `/teil/${part._type.toLowerCase()}` },
    isHome: false,
    parts: [part],
  })),
  { ...page, parts: [] },
  ...[room, restaurant, stay, activity].map((document) => ({ ...document, parts: [] })),
  { ...page, _id: 'page-summer', url: { fullPath: '/sommer' }, parts: [] },
  { ...page, _id: 'page-winter', season: 'winter', url: { fullPath: '/winter' }, parts: [] },
  ...Object.values(siteParts),
  ...assets,
]
