import { fault } from '../../../site/border/problem'
import { forEachLanguage } from '../../../site/languages/locales'
import type { Change } from '../../changes/change'
import type { OperationsStatus, OperatorsOverview, ReleaseLine } from '../overview'
import type { Receipt, ReceiptPage } from '../receipt'

/** A June afternoon at the hotel: 14:32:19 in Zurich. */
export const afternoon = Date.parse('2026-06-14T12:32:19.400Z')
const at = (clock: string) => Date.parse(`2026-06-14T${clock}+02:00`)

const edit = (id: string, type: string, revision: string): Change => ({
  kind: 'document',
  id,
  type,
  revision,
  operation: 'update',
})
const page = (language: 'de' | 'fr' | 'en', path: string, why: ReceiptPage['why']): ReceiptPage => ({
  language,
  path,
  why,
})

export const exampleReceipts: readonly Receipt[] = [
  {
    id: '4',
    change: edit('room-arven', 'room', '8f2c11'),
    title: 'Arvenzimmer, Preis Sommer',
    outcome: 'live',
    at: {
      received: at('14:32:04.100'),
      begun: at('14:32:04.250'),
      built: at('14:32:05.600'),
      checked: at('14:32:05.700'),
      published: at('14:32:06.300'),
      seen: at('14:32:06.900'),
    },
    pages: [
      page('de', '/zimmer/arvenzimmer', 'document'),
      page('de', '/zimmer', 'list'),
      page('de', '/', 'list'),
      page('fr', '/fr/chambres/chambre-arolle', 'document'),
      page('en', '/en/rooms/stone-pine-room', 'document'),
    ],
    problems: [],
    release: '00000412',
  },
  {
    id: '3',
    change: edit('page-gallery', 'page', '51b0aa'),
    title: 'Galerie Sommer',
    outcome: 'partly',
    at: {
      received: at('14:18:37.300'),
      begun: at('14:18:37.450'),
      built: at('14:18:39.500'),
      published: at('14:18:40.400'),
      seen: at('14:18:40.700'),
    },
    pages: [
      page('de', '/galerie', 'document'),
      page('fr', '/fr/galerie', 'document'),
      page('en', '/en/gallery', 'document'),
    ],
    problems: [
      {
        field: 'parts[0].gallery[3].asset._ref',
        ...fault('document.picture', 'image-x is no picture', { value: 'image-x' }),
      },
    ],
    release: '00000411',
  },
  {
    id: '2',
    change: edit('navigationMenu-top-header', 'navigationMenu', 'e4d911'),
    title: 'Menü Kopfzeile',
    outcome: 'refused',
    at: { received: at('13:57:10.800') },
    pages: [],
    problems: [
      {
        field: 'links',
        ...fault('gate.dead-link', '/ links to /zimmer/sternwarte, which does not exist.', {
          page: '/',
          target: '/zimmer/sternwarte',
          outcome: 'earlier',
        }),
      },
    ],
  },
  {
    id: '1',
    change: { kind: 'day', date: '2026-06-14' },
    outcome: 'live',
    at: {
      received: at('00:00:00.800'),
      built: at('00:00:02.000'),
      published: at('00:00:02.500'),
      seen: at('00:00:02.900'),
    },
    pages: [
      page('de', '/events/2026-06', 'day'),
      page('fr', '/fr/evenements/2026-06', 'day'),
      page('en', '/en/events/2026-06', 'day'),
    ],
    problems: [],
    release: '00000408',
  },
]

export const exampleInWork: readonly Receipt[] = [
  {
    id: '6',
    change: edit('room-see', 'room', 'aa01'),
    title: 'Seezimmer',
    outcome: 'waiting',
    at: { received: at('14:32:19.000') },
    pages: [],
    problems: [],
  },
  {
    id: '5',
    change: edit('restaurant-stube', 'restaurant', 'bb01'),
    title: 'Öffnungszeiten Stube',
    outcome: 'waiting',
    at: { received: at('14:32:18.700'), built: at('14:32:19.100'), checked: at('14:32:19.200') },
    pages: [],
    problems: [],
  },
]

const release = (id: string, clock: string, more: Partial<ReleaseLine>): ReleaseLine => ({
  id,
  at: at(clock),
  kind: 'publish',
  status: 'live',
  changed: 0,
  removed: 0,
  pages: { count: 0 },
  removedPages: { count: 0 },
  heldPages: { count: 0 },
  isRebuild: false,
  canReturn: true,
  ...more,
})

export const exampleStatus: OperationsStatus = {
  live: { id: '00000412', at: at('14:32:07'), seen: 139 },
  releases: [
    release('00000412', '14:32:07', { changed: 11, pages: { count: 5, first: '/' }, canReturn: false }),
    release('00000411', '14:18:40', { changed: 38, pages: { count: 1, first: '/galerie' } }),
    release('00000410', '11:02:55', { changed: 64, removedPages: { count: 2, first: '/events/alt' } }),
    release('00000409', '02:04:31', {}),
  ],
  keptFor: 30 * 24 * 3_600_000,
  pinned: { site: undefined, pages: [] },
  held: [],
  pages: { ...forEachLanguage(() => 46), de: 47 },
  missingParts: [],
  contentService: { reachable: true, seenAt: afternoon - 4_000 },
  events: [
    { language: 'de', goodAt: afternoon - 120_000 },
    {
      language: 'fr',
      goodAt: afternoon - 27 * 60_000,
      failingSince: at('14:05:00'),
      nextTryAt: at('14:35:00'),
    },
  ],
  readings: {},
  nightly: { comparedAt: at('02:04:00'), equal: true, nextAt: undefined },
  builder: { state: 'working', since: afternoon, memoryBytes: 512_000_000 },
  queue: { count: 2, oldestAcceptedAt: at('14:32:18.700'), reachable: true },
  setAside: ['2'],
  alarms: [],
}

/** An overview whose contents a test can replace; `tell` calls back whoever follows. */
export function exampleOverview(): OperatorsOverview & {
  current: OperationsStatus
  receiptList: readonly Receipt[]
  working: readonly Receipt[]
  tell(): void
} {
  const listeners = new Set<() => void>()
  const overview = {
    current: exampleStatus,
    receiptList: exampleReceipts,
    working: exampleInWork,
    status: async () => overview.current,
    inWork: () => overview.working,
    receipts: (limit: number, before?: string) =>
      overview.receiptList.filter((receipt) => before === undefined || receipt.id < before).slice(0, limit),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell() {
      for (const listener of listeners) listener()
    },
  }
  return overview
}
