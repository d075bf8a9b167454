import { fault } from '../../../site/border/problem'
import type { Change } from '../../changes/change'
import type { Outage } from '../day-history'
import type { OperationsStatus } from '../overview'
import { figuresPage, operationsPage } from '../page'
import type { PageData } from '../page-data'
import type { Receipt } from '../receipt'
import { refusedPage } from '../refused-page'
import { signInPage } from '../sign-in-page'
import type { Words } from '../words/all-words'
import { afternoon, exampleInWork, exampleReceipts, exampleStatus } from './example'

const hour = 3_600_000
const quiet = (id: string, change: Change): Receipt => ({
  id,
  change,
  outcome: 'unchanged',
  at: { received: afternoon - 2 * hour },
  pages: [],
  problems: [],
})
const receipts: readonly Receipt[] = [
  ...exampleReceipts,
  quiet('03', { kind: 'reconcile', reason: 'gap' }),
  quiet('02', { kind: 'events', reason: 'request', accepted: 'Anna: 24' }),
  quiet('01', { kind: 'rebuild', reason: 'asked for by Anna' }),
]
const outages: readonly Outage[] = (['worker', 'content', 'builder'] as const).map((part) => ({
  part,
  from: afternoon - hour,
  to: afternoon - hour / 2,
}))

const calm: Partial<OperationsStatus> = { setAside: [], events: [] }
const short = fault('feed.shrunken', '', { before: 40, now: 12, what: 'events' })
const deadLink = fault('gate.dead-link', '', { page: '/spa', target: '/x', outcome: 'target-stays' })
const wrong: Partial<OperationsStatus> = {
  keptFor: 24 * hour,
  pinned: { site: undefined, pages: ['/spa'] },
  held: [
    { path: '/spa', fault: deadLink, canGo: true },
    { path: '/x', fault: fault('gate.unpublished', '', { file: 'x', document: 'y' }), canGo: false },
  ],
  missingParts: [
    {
      ...fault('document.stands-in', '', { document: 'z', language: 'fr' }),
      ...{ documentId: 'header__i18n_fr', field: '_id', kind: 'navigationMenu-flyout', language: 'fr' },
    },
  ],
  contentService: { reachable: false, seenAt: afternoon - 26 * hour },
  events: [
    { language: 'fr', goodAt: undefined, failingSince: afternoon, refused: { fault: short, isShort: true } },
    { language: 'en', goodAt: afternoon - 3 * hour },
  ],
  nightly: { comparedAt: afternoon - 60 * hour, equal: false, nextAt: undefined },
  builder: { state: 'down', since: afternoon - hour, memoryBytes: undefined },
  queue: { count: 0, oldestAcceptedAt: undefined, reachable: false },
  alarms: [
    { is: 'stuck' },
    { is: 'purge' },
    { is: 'unmade', pages: ['/a', '/b', '/c', '/d'] },
    { is: 'slices', faults: [fault('slice.unmade', '', { slice: 'footer', language: 'fr', reason: '1' })] },
    { is: 'lost', files: ['1', '2'] },
    { is: 'damage', count: 2 },
    { is: 'large', size: 21e9, limit: 20e9 },
    { is: 'unheard', count: 2 },
  ],
}
const asked = { rollback: '00000411', path: true, override: true, acceptEvents: true, before: '9' }

/** Every page that operators see, in every state that has sentences of its own. */
export function examplePages(words: Words): string[] {
  const page = (status: Partial<OperationsStatus>, more: Partial<PageData> = {}) =>
    operationsPage({
      ...{ status: { ...exampleStatus, ...status }, inWork: exampleInWork, receipts, recent: receipts },
      ...{ outages, asked: {}, now: afternoon, timeZone: 'Europe/Zurich', siteUrl: '/', csrf: '' },
      ...{ words, ...more },
    })
  const figures = (slots: Parameters<typeof figuresPage>[0]['slots'], shown: readonly Receipt[]) =>
    figuresPage({ slots, receipts: shown, now: afternoon, timeZone: 'Europe/Zurich', siteUrl: '/', words })
  return [
    page({}),
    page(wrong),
    page(wrong, { asked }),
    page({ ...calm, readings: { ridge: { fault: short, measuredAt: undefined } } }),
    page({ ...calm, readings: { ridge: { fault: short, measuredAt: afternoon } } }),
    page({ ...calm, builder: { ...exampleStatus.builder, state: 'down' } }),
    page({ ...calm, nightly: { comparedAt: undefined, equal: undefined, nextAt: afternoon } }),
    page(
      { ...calm, nightly: { comparedAt: undefined, equal: undefined, nextAt: undefined } },
      { inWork: [], receipts: [], recent: [] },
    ),
    page({ live: undefined }, { receipts: [], asked: { before: '1' } }),
    page({ nextTurnAt: afternoon + hour, preview: { state: 'ready', memoryBytes: 512_000_000 } }),
    page({ preview: { state: 'off', memoryBytes: undefined } }),
    page({ preview: { state: 'starting', memoryBytes: undefined } }),
    page({ preview: { state: 'failed', memoryBytes: undefined } }),
    page({ pinned: { site: '00000410', pages: [] } }),
    page({ builder: { ...exampleStatus.builder, state: 'standing by' } }),
    figures([{ at: afternoon - hour, queue: 2, builderBytes: 7e8, workerBytes: 2e8 }], receipts),
    figures([], []),
    signInPage(words),
    signInPage(words, 'wrong'),
    signInPage(words, 'tooOften'),
    refusedPage(words, words.refusals.foreign),
  ]
}
