import { languageForms } from '../../languages/all-forms'
import { dayAndMonth } from '../../languages/dates'
import type { Language } from '../../languages/locales'
import type { Lookup } from '../../languages/lookup'
import { numberText } from '../../languages/numbers'
import { timeRange } from '../../languages/times'

/** What a page shows of a reading: the fields of the node. */
export interface ShownReading {
  measuredAt: string | null
  isCurrent: boolean
  temperature: number | null
  snowDepth: number | null
  liftsOpen: number | null
  liftsTotal: number | null
  nextTrain: string | null
  webcamAt: string | null
}

interface Part {
  reading: ShownReading | null
  /** The season in which the house is open, else the one that comes next. */
  house: { season: string; from: string; to: string } | null
  isOpen: boolean
}

interface Moment {
  /** ISO 8601 with offset. */
  iso: string
  text: string
}

/** What the part says. Nothing in it is false on a page that is older than it should be: each value stands beside its time. */
export interface RidgeWords {
  /** One sentence: the season of the house, and what was measured while that is current. */
  line: string
  /** Since when that holds, or when there was a reading last. */
  asOf: (Moment & { label: string }) | undefined
  /** When the picture of the webcam was taken. */
  webcam: Moment | undefined
}

const noBreak = '\u00a0'
const dayOf = (iso: string): string => iso.slice(0, 10)
const timeOf = (iso: string, language: Language): string => timeRange(iso.slice(11, 16), null, language)

/** `−6.4 °C`, with a minus sign. */
const degrees = (value: number, language: Language): string =>
  `${value < 0 ? '−' : ''}${numberText(Math.abs(value), language)}${noBreak}°C`

/** The season in which the house is open, until when; else the next one, from when. */
function seasonWords({ house, isOpen }: Part, language: Language, t: Lookup<'detail'>): string[] {
  if (!house) return []
  const key = house.season === 'summer' ? 'ridgeSummer' : 'ridgeWinter'
  return isOpen
    ? [t(`${key}Until`, { date: dayAndMonth(house.to, language) })]
    : [t(`${key}From`, { date: dayAndMonth(house.from, language) })]
}

/** `14:40 Uhr`; on another day than that of the reading with its weekday: `Freitag, 6:40 Uhr`. */
function departure(at: string, measuredAt: string, language: Language): string {
  const time = timeOf(at, language)
  if (dayOf(at) === dayOf(measuredAt)) return time
  const { weekdays, beforeDay } = languageForms[language]
  const weekday = weekdays[new Date(`${dayOf(at)}T12:00:00Z`).getUTCDay()] ?? ''
  return `${beforeDay(weekday)} ${time}`
}

function liftWords(open: number, total: number, t: Lookup<'detail'>): string {
  if (open === 0) return t('ridgeNoLifts')
  return open === 1 ? t('ridgeOneLift', { total }) : t('ridgeLifts', { open, total })
}

function measuredWords(
  reading: ShownReading,
  measuredAt: string,
  language: Language,
  t: Lookup<'detail'>,
): string[] {
  const { temperature, snowDepth, liftsOpen: open, liftsTotal: total, nextTrain } = reading
  return [
    ...(temperature === null ? [] : [degrees(temperature, language)]),
    ...(snowDepth === null
      ? []
      : [snowDepth === 0 ? t('ridgeNoSnow') : t('ridgeSnow', { depth: numberText(snowDepth, language) })]),
    ...(open === null || total === null ? [] : [liftWords(open, total, t)]),
    ...(nextTrain === null ? [] : [t('ridgeTrain', { when: departure(nextTrain, measuredAt, language) })]),
  ]
}

const momentWords = (iso: string, language: Language, t: Lookup<'detail'>): Moment => ({
  iso,
  text: t('ridgeMoment', { date: dayAndMonth(dayOf(iso), language), time: timeOf(iso, language) }),
})

/** The words of the part; undefined where no service is set, or nothing is known. */
export function ridgeWords(part: Part, language: Language, t: Lookup<'detail'>): RidgeWords | undefined {
  const { reading } = part
  if (!reading) return undefined
  const { measuredAt, isCurrent, webcamAt } = reading
  const measured = measuredAt === null ? [] : measuredWords(reading, measuredAt, language, t)
  const said = [...seasonWords(part, language, t), ...measured]
  if (said.length === 0 && measuredAt === null) return undefined
  const hasNews = isCurrent && measured.length > 0
  return {
    line: said.length === 0 ? '' : `${said.join(', ')}.`,
    asOf:
      measuredAt === null || (isCurrent && !hasNews)
        ? undefined
        : {
            label: t(isCurrent ? 'ridgeAsOf' : 'ridgeLast'),
            ...momentWords(measuredAt, language, t),
          },
    webcam: webcamAt === null ? undefined : { iso: webcamAt, text: timeOf(webcamAt, language) },
  }
}
