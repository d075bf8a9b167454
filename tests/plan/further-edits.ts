/**
 * Edits that the rebuild oracle does not try: who may see a page, its type and language, the library of pictures, long texts, and the
 * times of events. Nothing of them is rendered here.
 */
import { languages } from '../../site/languages/locales'
import {
  type Apply,
  all,
  type Choice,
  pageFilter,
  pick,
  removal,
  setOn,
  update,
  type World,
} from '../rebuild/edit-parts'
import { daysAfter } from '../rebuild/feed-edits'

const notHome = `${pageFilter} && !isHome`
const partFilter =
  '_type in ["navigationMenu", "header", "general", "prefooter", "legal", "staticText", "mediaCorner"]'

/** A page goes behind the code, comes back from it, or names a guard that nobody knows. */
const guard = setOn(notHome, ({ middleware }, { b }) => ({
  middleware: middleware ? null : pick(['auth', 'auth', 'niemand'], b),
}))

/** A document of one type becomes one of another under its id, as when an editor deletes it and imports it anew. */
const otherType: Apply = async ({ client }, { a, b }) => {
  const document = pick(await all(client, notHome), a)
  const type = pick(['page', 'room', 'restaurant', 'package', 'activity', 'mediaImage', 'fremd'], b)
  if (!document || !type) return []
  const { _rev, _updatedAt, _createdAt, ...fields } = document
  await client.createOrReplace({ ...fields, _id: document._id, _type: type })
  return [update(document._id)]
}

const otherLanguage: Apply = (world, edit) =>
  setOn(edit.c % 2 === 0 ? pageFilter : partFilter, (_document, { b }) => ({
    __i18n_lang: pick(languages, b),
  }))(world, edit)

/** A picture of the library comes, changes or goes. */
const library: Apply = async ({ client }, { a, b, c }) => {
  const id = `media-made-${a % 3}`
  if (c % 4 === 0) {
    await client.delete({ query: '*[_id == $id]', params: { id } })
    return [removal(id)]
  }
  const asset = pick(await all(client, '_type == "sanity.imageAsset"'), b)
  const picture = asset && { _type: 'picture', asset: { _type: 'reference', _ref: asset._id } }
  await client.createOrReplace({ _id: id, _type: 'mediaImage', title: `Bild ${c}`, picture })
  return [update(id)]
}

const assetFields = setOn('_type == "sanity.imageAsset"', (_asset, { b, c }) => ({
  [pick(['altText', 'title', 'originalFilename'], c) ?? 'title']: `Bild ${b}`,
}))

/** So many words that files of the search are divided, and put together again when they go. */
const longText = setOn(pageFilter, ({ parts }, { b, c }) => {
  const others = (Array.isArray(parts) ? parts : []).filter((part) => Object(part)._key !== 'long')
  const text = Array.from({ length: 300 + (c % 4) * 900 }, (_, at) =>
    ((at + 7) * (b + 31)).toString(36),
  ).join(' ')
  const span = { _type: 'span', _key: 's', marks: [], text }
  const block = { _type: 'block', _key: 'b', style: 'normal', markDefs: [], children: [span] }
  const long = { _type: 'textPart', _key: 'long', title: 'Lang', text: [block] }
  return { parts: c % 3 === 0 ? others : [...others, long] }
})

/** Where cookie notices lead to, and redirects that an editor writes over them. */
const privacyPage: Apply = async ({ client }, { a, b, c }) => {
  const language = pick(languages, a) ?? 'de'
  const id = `staticText-cookie${language === 'de' ? '' : `__i18n_${language}`}`
  await client.createIfNotExists({ _id: id, _type: 'staticText', __i18n_lang: language, namespace: 'cookie' })
  const entries = c % 3 === 0 ? [] : [{ _key: 'p', key: 'privacyPath', value: `/daten-${b % 4}` }]
  await client.patch(id).set({ entries }).commit()
  return [update(id)]
}
const noticeRedirect: Apply = async ({ client }, { a, b }) => {
  await client.createIfNotExists({ _id: 'redirects', _type: 'redirects' })
  const from = pick(['/disclaimer', '/Disclaimer/', '/de/datenschutz', `/alt-${a % 5}`], b)
  await client
    .patch('redirects')
    .set({ list: [{ _key: 'x', from, to: '/' }, { _key: 'y' }] })
    .commit()
  return [update('redirects')]
}

interface Item {
  slug: string
  cleanDates: Record<string, unknown>[]
}

const post = ({ feedUrl }: World, path: string, body: object) =>
  fetch(`${feedUrl}/sandbox/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })

/** Changes an event, in every language or in one. */
const onEvent =
  (patchOf: (item: Item, edit: Choice) => object): Apply =>
  async (world, edit) => {
    const feed = await (await fetch(`${world.feedUrl}/de/events.json`)).json()
    const items: Item[] = feed.content[0].data.items
    const item = pick(
      items.sort((one, other) => (one.slug < other.slug ? -1 : 1)),
      edit.a,
    )
    if (!item) return []
    const language = pick([undefined, undefined, 'de', 'fr', 'en'], edit.c)
    await post(world, 'events', {
      slug: item.slug,
      patch: patchOf(item, edit),
      ...(language ? { language } : {}),
    })
    return [{ kind: 'events', reason: 'request' }]
  }

const eventTime = onEvent(({ cleanDates }, { b, c }) => ({
  isAllDay: c % 7 === 0,
  cleanDates: cleanDates.map((date) => ({
    ...date,
    startTime: pick([null, '17:30', '02:30', '23:59', '00:00'], b),
    endTime: pick([null, '18:00', '01:00'], c),
  })),
}))

/** A date is cancelled, or moved from where it or another one was, or nobody knows what it is. */
const eventStatus = onEvent(({ cleanDates }, { b, c }) => {
  const former = pick(cleanDates, c)
  const movedFrom = { startDate: former?.startDate, startTime: former?.startTime }
  const status = pick(['cancelled', 'moved', 'moved', 'unbekannt'], b + c)
  return {
    cleanDates: cleanDates.map((date, at) => {
      if (at !== b % cleanDates.length) return date
      const startDate = daysAfter(String(date.startDate), c % 3)
      return { ...date, startDate, endDate: startDate, endTime: null, status, movedFrom }
    }),
  }
})

const eventSlug = onEvent(({ slug }, { b }) => ({ slug: `${slug}-${b % 3}` }))

/** The day turns, a little ahead or back, and nobody looks at the feed. */
const dayAlone: Apply = async (world, { b }) => {
  world.today = daysAfter(world.today, (b % 4) - 1)
  await post(world, 'today', { today: world.today })
  return [{ kind: 'day', date: world.today }]
}

export const furtherEdits = {
  guard,
  otherType,
  otherLanguage,
  library,
  assetFields,
  longText,
  privacyPage,
  noticeRedirect,
  eventTime,
  eventStatus,
  eventSlug,
  dayAlone,
} satisfies Record<string, Apply>

export type FurtherKind = keyof typeof furtherEdits

export const isFurther = (kind: string): kind is FurtherKind => kind in furtherEdits

export const furtherKinds = Object.keys(furtherEdits).filter(isFurther)
