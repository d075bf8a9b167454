/** Parts as editors would place them, made from the one description of each: a new part is there by itself. */
import type { BackgroundLabel, StoredPart } from '../../site/content/documents'
import { allExamples } from '../../site/src/parts/all-examples'
import { allFields } from '../../site/src/parts/all-fields'
import { type PartName, partNames } from '../../site/src/parts/part-names'
import type { Field } from '../../studio/schemas/definition'
import type { PartDefinition } from '../../studio/schemas/part-types'
import { fileAsset } from './assets'
import { dayTexts, factLabels, factValues, headings, units } from './phrases'
import { body, link, pageReference, picture, reference, sentence, several, type Writer } from './writer'

/** What all parts have in common. */
interface Frame {
  _key: string
  title: string
  background?: BackgroundLabel
  sectionId?: string
}

export const fact = (at: Writer) => ({
  _type: 'fact' as const,
  _key: at.key(),
  label: at.random.pick(factLabels[at.language]),
  value: at.random.pick(factValues[at.language]),
})

export const price = (at: Writer) => ({
  _type: 'price' as const,
  _key: at.key(),
  label: at.random.pick(headings[at.language]),
  amount: at.random.between(18, 190) * 10,
  currency: 'CHF',
  unit: at.random.pick(units[at.language]),
})

export const openingTime = (at: Writer) => ({
  _type: 'openingTime' as const,
  _key: at.key(),
  days: at.random.pick(dayTexts[at.language]),
  opens: `${at.random.between(10, 18)}:30`,
  closes: `${at.random.between(21, 23)}:00`,
})

const film = (at: Writer) => ({
  _type: 'filmSource' as const,
  title: sentence(at),
  poster: picture(at),
  animatedPoster: 'winter' as const,
  duration: 42,
})

const downloads = (at: Writer) => [
  { _key: at.key(), _type: 'downloadFile', name: 'Prospekt', file: { asset: reference(fileAsset._id) } },
  { _key: at.key(), _type: 'downloadImage', name: 'Edelgrat', image: picture(at) },
]

/** Lists, by what stands in them. */
const lists: Readonly<Record<string, (at: Writer) => unknown[]>> = {
  picture: (at) => several(at, 1, 9, () => picture(at)),
  link: (at) => several(at, 0, 2, () => link(at)),
  fact: (at) => several(at, 3, 7, () => fact(at)),
  price: (at) => several(at, 2, 6, () => price(at)),
  openingTime: (at) => several(at, 1, 3, () => openingTime(at)),
  downloadFile: downloads,
}

/** References to pages of the types that the field allows. */
const references = (at: Writer, types: readonly string[]): unknown[] =>
  [...new Set(several(at, 3, 6, () => at.pageOf(types)).filter((id) => id !== undefined))].map((id) => ({
    ...pageReference(id),
    _key: at.key(),
  }))

/** Entries of the part's own. */
const ownItems = (at: Writer, { name, item }: PartDefinition): unknown[] =>
  several(at, 2, 5, () => ({
    _type: `${name}Item`,
    _key: at.key(),
    ...Object.fromEntries((item?.fields ?? []).map((field) => [field.name, sentenceOr(at, field)])),
  }))

const sentenceOr = (at: Writer, field: Field): unknown =>
  field.type === 'string' ? sentence(at) : writtenIn(at, field)

/** What is written into a field; undefined leaves it to the example. */
function writtenIn(at: Writer, field: Field): unknown {
  switch (field.type) {
    case 'string':
      return field.options?.list[at.random.between(0, field.options.list.length - 1)]?.value
    case 'text':
      return sentence(at)
    case 'richText':
      return body(at)
    case 'picture':
      return picture(at)
    case 'link':
      return link(at)
    case 'filmSource':
      return film(at)
    case 'array': {
      const [entry] = field.of
      return entry?.type === 'reference'
        ? references(
            at,
            entry.to.map(({ type }) => type),
          )
        : lists[entry?.type ?? '']?.(at)
    }
    default:
      return undefined
  }
}

/** What a part shows only where an editor wants it: a film before the picture, one category of the events. */
const isExtra = ({ needs = [] }: PartDefinition, { name, type }: Field): boolean =>
  (type === 'filmSource' && needs.length > 1) || name === 'category'

function makePart(name: PartName, at: Writer, { background, ...frame }: Frame): StoredPart {
  const definition: PartDefinition = allFields[name]
  const example: Readonly<Record<string, unknown>> = allExamples[name]
  const hasBackground = definition.common.some((field) => field.name === 'background')
  const own = definition.fields
    .filter((field) => !isExtra(definition, field))
    .map((field) => {
      const isOwnList = field.type === 'array' && field.of.some(({ type }) => type === `${name}Item`)
      return [
        field.name,
        (isOwnList ? ownItems(at, definition) : writtenIn(at, field)) ?? example[field.name],
      ]
    })
  const part = { ...frame, ...(hasBackground && background ? { background } : {}), _type: name }
  // The compiler cannot follow fields by their names; `documents.test.ts` holds each part against the content model.
  return { ...part, ...Object.fromEntries(own) } as StoredPart
}

/** The hero stands first on every page. */
const others = partNames.filter((name) => name !== 'hero')

const frameOf = (at: Writer, number: number): Frame => ({
  _key: `part${number}`,
  title: at.random.pick(headings[at.language]),
  ...(at.random.chance(25) ? { background: at.random.pick<BackgroundLabel>(['Gold', 'Rose', 'Green']) } : {}),
  ...(at.random.chance(30) ? { sectionId: `section-${number}` } : {}),
})

/** A hero and so many parts after it; from page to page every kind has its turn. */
export function partsOf(at: Writer, page: number, count: number): StoredPart[] {
  const chosen = Array.from(
    { length: count },
    (_, index) => others[(page * 5 + index) % others.length] ?? 'hero',
  )
  return ['hero' as const, ...chosen].map((name, index) => makePart(name, at, frameOf(at, index)))
}
