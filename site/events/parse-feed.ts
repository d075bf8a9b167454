import type { z } from 'zod'
import {
  type FeedFaultCode,
  fault,
  type SiteFault,
  type SiteFaultCode,
  type SiteProblem,
} from '../border/problem'
import { usualCurrency } from '../brand/house'
import { cleanEntry } from '../feeds/clean-entry'
import { type Facet, type Feed, type FeedDate, type FeedEvent, type FeedPrice, facetGroups } from './feed'
import { envelopeSchema, facetSchema, type Item, itemSchemaAt, requiredFields } from './feed-schema'
import { readDate } from './read-date'
import { ToldProblems } from './told-problems'
import { withoutWrong } from './without-wrong'

export type ParsedFeed =
  | { feed: Feed; problems: readonly SiteProblem[] }
  | { malformed: SiteFault<FeedFaultCode> }

/** Codes of zod that say enough by themselves. */
const codeOfIssue: Readonly<Record<string, SiteFaultCode>> = {
  invalid_type: 'entry.missing',
  too_small: 'entry.empty',
  too_big: 'entry.long',
  invalid_value: 'entry.value',
  custom: 'entry.link',
}
const codeOfField: Readonly<Record<string, SiteFaultCode>> = {
  slug: 'entry.slug',
  reference: 'entry.picture',
}

function describe(issue: z.core.$ZodIssue | undefined): SiteFault {
  const isForm = issue?.code === 'invalid_format' || issue?.code === 'custom'
  const code = (isForm && codeOfField[String(issue.path.at(-1))]) || codeOfIssue[issue?.code ?? '']
  return fault(code ?? 'entry.unreadable', issue?.message ?? 'it cannot be read')
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The group of a facet by the last word of its key: `category`, `events_resort`, `tx_events.channel`. */
export function facetGroup(facetKey: string): Facet['group'] | undefined {
  const last = facetKey
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .at(-1)
  return facetGroups.find((group) => group === last)
}

const contactOf = (given: Item['organizer']) =>
  given
    ? {
        name: given.name,
        street: given.street,
        postalCode: given.zip,
        town: given.city,
        phone: given.phone,
        email: given.email,
        note: given.note,
        href: given.url ?? undefined,
        mapHref: given.mapUrl ?? undefined,
      }
    : undefined

/** The ending of the file that an address names: no part of its host, its question or its place is one. */
const endingOf = (url: string): string =>
  (URL.canParse(url) && /\.([a-z0-9]{1,5})$/i.exec(new URL(url).pathname)?.[1]) || ''

const linkOf = (given: { title: string; url: string }) => ({ title: given.title, href: given.url })

/** The lower end of a range is its amount, whichever of the two the feed calls it; a range of one amount is none. */
function priceOf({ text, amount, amountTo, currency, note }: NonNullable<Item['price']>): FeedPrice {
  const ends = [amount, amountTo].filter((end) => typeof end === 'number').sort((one, other) => one - other)
  const [least, most] = [ends[0], ends.at(-1)]
  return {
    text,
    amount: least,
    amountTo: most === least ? undefined : most,
    currency: currency ?? usualCurrency,
    note,
  }
}

const costsNothing = (price: FeedPrice | undefined): boolean =>
  price?.amount === 0 && price.amountTo === undefined && price.text === undefined

function eventOf(value: Item, dates: readonly FeedDate[], source: string | undefined): FeedEvent {
  const price = value.price ? priceOf(value.price) : undefined
  return {
    source,
    slug: value.slug,
    title: value.title,
    teaser: value.teaser,
    description: value.description,
    place: value.place,
    dates,
    facetIds: value.listFacetIdAttribute ?? [],
    isAllDay: value.isAllDay,
    isFree: value.isFree || costsNothing(price),
    price,
    status: value.status ?? 'scheduled',
    statusNote: value.statusNote,
    links: (value.links ?? []).map(linkOf),
    downloads: (value.downloads ?? []).map((given) => ({
      ...linkOf(given),
      extension: given.extension?.replace(/^\./, '') ?? endingOf(given.url),
      size: given.fileSize ?? undefined,
    })),
    moreInformation: value.moreInformation
      ? { title: value.moreInformation.title ?? '', href: value.moreInformation.url }
      : undefined,
    organizer: contactOf(value.organizer),
    locality: contactOf(value.locality),
    booking: contactOf(value.booking),
    picture: value.image
      ? {
          reference: value.image.reference,
          alt: value.image.alternative ?? '',
          caption: value.image.caption,
          credit: value.image.credit,
        }
      : undefined,
    changedAt: value.tstamp ?? 0,
  }
}

interface Reader {
  language: string
  timeZone: string
  source?: string | undefined
  problems: ToldProblems
}

/**
 * The entries of the last feed of a language that were read without a problem, by zone, address and text. Most entries of the
 * next one are the same, and then the same object stands for them: what follows from it need not be worked out again.
 */
const lastRead = new Map<string, Map<string, FeedEvent>>()

/** Reads every entry; of those that were in the last feed of this language, the event read then. */
function readItems(items: readonly unknown[], reader: Reader): FeedEvent[] {
  const last = lastRead.get(reader.language)
  const now = new Map<string, FeedEvent>()
  const events = items.flatMap((given, index) => {
    const raw = cleanEntry(given)
    if (raw !== given)
      reader.problems.add({ documentId: documentIdOf(raw, index, reader), field: '', ...mendedEntry })
    const text = `${reader.timeZone} ${reader.source} ${JSON.stringify(raw)}`
    const problems = reader.problems.count
    const event = last?.get(text) ?? readItem(raw, index, reader)
    if (event && reader.problems.count === problems) now.set(text, event)
    return event ?? []
  })
  lastRead.set(reader.language, now)
  return events
}

const mendedEntry = fault('entry.characters', 'it holds characters that no page can hold; they are left out')

/** The beginning of a slug or title is enough to know an entry by. */
const longestName = 120

function documentIdOf(raw: unknown, index: number, { language }: Reader): string {
  const { slug, title }: Record<string, unknown> = isRecord(raw) ? raw : {}
  const named = typeof slug === 'string' && slug ? slug : title
  const name = typeof named === 'string' ? [...named].slice(0, longestName).join('') : `entry ${index + 1}`
  return `events/${language}/${name}`
}

/** Reads one entry; what is optional and wrong is left out by name, and only a wrong slug, title or date list drops it. */
function readItem(raw: unknown, index: number, reader: Reader): FeedEvent | undefined {
  const record = isRecord(raw) ? raw : {}
  const documentId = documentIdOf(raw, index, reader)
  const note = (field: string, wrong: SiteFault) => reader.problems.add({ documentId, field, ...wrong })
  const schema = itemSchemaAt(reader.source)
  const first = schema.safeParse(record)
  if (!first.success) {
    const wrong = new Map(first.error.issues.map((issue) => [String(issue.path[0] ?? ''), describe(issue)]))
    for (const [field, each] of wrong) note(field, each)
    if ([...wrong.keys()].some((field) => field in requiredFields || field === '')) return undefined
    return finishItem(schema.parse(withoutWrong(record, first.error.issues)), note, reader)
  }
  return finishItem(first.data, note, reader)
}

function finishItem(
  value: Item,
  note: (field: string, wrong: SiteFault) => void,
  { timeZone, source }: Reader,
): FeedEvent | undefined {
  const dates: FeedDate[] = []
  for (const [index, raw] of value.cleanDates.entries()) {
    const read = readDate(raw, value.isAllDay, timeZone)
    const field = `cleanDates[${index}]`
    if ('refused' in read) {
      note(field, read.refused)
      continue
    }
    dates.push(read.date)
    for (const issue of read.leftOut ?? []) note(`${field}.${String(issue.path[0])}`, describe(issue))
  }
  return dates.length > 0 ? eventOf(value, dates, source) : undefined
}

function readFacet(raw: unknown, index: number, reader: Reader): Facet | undefined {
  const parsed = facetSchema.safeParse(raw)
  const documentId = `events/${reader.language}/facet ${index + 1}`
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    reader.problems.add({ documentId, field: String(issue?.path[0] ?? ''), ...describe(issue) })
    return undefined
  }
  const { title, facedId, facetKeyTypo3, isActive } = parsed.data
  const group = facetGroup(facetKeyTypo3)
  if (!group) return undefined
  return { id: facedId, title, group, isActive }
}

