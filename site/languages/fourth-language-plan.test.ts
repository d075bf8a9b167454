/** What is planned and read for a language that nobody thought of. */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type EventsFeed, startEventsFeed } from '../../sandbox/events-feed/server'
import { builderEnvironment } from '../../worker/app/builder-environment'
import { stateSection } from '../../worker/operations/page-state'
import { exampleStatus } from '../../worker/operations/testing/example'
import { timeWords } from '../../worker/operations/times'
import { de } from '../../worker/operations/words/de'
import { parseSettings } from '../../worker/settings/settings'
import { ownClaimants } from '../content/claimants'
import { translations } from '../content/resolve-page'
import { eventFiles } from '../events/calendar-file'
import { planEventPages } from '../events/event-pages'
import { loadEventNodes } from '../events/load-event-nodes'
import { toGatsbyPage } from '../nodes/planned-page'
import { createPlannedPages } from '../page-plan/create-pages'
import { eventPlan } from '../page-plan/event-plan'
import { readSiteSettings } from '../settings/settings'
import { forEachLanguage, isLanguage, type Language, languages } from './locales'

vi.mock('./list', async (load) => {
  const list = await load<typeof import('./list')>()
  return { ...list, languages: [...list.languages.filter((language) => String(language) !== 'it'), 'it'] }
})
vi.mock('./all-facts', async (load) => {
  const { languageFacts } = await load<typeof import('./all-facts')>()
  return {
    languageFacts: {
      ...languageFacts,
      it: { ...languageFacts.fr, eventsName: 'eventi' },
    },
  }
})
vi.mock('./all-texts', async (load) => {
  const { languageTexts } = await load<typeof import('./all-texts')>()
  return { languageTexts: { ...languageTexts, it: languageTexts.en } }
})
vi.mock('../addresses/holders-file', async (load) => ({
  ...(await load<typeof import('../addresses/holders-file')>()),
  builtHolders: () => new Map(),
}))

const today = '2026-11-22'
let italian: Language
let feed: EventsFeed
let folder: string

beforeAll(async () => {
  const found = languages.at(-1)
  if (!isLanguage(found)) throw new Error('the list has no fourth language')
  italian = found
  feed = await startEventsFeed({ port: 0, host: '127.0.0.1', log: () => undefined, today })
  folder = mkdtempSync(path.join(os.tmpdir(), 'events-'))
})
afterAll(async () => {
  await feed.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('a fourth language', () => {
  it('has what the site claims without any document', () => {
    const claims = ownClaimants().map(({ claim }) => claim)
    const french = claims.filter((claim) => claim?.split(/[^a-z]/).includes('fr'))
    expect(french.length).toBeGreaterThan(5)
    expect(claims).toEqual(
      expect.arrayContaining(french.map((claim) => claim?.replace(/(?<![a-z])fr(?![a-z])/, 'it'))),
    )
  })

  it('has its header and footer, and pages that know all languages', () => {
    const slices: string[] = []
    const pages: string[] = []
    const actions = {
      createSlice: ({ id }: { id: string }) => slices.push(id),
      createPage: ({ path: at }: { path: string }) => pages.push(at),
    }
    // Of all that Gatsby hands to the hook, the plan takes these two.
    createPlannedPages({ actions, getNodesByType: () => [] } as never, { today, moment: 0 })
    expect(slices).toEqual(expect.arrayContaining(['header--it', 'footer--it']))
    expect(pages).toEqual(expect.arrayContaining(['/it/404', '/it/eventi']))
    const page = { path: '/it/camere', language: italian, owner: 'a', context: {} }
    expect(toGatsbyPage({ ...page, template: 'page' }, () => '').context.i18n).toMatchObject({
      languages: expect.arrayContaining(['it']),
      routed: true,
      originalPath: '/camere',
    })
  })

  it('is a translation of a page, and of each list of events', () => {
    const camere = { language: 'it', path: '/it/camere', title: 'Camere' }
    const nodeModel = {
      getNodeById: ({ id }: { id: string }) => (id === 'sitemap-page-rooms__i18n_it' ? camere : undefined),
      trackPageDependencies: () => undefined,
    }
    expect(translations({ _id: 'page-rooms', __i18n_lang: 'de' }, { nodeModel })).toMatchObject([camere])
    const list = eventPlan([], today).find((page) => page.path === '/events')
    expect(list?.context.translations).toContainEqual({ language: 'it', path: '/it/eventi' })
  })

  it('has lists of events, a calendar, and the events of its own feed', async () => {
    const lists = planEventPages({ occurrences: [], today }).filter(({ language }) => language === italian)
    expect(lists.map((page) => page.path)).toContain('/it/eventi/2026-12')
    const names = forEachLanguage(() => 'Eventi')
    const calendars = eventFiles([], { siteUrl: 'https://x.ch', timeZone: 'Europe/Zurich', names })
    expect([...calendars.keys()]).toContain('/it/eventi.ics')
    const loaded = await loadEventNodes({
      feeds: { de: `${feed.url}/de/events.json`, [italian]: `${feed.url}/fr/events.json` },
      ...{ eventsFolder: folder, timeZone: 'Europe/Zurich', ownChannel: 'grandhotel-edelgrat', today },
    })
    expect(loaded.state.map(({ language }) => language)).toEqual(['de', 'it'])
    const shown = loaded.occurrences.find(({ language }) => language === italian)
    expect(shown).toMatchObject({ textLanguage: 'it', path: expect.stringMatching('^/it/eventi/') })
  })

  it('has the address of its feed in build, worker and builder', () => {
    const EVENTS_FEED_URL_IT = 'https://events.example/it'
    expect(readSiteSettings({ EVENTS_FEED_URL_IT }).feeds).toHaveProperty('it', EVENTS_FEED_URL_IT)
    const settings = parseSettings({ EVENTS_FEED_URL_IT })
    expect(settings.events.urls).toHaveProperty('it', EVENTS_FEED_URL_IT)
    expect(builderEnvironment(settings, {})).toMatchObject({ EVENTS_FEED_URL_IT })
  })

  it('has its pages counted', () => {
    const now = 1_780_000_000_000
    const status = { ...exampleStatus, pages: { ...forEachLanguage(() => 7), [italian]: 5 } }
    const shown = { inWork: [], receipts: [], recent: [], outages: [], asked: {}, timeZone: 'Europe/Zurich' }
    const page = stateSection({
      ...{ ...shown, siteUrl: 'https://x.ch', csrf: '', now, status },
      time: timeWords('Europe/Zurich', now, de),
      words: de,
    })
    expect(page.text).toContain('7 en, 5 it')
  })
})
