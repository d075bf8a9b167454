/** One value of each kind with nothing left out, of which the examples of parts and documents are made. */
import type { StoredObject } from '../site/content/stored-fields'
import type {
  Reference,
  StoredBlock,
  StoredDownload,
  StoredLink,
  StoredPicture,
} from '../site/content/stored-values'
import type { PartName } from '../site/src/parts/part-names'

/** The same shape with nothing left out, all the way down. A download is either a file or a picture. */
export type Complete<T> = T extends StoredDownload
  ? StoredDownload
  : T extends readonly (infer Item)[]
    ? Complete<Item>[]
    : T extends object
      ? { [Key in keyof T]-?: Complete<T[Key]> }
      : T

export const reference = (id: string): Complete<Reference> => ({ _type: 'reference', _ref: id, _weak: true })

export const completePicture: Complete<StoredPicture> = {
  _type: 'picture',
  _key: 'picture1',
  asset: reference('image-0123abcd-1600x1200-jpg'),
  crop: { top: 0, bottom: 0.1, left: 0, right: 0 },
  hotspot: { x: 0.5, y: 0.4, width: 0.3, height: 0.3 },
  alt: 'Lärchen vor dem Haus',
  caption: 'Im Oktober',
  ratio: '4:5',
}

export const completeLink: Complete<StoredLink> = {
  _type: 'link',
  _key: 'link1',
  label: 'Buchen',
  isExternal: true,
  externalLink: 'https://booking.example/de',
  link: reference('page-home'),
  sectionId: 'wellness',
}

export const body: Complete<StoredBlock>[] = [
  {
    _type: 'block',
    _key: 'block1',
    style: 'normal',
    listItem: 'bullet',
    level: 1,
    markDefs: [completeLink],
    children: [{ _type: 'span', _key: 'span1', text: 'Stille', marks: ['strong', 'link1'] }],
  },
]

export const completeFact: Complete<StoredObject<'fact'>> = {
  _key: 'fact1',
  label: 'Bett',
  value: '180 × 200 cm',
}
export const completePrice: Complete<StoredObject<'price'>> = {
  _key: 'price1',
  label: 'Nebensaison',
  season: 'winter',
  amount: 420,
  currency: 'CHF',
  unit: 'pro Nacht',
  note: 'mit Frühstück',
}
export const completeOpeningTime: Complete<StoredObject<'openingTime'>> = {
  _key: 'time1',
  days: 'Montag bis Freitag',
  opens: '18:30',
  closes: '23:00',
  note: 'Küche bis 21:30',
}
export const film: Complete<StoredObject<'filmSource'>> = {
  title: 'Ein Tag im Schnee',
  poster: completePicture,
  animatedPoster: 'winter',
  provider: 'vimeo',
  videoId: '123456789',
  duration: 90,
}
export const downloads: StoredDownload[] = [
  {
    _key: 'download1',
    _type: 'downloadFile',
    name: 'Hausprospekt',
    file: { asset: reference('file-0123abcd-pdf') },
  },
  { _key: 'download2', _type: 'downloadImage', name: 'Haus im Winter', image: completePicture },
]

/** What every part has, told apart by its name. */
export const frameOf = <Name extends PartName>(name: Name) => ({
  _type: name,
  _key: `example-${name}`,
  sectionId: `to-${name.toLowerCase()}`,
  shownIn: 'summer' as const,
  title: 'Ruhe',
})