/** Of two entries with one slug the first holds, so that the order of the feed decides and nothing flickers. */
function withoutDoubles(events: readonly FeedEvent[], reader: Reader): FeedEvent[] {
  const bySlug = new Map<string, FeedEvent[]>()
  for (const event of events) {
    const earlier = bySlug.get(event.slug)
    if (!earlier) {
      bySlug.set(event.slug, [event])
      continue
    }
    earlier.push(event)
    reader.problems.add({
      documentId: `events/${reader.language}/${event.slug}`,
      field: 'slug',
      ...fault('entry.twice', 'two entries have this slug; the second adds only its dates'),
    })
  }
  return [...bySlug.values()].flatMap((same) => {
    const [first, second] = same
    if (!first || !second) return first ?? []
    return { ...first, dates: same.flatMap(({ dates }) => dates) }
  })
}

/** Members that the lists of a feed may have altogether: entries, dates, links and whatever else. Of more nothing is read. */
const mostMembers = 200_000

function hasMoreMembers(body: unknown, most: number): boolean {
  const open = [body]
  let members = 0
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue
    if (Array.isArray(value)) members += value.length
    if (members > most) return true
    for (const inner of Object.values(value))
      if (typeof inner === 'object' && inner !== null) open.push(inner)
  }
  return false
}

/**
 * The feed at the border (specification, section 7): `content[0].data` with `items` and `facets`. A bad entry is left
 * out by name and the rest is kept; only a body of another shape is malformed as a whole. `source` is the address that it is from.
 */
export function parseFeed(
  body: unknown,
  given: { language: string; timeZone: string; source?: string },
): ParsedFeed {
  if (hasMoreMembers(body, mostMembers)) {
    const reason = `its lists have more than ${mostMembers} members altogether`
    return { malformed: fault('feed.members', reason, { most: mostMembers }) }
  }
  const parsed = envelopeSchema.safeParse(body)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const field = issue?.path.join('.') ?? ''
    const reason = `${field || 'the body'}: ${describe(issue).reason}`
    return { malformed: fault('feed.shape', reason, { field: field || 'content' }) }
  }
  const data = parsed.data.content[0]?.data
  const reader: Reader = { ...given, problems: new ToldProblems() }
  const events = readItems(data?.items ?? [], reader)
  const facets = (data?.facets ?? []).flatMap((raw, index) => readFacet(cleanEntry(raw), index, reader) ?? [])
  return { feed: { events: withoutDoubles(events, reader), facets }, problems: reader.problems.told }
}
