import type { Change } from '../../worker/changes/change'
import { type Apply, pick, type World } from './edit-parts'

/** Local date, YYYY-MM-DD, so many days later. */
export function daysAfter(date: string, days: number): string {
  const day = new Date(`${date}T12:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

const post = ({ feedUrl }: Pick<World, 'feedUrl'>, path: string, body: object, method = 'POST') =>
  fetch(`${feedUrl}/sandbox/${path}`, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })

interface Item {
  slug: string
  cleanDates: { startDate: string; endDate: string }[]
  listFacetIdAttribute: unknown[]
}

async function itemsOf({ feedUrl }: World): Promise<Item[]> {
  const feed = await (await fetch(`${feedUrl}/de/events.json`)).json()
  const items: Item[] = feed.content[0].data.items
  return items.sort((one, other) => (one.slug < other.slug ? -1 : 1))
}

const looked: Change[] = [{ kind: 'events', reason: 'request' }]

/** Patches an event, in every language or in one. */
const patched =
  (patchOf: (item: Item, edit: { b: number; c: number }, others: readonly Item[]) => object | null): Apply =>
  async (world, edit) => {
    const items = await itemsOf(world)
    const item = pick(items, edit.a)
    if (!item) return []
    const language = pick([undefined, undefined, 'de', 'fr', 'en'], edit.c)
    await post(world, 'events', {
      slug: item.slug,
      patch: patchOf(item, edit, items),
      ...(language ? { language } : {}),
    })
    return looked
  }

const turned =
  (days: (edit: { b: number }) => number): Apply =>
  async (world, edit) => {
    world.today = daysAfter(world.today, days(edit))
    await post(world, 'today', { today: world.today })
    return [
      { kind: 'day', date: world.today },
      { kind: 'events', reason: 'nightly' },
    ]
  }

/**
 * The ridge, measured some six hours ago: with the moments that pass some readings grow old. Never so late that one could lie
 * ahead, when moments go back.
 */
const ridge: Apply = async (world, { a, b, c }) => {
  const at = new Date(world.moment - (330 + (b % 60)) * 60_000).toISOString()
  const patch = {
    temperature: pick([-6.4, a % 40, null, 'kalt'], c),
    snowDepth: a % 300,
    lifts: pick([{ open: b % 8, total: 7 }, null, { open: 8, total: 7 }], a),
    ...(c % 5 === 0 ? { nextTrain: null, webcam: null } : {}),
  }
  await post(world, 'ridge', { at, patch })
  return [{ kind: 'ridge', reason: 'request' }]
}

/** Edits of the feed, what it is like on the ridge, and days that pass. */
export const feedEdits = {
  event: patched((_item, { b }) => ({ title: `Anlass ${b}` })),
  eventRemoved: patched(() => null),
  /** Everything that was removed or changed in the feed comes back. */
  eventsRestored: async (world) => {
    await post(world, 'events', {}, 'DELETE')
    return looked
  },
  eventMoved: patched(({ cleanDates }, { b }) => ({
    cleanDates: cleanDates.map((date) => ({
      ...date,
      startDate: daysAfter(date.startDate, b % 40),
      endDate: daysAfter(date.endDate, b % 40),
    })),
  })),
  /** Of the same channel, and in the categories of another event. */
  eventCategory: patched((item, { b }, items) => ({
    listFacetIdAttribute: [
      ...new Set([...(pick(items, b)?.listFacetIdAttribute ?? []), ...item.listFacetIdAttribute.slice(-1)]),
    ],
  })),
  /** Two events of one slug, on the days of one of them: which of them has the page? */
  eventRival: patched((_item, { b }, items) => {
    const rival = pick(items, b)
    return rival ? { slug: rival.slug, cleanDates: rival.cleanDates } : {}
  }),
  ridge,
  day: turned(() => 1),
  month: turned(({ b }) => 25 + (b % 10)),
  year: turned(() => 365),
} satisfies Record<string, Apply>

export const feedEditKinds = [
  'event',
  'eventRemoved',
  'eventsRestored',
  'eventMoved',
  'eventCategory',
  'eventRival',
  'ridge',
  'day',
  'month',
  'year',
] as const
