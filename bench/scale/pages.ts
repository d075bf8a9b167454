/** The documents of one planned page: one for each of its languages. */
import type { PageDocument, PageLike, StoredPart } from '../../site/content/documents'
import { fact, openingTime, partsOf, price } from './parts'
import { type ScaleLanguage, scaleLanguages } from './phrases'
import { idIn, type PlannedPage } from './plan'
import { type Random, randomOf } from './random'
import { link, pageReference, picture, sentence, several, type Writer, writerFor } from './writer'

export interface PageSurroundings {
  seed: number
  /** Pages that exist in the language, to point to. */
  targets: Record<ScaleLanguage, readonly PlannedPage[]>
  /** The id of a document that this one must point to, too. */
  popular?: string
}

const firstDay = Date.UTC(2026, 0, 5, 8)
const day = 86_400_000

/** Times and revision of a stored document, made from its number alone. */
export const storedAt = (seed: number, number: number, language: ScaleLanguage) => ({
  _rev: `scale-${seed}-${number}-${language}`,
  _createdAt: new Date(firstDay + (number % 200) * day).toISOString(),
  _updatedAt: new Date(firstDay + ((number % 200) + 30) * day).toISOString(),
  __i18n_lang: language,
})

export function pageDocument(page: PlannedPage, language: ScaleLanguage, around: PageSurroundings): PageLike {
  const random = randomOf(around.seed, page.number * 3 + scaleLanguages.indexOf(language))
  const at = writerFor(random, language, around.targets[language])
  return withDetails({ ...head(page, at, around), parts: parts(page, at, around) }, page, at)
}

const head = (page: PlannedPage, at: Writer, around: PageSurroundings): PageDocument => ({
  ...storedAt(around.seed, page.number, at.language),
  _id: idIn(page.id, at.language),
  _type: page.type,
  title: page.title[at.language],
  url: { fullPath: page.path[at.language] },
  live: true,
  lead: sentence(at),
  picture: picture(at),
  ...(at.random.chance(10)
    ? { settings: { hasBackground: true, pageBackgroundColor: { label: 'Rose' as const } } }
    : {}),
  ...(at.random.chance(40) ? { seo: { description: sentence(at) } } : {}),
})

function parts(page: PlannedPage, at: Writer, around: PageSurroundings): StoredPart[] {
  const own = partsOf(at, page.number, at.random.between(4, 7))
  return around.popular === undefined ? own : [...own, mention(around.popular, at)]
}

/** A part that points to the document that many point to, as articles point to their author. */
const mention = (id: string, at: Writer): StoredPart => ({
  _type: 'callToAction',
  _key: 'popular',
  text: sentence(at),
  links: [{ _type: 'link', _key: at.key(), link: pageReference(id) }],
})

function withDetails(document: PageDocument, page: PlannedPage, at: Writer): PageLike {
  const { random } = at
  const gallery = several(at, 2, 5, () => picture(at))
  const facts = several(at, 2, 5, () => fact(at))
  switch (page.type) {
    case 'room':
      return { ...document, _type: 'room', ...roomDetails(at), facts, gallery }
    case 'restaurant':
      return {
        ...document,
        _type: 'restaurant',
        seats: random.between(20, 90),
        openingHours: [openingTime(at)],
        facts,
        gallery,
        reservation: link(at),
      }
    case 'package':
      return { ...document, _type: 'package', ...packageDetails(at), facts, gallery }
    case 'activity':
      return { ...document, _type: 'activity', ...activityDetails(random), facts, gallery }
    case 'page':
      return { ...document, _type: 'page', ...pageDetails(page) }
  }
}

function pageDetails({ role }: PlannedPage) {
  if (role === 'home') return { isHome: true }
  if (role === 'summer' || role === 'winter') return { season: role }
  return role === 'press' ? { middleware: 'auth' as const } : {}
}

const roomDetails = (at: Writer) => ({
  category: at.random.pick<'room' | 'suite'>(['room', 'room', 'suite']),
  size: at.random.between(22, 90),
  guests: at.random.between(1, 5),
  prices: (['summer', 'winter'] as const).map((season) => ({ ...price(at), season })),
  bookingCode: `R${at.random.between(100, 999)}`,
})

const packageDetails = (at: Writer) => ({
  nights: at.random.between(2, 7),
  priceFrom: at.random.between(60, 400) * 10,
  validFrom: '2026-12-18',
  validTo: '2027-04-05',
  includes: several(at, 2, 5, () => sentence(at)),
  bookingCode: `P${at.random.between(100, 999)}`,
})

const activityDetails = (random: Random) => ({
  season: random.pick<'summer' | 'winter'>(['summer', 'winter']),
  difficulty: random.pick<'easy' | 'moderate' | 'demanding'>(['easy', 'moderate', 'demanding']),
  duration: `${random.between(1, 6)} h`,
  distanceKm: random.between(20, 180) / 10,
  ascentMetres: random.between(5, 120) * 10,
})
