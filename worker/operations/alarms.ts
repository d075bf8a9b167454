import type { Fault, KeptFault } from '../changes/change'
import type { Waiting } from '../publish/publisher-types'
import type { Damage } from '../publish/store/damage'
import { faultWords } from './fault-words'
import type { Words } from './words/all-words'

/** What an operator must know and no other line of the page says. */
export type Alarm =
  | { is: 'stuck' | 'purge' }
  | { is: 'unmade'; pages: readonly string[] }
  | { is: 'slices'; faults: readonly KeptFault[] }
  | { is: 'lost'; files: readonly string[] }
  | { is: 'damage' | 'unheard' | 'lostEnquiries'; count: number }
  /** Minutes. */
  | { is: 'enquiries'; count: number; minutes: number }
  /** Bytes. */
  | { is: 'large'; size: number; limit: number }

export interface AlarmFacts {
  /** Pages that wait, with the reason. */
  held: readonly Pick<Waiting, 'path' | 'fault'>[]
  /** Headers and footers that could not be made. */
  unmadeSlices: readonly Fault[]
  /** Changes in the inbox, and when the oldest was accepted, ms since the epoch. */
  waiting: { count: number | undefined; oldestAcceptedAt: number | undefined }
  /** Files of the site that were damaged on the disk since the start. */
  damage: Pick<Damage, 'found' | 'lost'>
  /** When a cache in front first refused to forget what changed, ms since the epoch; undefined where it accepts. */
  purgeRefusedSince: number | undefined
  /** What the data folder takes on the disk, and how much of that is expected, bytes; undefined before it was measured. */
  data: { bytes: number | undefined; limit: number }
  /** Enquiries of guests that the house does not have yet, and files of such that could not be read. */
  enquiries: { waiting: number; oldestAt: number | undefined; lost: number }
  /** How many errors nobody listened to since the start. */
  unheard: number
  now: number
}

/** After this long something is wrong, however large the site is, ms: 5,000 pages take less than a minute. */
export const tooLong = 5 * 60_000

/** A guest who waits for an answer does not know that nobody has the question, ms. */
export const enquiryTooLong = 15 * 60_000

function enquiryAlarms({ enquiries, now }: Pick<AlarmFacts, 'enquiries' | 'now'>): Alarm[] {
  const age = enquiries.oldestAt === undefined ? 0 : now - enquiries.oldestAt
  return [
    ...(age > enquiryTooLong
      ? [{ is: 'enquiries', count: enquiries.waiting, minutes: Math.round(age / 60_000) } as const]
      : []),
    ...(enquiries.lost > 0 ? [{ is: 'lostEnquiries', count: enquiries.lost } as const] : []),
  ]
}

/** True when publishing does not go on: the oldest change has waited for too long. */
export const isStuck = ({ waiting, now }: Pick<AlarmFacts, 'waiting' | 'now'>): boolean =>
  waiting.count !== 0 && waiting.oldestAcceptedAt !== undefined && now - waiting.oldestAcceptedAt > tooLong

/** Worst first. */
export function alarmsOf(facts: AlarmFacts): Alarm[] {
  const { damage, data, unmadeSlices } = facts
  const unmade = facts.held.filter(({ fault }) => fault?.code === 'gate.unmade')
  return [
    ...(isStuck(facts) ? [{ is: 'stuck' } as const] : []),
    ...enquiryAlarms(facts),
    ...(facts.purgeRefusedSince !== undefined ? [{ is: 'purge' } as const] : []),
    ...(damage.lost.length > 0 ? [{ is: 'lost', files: damage.lost } as const] : []),
    ...(unmade.length > 0 ? [{ is: 'unmade', pages: unmade.map(({ path }) => path) } as const] : []),
    ...(unmadeSlices.length > 0 ? [{ is: 'slices', faults: unmadeSlices } as const] : []),
    ...(damage.found > 0 ? [{ is: 'damage', count: damage.found } as const] : []),
    ...(data.bytes !== undefined && data.bytes > data.limit
      ? [{ is: 'large', size: data.bytes, limit: data.limit } as const]
      : []),
    ...(facts.unheard > 0 ? [{ is: 'unheard', count: facts.unheard } as const] : []),
  ]
}

/** The alarm in an operator's words. */
export function alarmWords(alarm: Alarm, words: Words): { title: string; text: string } {
  const { stuck, purge, unmade, slices, lost, damage, large, unheard, enquiries, lostEnquiries } =
    words.alarms
  switch (alarm.is) {
    case 'stuck':
      return stuck
    case 'purge':
      return purge
    case 'enquiries':
      return { title: enquiries.title(alarm.count), text: enquiries.text(alarm.minutes) }
    case 'lostEnquiries':
      return { title: lostEnquiries.title(alarm.count), text: lostEnquiries.text }
    case 'unmade':
      return { title: unmade.title(alarm.pages.length), text: unmade.text(someOf(alarm.pages, words)) }
    case 'slices': {
      const sentences = alarm.faults.map((fault) => faultWords(fault, words)).join(' ')
      return { title: slices.title, text: slices.text(sentences) }
    }
    case 'lost':
      return { title: lost.title(alarm.files.length), text: lost.text(someOf(alarm.files, words)) }
    case 'damage':
      return { title: damage.title, text: damage.text(alarm.count) }
    case 'large':
      return {
        title: large.title(gigabytes(alarm.limit, words)),
        text: large.text(gigabytes(alarm.size, words)),
      }
    case 'unheard':
      return { title: unheard.title, text: unheard.text(alarm.count) }
  }
}

const shown = 3

function someOf(names: readonly string[], { alarms }: Words): string {
  const first = names.slice(0, shown).join(', ')
  return names.length > shown ? alarms.andMore(first, names.length - shown) : first
}

const gigabytes = (bytes: number, { times }: Words): string =>
  `${(bytes / 1e9).toLocaleString(times.locale, { maximumFractionDigits: 1 })} GB`
