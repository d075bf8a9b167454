import { isFields, placed, placesIn, valueAt } from '../../site/content/testing/places'
import { type Apply, all, pageFilter, pick, removal, setOn, update } from './edit-parts'

/** Every kind of document that header, footer and texts are made of. */
const partFilter =
  '_type in ["navigationMenu", "header", "general", "contactInfo", "prefooter", "socialMedia", "legal", "staticText", "mediaCorner"]'

/** Another value of the same kind; undefined for what has none: lists, objects, names of types and keys. */
function another(name: string | undefined, value: unknown, number: number): unknown {
  if (name === undefined || name.startsWith('_')) return undefined
  if (typeof value === 'string') return /^https?:/.test(value) ? `${value}/${number}` : `Wort ${number}`
  if (typeof value === 'number') return number
  return typeof value === 'boolean' ? !value : undefined
}

/** Any text, number or switch of any site part. */
const sitePart: Apply = async ({ client }, { a, b, c }) => {
  const document = pick(await all(client, partFilter), a)
  if (!document) return []
  const { _id, _type, _rev, _createdAt, _updatedAt, __i18n_lang, ...fields } = document
  const places = placesIn(fields).filter(
    (place) => another(place.at(-1), valueAt(fields, place), c) !== undefined,
  )
  const place = pick(places, b)
  const field = place?.[0]
  if (!place || field === undefined) return []
  const changed = placed(fields, place, another(place.at(-1), valueAt(fields, place), c))
  await client
    .patch(_id)
    .set({ [field]: changed[field] })
    .commit()
  return [update(_id)]
}

/** A site part goes; `undelete` brings it back. */
const removePart: Apply = async (world, { a }) => {
  const documents = await all(world.client, `${partFilter} && count(*[references(^._id)]) == 0`)
  const document = pick(documents, a)
  if (!document) return []
  world.deleted.push(document)
  await world.client.delete(document._id)
  return [removal(document._id)]
}

const withPicture = `${pageFilter} && defined(picture.asset)`

/** Which part of a picture is shown. */
const crop = setOn(withPicture, ({ picture }, { b, c }) => ({
  picture: {
    ...(isFields(picture) ? picture : {}),
    hotspot: { _type: 'sanity.imageHotspot', x: (b % 90) / 100, y: (c % 90) / 100, width: 0.1, height: 0.1 },
    crop: { _type: 'sanity.imageCrop', left: (b % 30) / 100, right: 0, top: (c % 30) / 100, bottom: 0 },
  },
}))

/** Who took a picture: shown wherever the picture is. */
const credit = setOn('_type == "sanity.imageAsset"', (_asset, { b }) => ({ creditLine: `Foto ${b}` }))

/** Edits of what many pages share: site parts and pictures. */
export const partEdits = { sitePart, removePart, crop, credit } satisfies Record<string, Apply>

export const partEditKinds = ['sitePart', 'removePart', 'crop', 'credit'] as const
