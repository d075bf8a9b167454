import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import cron from 'node-cron'
import { describe, expect, it } from 'vitest'
import { startEventsFeed } from '../../sandbox/events-feed/server'
import { fault } from '../../site/border/problem'
import { readingDocument, readingFeeds, readingNames } from '../../site/readings/reading-feeds'
import { variablesOfReadings } from '../../site/readings/reading-variables'
import { sourceReadings } from '../../site/readings/source-readings'
import { readSiteSettings } from '../../site/settings/settings'
import type { Change } from '../changes/change'
import { changeKind, changeTitle } from '../operations/change-words'
import { documentWords } from '../operations/field-words'
import { createMetrics } from '../operations/metrics'
import type { OperationsStatus } from '../operations/overview'
import { receiptsOf } from '../operations/receipts-of'
import { alerts } from '../operations/summary'
import { exampleStatus } from '../operations/testing/example'
import { timeWords } from '../operations/times'
import { allWords } from '../operations/words/all-words'
import { readReadings } from '../regenerate/resident/read-readings'
import { due } from '../schedule/due'
import { lastRunsOf } from '../schedule/last-runs'
import { parseSettings } from '../settings/settings'
import { builderEnvironment } from './builder-environment'
import { operatorActions } from './operator-actions'

const now = Date.parse('2026-12-08T14:00:00Z')
const zone = 'Europe/Zurich'
const languages = Object.values(allWords)
const minimal = {
  SANITY_PROJECT_ID: 'h7k2p9',
  SANITY_WEBHOOK_SECRET: 'a-secret-of-sixteen',
  EVENTS_FEED_URL_DE: 'https://events.example/de',
  EVENTS_CHANNEL: '17',
  SITE_URL: 'https://hotel.example',
  OPERATIONS_TOKEN: 'operators-open-sesame',
}
const nothingToSee = { inWork: () => [], receipts: () => [], subscribe: () => () => undefined }
const never = () => Promise.reject(new Error('nobody asked for it'))

describe.each(readingNames)('the service of readings "%s"', (name) => {
  const look: Change = { kind: name, reason: 'schedule' }

  it('is asked at its minutes, and by whoever says so', async () => {
    expect(cron.validate(readingFeeds[name].usualCron)).toBe(true)
    expect(
      due(name, now, {}, { zone, lastRuns: lastRunsOf(parseSettings({}).crons, zone) }, undefined, [
        name,
      ]).map(({ change }) => change),
    ).toContainEqual(look)
    const accepted: Change[] = []
    const queue = {
      accept: async (change: Change) => {
        accepted.push(change)
        return { id: '1', duplicate: false }
      },
      retry: never,
    }
    const publisher = { rollback: never, unpin: never, override: never }
    await operatorActions(queue, publisher, { info: () => undefined }, [name]).readEvents('somebody')
    expect(accepted).toContainEqual({ kind: name, reason: 'request' })
  })

  it('is known to the builder by its variable', () => {
    const url = `https://service.example/${name}.json`
    const given = { ...minimal, ...variablesOfReadings({ [name]: url }) }
    const settings = parseSettings(given)
    expect(cron.validate(settings.crons.readings[name])).toBe(true)
    expect(readSiteSettings(builderEnvironment(settings, {})).readings[name]).toBe(url)
  })

  it('is read from its stand-in, and a build and a regeneration show the same of it', async () => {
    const feed = await startEventsFeed({
      port: 0,
      host: '127.0.0.1',
      log: () => undefined,
      measuredAt: new Date(now),
    })
    const dataFolder = await mkdtemp(path.join(tmpdir(), 'every-reading-'))
    try {
      const given = {
        readings: { [name]: `${feed.url}/${name}.json` },
        dataFolder,
        moment: now,
        timeZone: zone,
      }
      const load = (await readReadings(given, [look])).get(name)
      expect(load?.reading).toBeDefined()
      const node = readingFeeds[name].node(load?.reading, now, zone)
      const built: object[] = []
      await sourceReadings(
        { actions: { createNode: (one) => built.push(one) }, reporter: { warn: expect.unreachable } },
        given,
      )
      expect(built).toMatchObject([{ id: node.id, ...node.fields }])
    } finally {
      await feed.close()
      await rm(dataFolder, { recursive: true })
    }
  })

  it('is told to Prometheus: how old it is, while it is asked', async () => {
    const told = async (status: Partial<OperationsStatus>) => {
      const overview = { ...nothingToSee, status: async () => ({ ...exampleStatus, ...status }) }
      return (await createMetrics(overview, () => now).text()).text
    }
    const line = `site_reading_age_seconds{reading="${name}"} 60`
    expect(await told({ readings: { [name]: { measuredAt: now - 60_000 } } })).toContain(line)
    expect(await told({ readings: {} })).not.toMatch(/^site_reading_age_seconds/m)
  })

  it('has receipts of its looks: their pages, and what is wrong with its values, and nothing of others', () => {
    const problem = {
      documentId: readingDocument(name),
      field: 'measuredAt',
      ...fault('reading.moment', 'no'),
    }
    const other = { ...problem, documentId: 'page-home' }
    const receipts = receiptsOf({
      batch: [
        { id: '1', change: look, acceptedAt: now },
        { id: '2', change: { kind: 'reconcile', reason: 'schedule' }, acceptedAt: now },
      ],
      titleOf: () => undefined,
      pages: [{ path: '/', reason: name, owner: 'page-home' }],
      removedPages: [],
      shows: new Map(),
      windows: {},
      problems: [problem, other],
      refused: new Map(),
      begun: new Map(),
      at: { published: now },
      release: '00000001',
    })
    expect(receipts[0]?.pages).toEqual([{ language: 'de', path: '/', why: name }])
    expect(receipts.map(({ problems }) => problems.map(({ documentId }) => documentId))).toEqual([
      [problem.documentId],
      ['page-home'],
    ])
  })

  it('is told of in the words of each operator, and alarms while it fails', () => {
    const late = fault('feed.late', 'it took longer than 3 s', { seconds: 3 })
    for (const words of languages) {
      const told = [
        changeTitle({ change: look }, words),
        changeKind(look, words),
        words.changes.reasons[name],
        words.changes.unchanged[name],
        documentWords(readingDocument(name), undefined, words),
      ]
      expect(told.filter((text) => text === '' || text === name)).toEqual([])
      const found = (measuredAt: number | undefined) =>
        alerts(
          { ...exampleStatus, events: [], readings: { [name]: { fault: late, measuredAt } } },
          { now, time: timeWords(zone, now, words), words },
        )
      expect(found(now - 60_000).map(({ title, action }) => [title, action?.name])).toContainEqual([
        words.readings[name].alert.title,
        'read-events',
      ])
      expect(found(now - 60_000)).not.toEqual(found(undefined))
    }
  })
})
