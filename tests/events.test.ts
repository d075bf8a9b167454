import { readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { faultKinds } from '../sandbox/events-feed/faults'
import { listPaths } from '../site/addresses/event-paths'
import { addDays, instantOf } from '../site/calendar/local-day'
import { searchFolder } from '../site/search/file-names'
import { type Running, run } from '../worker/app/run'
import type { ToldReceipt as Receipt } from '../worker/operations/told-receipt'
import type { Wake } from '../worker/schedule/due'
import { parseSettings } from '../worker/settings/settings'
import { ask } from './publish/requests'
import { type Outside, startOutside } from './support/content'
import { folderDifferences, folderHashes } from './support/folder-hashes'
import { builderIn } from './support/seed'
import { buildLimit, waitFor } from './support/wait-for'
import { makeWorkspace, type Workspace } from './support/workspace'

const zone = 'Europe/Zurich'
const firstDay = '2026-11-22'
const operations = { authorization: 'Bearer test-operations-token-0123456789' }

let workspace: Workspace
let outside: Outside
let worker: Running
/** The hotel's clock, ms since the epoch. */
let time = 0

const setClock = (day: string, at: string) => {
  time = instantOf(day, at, zone)?.getTime() ?? Number.NaN
}
const post = (address: string, body: unknown) =>
  fetch(`${outside.feed.url}/sandbox/${address}`, { method: 'POST', body: JSON.stringify(body) })
/** Each request on a connection of its own: tests that look at every file keep this process busy for long. */
const get = async (port: number, at: string) => {
  const { status, bytes } = await ask(`http://127.0.0.1:${port}`, { path: at, headers: operations })
  return { status, text: bytes.toString() }
}
const page = (at: string) => get(worker.sitePort, at)
const operate = async (at: string) => (await get(worker.workerPort, at)).text

/** The folder that a web server would serve. */
const liveFolder = () => realpathSync(path.join(workspace.dataFolder, 'site', 'live'))
const published = () => folderHashes(liveFolder())
const changedSince = (before: ReadonlyMap<string, string>) => {
  const { missing, surplus, different } = folderDifferences(published(), before)
  return [...missing, ...surplus, ...different].sort()
}

/** Files of the live site that hold a text, long lines of calendars joined. */
function filesWith(text: string): string[] {
  return [...published().keys()]
    .filter((name) => /\.(?:html|json|ics)$/.test(name))
    .filter((name) => {
      const content = readFileSync(path.join(liveFolder(), name), 'utf8').replaceAll('\r\n ', '')
      return content.includes(text)
    })
    .sort()
}

async function receipts(): Promise<{ inWork: unknown[]; receipts: Receipt[] }> {
  return JSON.parse(await operate('/operations/receipts?limit=200'))
}

/** Waits until nothing is on its way, and gives the receipts that are not among the known ones, oldest first. */
const settled = (known: ReadonlySet<string>, atLeast: number): Promise<Receipt[]> =>
  waitFor(
    'everything that the clock asked for is done',
    async () => {
      const finished = await receipts()
      const fresh = finished.receipts.filter(({ id }) => !known.has(id)).reverse()
      const isQueueEmpty = /^site_queue_waiting 0$/m.test(await operate('/metrics'))
      return isQueueEmpty && finished.inWork.length === 0 && fresh.length >= atLeast ? fresh : undefined
    },
    buildLimit,
  )

/** Lets the schedule look at the clock and waits until all that it asks for is done. */
async function wake(kind: Wake): Promise<Receipt[]> {
  const known = new Set((await receipts()).receipts.map(({ id }) => id))
  await worker.wake(kind)
  return settled(known, 1)
}

const isPage = (name: string): boolean => name.endsWith('.html')
const isNoIndex = (name: string): boolean => !name.startsWith(searchFolder)
const listsIn = (files: ReadonlyMap<string, string>): string[] =>
  [...files.keys()].filter((name) =>
    /^(?:events|(?:fr\/evenements|en\/events))(?:\/\d{4}-\d{2})?\/index\.html$/.test(name),
  )
const daysOf = (finished: readonly Receipt[]): string[] =>
  finished.flatMap(({ change }) => (change.kind === 'day' ? [change.date] : []))
const kindsOf = (finished: readonly Receipt[]): string[] =>
  finished.map(({ change }) => (change.kind === 'day' ? change.date : change.kind))

const feedSchema = z.object({
  content: z.tuple([
    z.object({
      data: z.object({
        items: z.array(
          z.object({
            slug: z.string(),
            title: z.string(),
            cleanDates: z.array(z.object({ startDate: z.string(), endDate: z.string().nullish() })),
          }),
        ),
      }),
    }),
  ]),
})

/** What the operations page says of a feed that is not as it should be; receipts of looks at it name the service, too. */
const feedAlarm = /Der \p{L}+ Veranstaltungsdienst (?:liefert|antwortet) /u

/** The entries of the German feed as it is now. */
async function feedItems() {
  const answer = await fetch(`${outside.feed.url}/de/events.json`)
  return feedSchema.parse(await answer.json()).content[0].data.items
}

/** Events with a date that ends on a day and a page on the live site. */
async function slugsOn(day: string): Promise<string[]> {
  const names = [...published().keys()]
  const items = await feedItems()
  return items
    .filter(({ cleanDates }) => cleanDates.some(({ startDate, endDate }) => (endDate ?? startDate) === day))
    .map(({ slug }) => slug)
    .filter((slug) => names.some((name) => name.startsWith(`events/${slug}/${day}`)))
}

/** Looks at the feed only: the worker sees that this hotel's clock is set, and compares the content at any time for it. */
const looksAtFeed = (finished: readonly Receipt[]): Receipt[] =>
  finished.filter(({ change }) => change.kind === 'events')

/** The next look at the feed that the schedule takes, an hour later. */
async function nextHour(): Promise<Receipt[]> {
  time += 3_600_000
  const looks = looksAtFeed(await wake('hourly'))
  expect(looks).toHaveLength(1)
  return looks
}

beforeAll(async () => {
  workspace = makeWorkspace('events')
  outside = await startOutside(workspace, { today: firstDay })
  const environment = {
    ...outside.environment,
    WORKER_PORT: '0',
    SITE_PORT: '0',
    PUBLISH_TARGET: path.join(workspace.dataFolder, 'site'),
    QUIET_MS: '20',
    LOG_LEVEL: 'silent',
  }
  setClock(firstDay, '00:30')
  worker = await run({
    settings: parseSettings(environment),
    environment,
    siteFolder: workspace.folder,
    builder: builderIn(workspace, environment),
    now: () => time,
  })
  await worker.ready
  await settled(new Set(), 3)
})

afterAll(async () => {
  await worker?.stop()
  await outside?.close()
  await workspace?.remove()
})

/** An operator's button; resolves with the receipts of what it set in motion. */
async function press(action: string, fields: Readonly<Record<string, string>> = {}): Promise<Receipt[]> {
  const known = new Set((await receipts()).receipts.map(({ id }) => id))
  const address = `http://127.0.0.1:${worker.workerPort}/operations/actions/${action}`
  const body = new URLSearchParams(fields)
  expect((await fetch(address, { method: 'POST', headers: operations, body })).status).toBe(202)
  return looksAtFeed(await settled(known, 1))
}
const readEventsNow = () => press('read-events')

/** What the operations page says of each fault of the feed. */
const reasons: Readonly<Record<string, string>> = {
  empty: 'Die Liste ist leer.',
  half: 'Veranstaltungen geschrumpft.',
  cut: 'abgeschnitten oder kein gültiges JSON',
  html: 'kein JSON, sondern text/html',
  charset: 'in iso-8859-1 geschrieben',
  huge: 'grösser als 10 MB',
  'no-content': 'anders aufgebaut als abgemacht',
  error: 'ein Fehler (500)',
  slow: 'brauchte länger als 10 s',
  reset: 'Es kommt keine Antwort.',
}

const faults = faultKinds.filter((kind) => kind !== 'off' && kind !== 'bad-entries')

describe('a feed that is not as it should be', () => {
  it.each(faults)(
    '(%s) changes no file, its age is shown, and what it has afterwards goes live (fault 30)',
    async (kind) => {
      const before = published()
      await post('faults', { kind })
      const [during] = await nextHour()
      expect(during?.outcome).toBe('unchanged')
      expect(changedSince(before)).toEqual([])
      const shown = await operate('/operations/main')
      expect(shown).toContain('Der deutsche Veranstaltungsdienst')
      expect(shown).toMatch(feedAlarm)
      expect(shown).toContain(reasons[kind])
      expect(shown.includes('trotzdem übernehmen')).toBe(kind === 'empty' || kind === 'half')
      expect((await operate('/metrics')).match(/^site_events_age_seconds\{.*\} \S+$/gm)).toHaveLength(3)
      await post('faults', { kind: 'off' })
      await readEventsNow()
      expect(changedSince(before)).toEqual([])
      expect(await operate('/operations/main')).not.toMatch(feedAlarm)
    },
  )

  it('is taken once, however short it is, when an operator says so; the reason stays in the receipt', async () => {
    const before = published()
    const occurrences = () =>
      [...published().keys()].filter((name) => /\/\d{4}-\d{2}-\d{2}.*\.html$/.test(name))
    const all = occurrences().length
    await post('faults', { kind: 'half' })
    const [receipt] = await press('accept-events', { reason: 'Das Tal hat viel abgesagt.' })
    expect(receipt).toMatchObject({
      outcome: 'live',
      change: { kind: 'events', accepted: 'Token: Das Tal hat viel abgesagt.' },
    })
    expect(occurrences().length).toBeLessThan(all * 0.6)
    expect(await operate('/operations/main')).toContain('Token: Das Tal hat viel abgesagt.')
    expect(await operate('/operations/main')).not.toMatch(feedAlarm)
    await post('faults', { kind: 'off' })
    await readEventsNow()
    await waitFor('every file is as before, its compressed copies too', async () =>
      changedSince(before).length === 0 ? true : undefined,
    )
  })

  it('loses its bad entries by name and nothing else (fault 31)', async () => {
    const before = published()
    await post('faults', { kind: 'bad-entries' })
    const [receipt] = await nextHour()
    expect(changedSince(before)).toEqual([])
    expect(receipt?.outcome).toBe('partly')
    for (const name of [
      'falscher-tag',
      'falsche-zeit',
      'ende-vor-anfang',
      'sprung',
      '../../etc',
      'Ohne Slug',
    ])
      expect(receipt?.problems.join('\n')).toContain(name)
    await post('faults', { kind: 'off' })
    await readEventsNow()
    expect(changedSince(before)).toEqual([])
  })
})

describe('an event with a new title', () => {
  it.each([
    ['in other months', 'nacht-der-feuer', 'Nacht der sieben Feuer'],
    ['in this month', 'stille-saege', 'Die Säge schweigt'],
  ])('%s changes the files that show it and no other', async (_, slug, title) => {
    const old = (await feedItems()).find((item) => item.slug === slug)?.title ?? ''
    const before = published()
    const shown = filesWith(old)
    const pages = shown.filter(isPage).map((name) => `/${path.dirname(name)}`.replace(/^\/\.$/, '/'))
    expect(pages.filter((each) => each.startsWith(`/events/${slug}/`))).not.toEqual([])
    expect(pages.some((each) => /^\/events\/\d{4}-\d{2}$/.test(each))).toBe(true)
    await post('events', { slug, language: 'de', patch: { title } })
    const [receipt] = await nextHour()
    expect(receipt?.outcome).toBe('live')
    const changed = changedSince(before)
    expect(changed.filter(isNoIndex)).toEqual(shown.filter(isNoIndex))
    // Of the search: the files that its words were in, and are in now.
    const index = changed.filter((name) => !isNoIndex(name))
    expect(index).not.toEqual([])
    expect(index.filter((name) => !name.startsWith(`${searchFolder}de/`))).toEqual([])
    expect(filesWith(old)).toEqual([])
    expect(receipt?.pages.map((each) => each.path).sort()).toEqual(pages.sort())
  })
})

describe('an event that is moved', () => {
  it('is found by the address that it had, in each language, until it stands there again', async () => {
    const slug = 'streichquartett-im-grandsalon'
    const before = { startDate: '2027-06-26', startTime: '20:00' }
    const moved = { startDate: '2027-06-27', startTime: '19:00', status: 'moved', movedFrom: before }
    const old = Object.values(listPaths).map((list) => `${list}/${slug}/2027-06-26/20-00`)
    const answers = () =>
      Promise.all(old.map((at) => ask(`http://127.0.0.1:${worker.sitePort}`, { path: at })))
    expect((await answers()).map(({ status }) => status)).toEqual(old.map(() => 200))
    await post('events', { slug, patch: { cleanDates: [moved] } })
    await nextHour()
    expect((await answers()).map(({ status, headers }) => [status, headers.location])).toEqual(
      Object.values(listPaths).map((list) => [301, `${list}/${slug}/2027-06-27/19-00`]),
    )
    await fetch(`${outside.feed.url}/sandbox/events`, { method: 'DELETE' })
    await nextHour()
    expect((await answers()).map(({ status }) => status)).toEqual(old.map(() => 200))
  })
})

describe('a subscribed calendar', () => {
  const read = async (at: string) => {
    const calendar = new ICAL.Component(ICAL.parse((await page(at)).text))
    for (const block of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(block)
    return calendar.getAllSubcomponents('vevent').map((block) => new ICAL.Event(block))
  }
  const inZone = (start: ICAL.Time, timeZone: string) =>
    start.toJSDate().toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })

  it.each(['/events.ics', '/fr/evenements.ics', '/en/events.ics'])(
    '%s has the right times in Zurich and in New York, and shows a cancellation',
    async (at) => {
      const slug = 'streichquartett-im-grandsalon'
      const known = (await read(at)).filter(({ uid }) => uid.startsWith(`${slug}-2027-06-26`))
      expect(known.map(({ startDate }) => inZone(startDate, zone))).toEqual(['2027-06-26 20:00'])
      expect(known.map(({ startDate }) => inZone(startDate, 'America/New_York'))).toEqual([
        '2027-06-26 14:00',
      ])
      await post('events', { slug, patch: { status: 'cancelled' } })
      await nextHour()
      const [after] = (await read(at)).filter(({ uid }) => uid === known[0]?.uid)
      expect(after?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
      expect(after?.sequence).toBeGreaterThan(known[0]?.sequence ?? Number.NaN)
      await fetch(`${outside.feed.url}/sandbox/events`, { method: 'DELETE' })
      await nextHour()
    },
  )
})

describe('the day', () => {
  it('turns at midnight, once: the lists, what passed and what names it change, what passed 30 days ago goes, no other page', async () => {
    setClock(firstDay, '23:59')
    expect(daysOf(await wake('quarter'))).toEqual([])
    const before = published()
    const passed = await slugsOn(firstDay)
    expect(passed.length).toBeGreaterThan(0)
    const naming = passed.flatMap((slug) => filesWith(`/${slug}/${firstDay}`)).filter(isPage)
    const expired = [...before.keys()].filter(
      (name) => isPage(name) && name.includes(`/${addDays(firstDay, -30)}/`),
    )
    setClock('2026-11-23', '00:00')
    expect(daysOf(await wake('quarter'))).toEqual(['2026-11-23'])
    const pages = changedSince(before).filter(isPage)
    expect(pages).toEqual([...new Set([...listsIn(before), ...naming, ...expired])].sort())
    const after = published()
    setClock('2026-11-23', '00:04')
    expect(daysOf(await wake('start'))).toEqual([])
    expect(changedSince(after)).toEqual([])
  })

  it('turns at the end of a month: a month goes, a month comes, and the list shows the next one', async () => {
    setClock('2026-11-30', '23:59')
    expect(daysOf(await wake('quarter'))).toEqual(['2026-11-30'])
    const before = published()
    expect([...before.keys()].filter((name) => name.startsWith('events/2026-11/'))).not.toEqual([])
    setClock('2026-12-01', '00:05')
    const finished = await wake('nightly')
    expect(kindsOf(finished).sort()).toEqual(['2026-12-01', 'events', 'rebuild', 'reconcile'])
    expect((await page('/events')).text).toContain('Veranstaltungen im Dezember')
    expect([(await page('/events/2026-11')).status, (await page('/events/2027-11')).status]).toEqual([
      410, 200,
    ])
    for (const name of changedSince(before).filter(isPage))
      expect(name, 'a page that shows the day').toMatch(
        /^(?:(?:fr\/|en\/)?(?:events|evenements)\/|(?:fr\/|en\/)?(?:[\w-]+\/)?index\.html$)/,
      )
  })

  it('leaves what a clean build of that day makes: the nightly comparison finds no difference', async () => {
    expect(await operate('/operations/main')).toMatch(/Nächtlicher Vergleich<\/dt><dd>gleich/)
  })
})

describe('an occurrence that has passed', () => {
  it('keeps its page for 30 days with the way back to the list, then it answers 410', async () => {
    const [slug = ''] = await slugsOn(firstDay)
    const [file = ''] = [...published().keys()].filter(
      (name) => name.startsWith(`events/${slug}/${firstDay}`) && isPage(name),
    )
    const at = `/${path.dirname(file)}`
    const passed = await page(at)
    expect(passed.status).toBe(200)
    expect(passed.text).toContain('noindex')
    expect(passed.text).toMatch(/<a[^>]+href="\/events"/)
    setClock('2026-12-22', '00:00')
    await wake('quarter')
    expect((await page(at)).status).toBe(200)
    setClock('2026-12-23', '00:00')
    await wake('quarter')
    const gone = await page(at)
    expect([gone.status, gone.text.includes('Page not found') || gone.text.includes('Ups')]).toEqual([
      410,
      true,
    ])
    expect((await page(`${at}.ics`)).status).toBe(404)
    expect(filesWith(at)).toEqual([])
  })
})
