import { isDay } from '../../site/calendar/local-day'
import { type QuestionName, questionRules } from '../../site/enquiries/questions'
import type { AskedForm, AskedQuestion } from './asked-form'

/** What was sent, by the name of the field. */
export type Given = Readonly<Record<string, string>>

/** One answer, worded as it goes to the house. */
export interface EnquiryAnswer {
  name: QuestionName
  label: string
  value: string
}

/** What is wrong with an answer: the key of the sentence that says so, and what it names. */
export interface Complaint {
  says:
    | 'missing'
    | 'badEmail'
    | 'badDate'
    | 'past'
    | 'far'
    | 'order'
    | 'badTime'
    | 'badNumber'
    | 'badAges'
    | 'badPhone'
    | 'badChoice'
    | 'tooLong'
  values?: Readonly<Record<string, number>>
}

export type Complaints = ReadonlyMap<QuestionName, Complaint>

export type Checked =
  | { is: 'good'; answers: readonly EnquiryAnswer[] }
  | { is: 'bad'; complaints: Complaints }

/** Years ahead that a house plans for. */
const farthest = 3

/**
 * Of what nobody sees only the joiners stay, where they stand within a word: they hold an emoji together, and the letters of Persian and
 * Indian names apart. Half of a letter, and signs that turn the direction of others, would change what stands around them.
 */
function withoutUnseen(text: string): string {
  const seen = text
    .replace(/\p{Cc}/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ' '))
    .replace(/[^\P{C}\n\t\u200c\u200d]/gu, '')
  return seen
    .replace(/([\u200c\u200d])[\u200c\u200d]+/g, '$1')
    .replace(/(^|\s)[\u200c\u200d]|[\u200c\u200d](?=\s|$)/g, '$1')
}

/** Line ends belong into messages only; other control characters nowhere. */
const cleaned = (text: string, isLong: boolean): string => {
  const kept = withoutUnseen(text.replace(/\r\n?/g, '\n'))
  return (isLong ? kept : kept.replace(/\s+/g, ' ')).trim()
}

/** Numbers and addresses as everybody writes them: keyboards of some scripts have wide digits and signs, and no joiner belongs there. */
const inPlainSigns = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u200c\u200d]/g, '')
    .trim()

/** Browsers send YYYY-MM-DD; where they have no calendar, people write 24.12.2026 or 24/12/2026. */
export function dayIn(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  const [, writtenDay, writtenMonth, writtenYear] = /^(\d{1,2})[./] ?(\d{1,2})[./] ?(\d{4})$/.exec(text) ?? []
  const two = (part = '') => part.padStart(2, '0')
  const date = `${year ?? writtenYear}-${two(month ?? writtenMonth)}-${two(day ?? writtenDay)}`
  return isDay(date) ? date : undefined
}

type Verdict = { value: string } | Complaint
type Check = (text: string, question: AskedQuestion, today: string) => Verdict

const checkDate: Check = (text, _question, today) => {
  const day = dayIn(text)
  if (day === undefined) return { says: 'badDate' }
  if (day < today) return { says: 'past' }
  return Number(day.slice(0, 4)) > Number(today.slice(0, 4)) + farthest ? { says: 'far' } : { value: day }
}

const checks: Readonly<Partial<Record<QuestionName, Check>>> = {
  arrival: checkDate,
  departure: checkDate,
  day: checkDate,
  about: (text, { choices }) => {
    const label = choices.get(text)
    return label === undefined ? { says: 'badChoice' } : { value: label }
  },
  time: (text) =>
    /^(?:[01]?\d|2[0-3])[:.h][0-5]\d$/.test(text)
      ? { value: text.replace(/[.h]/, ':') }
      : { says: 'badTime' },
  guests: (text, { most }) => {
    const count = /^\d{1,4}$/.test(text) ? Number(text) : 0
    return count >= 1 && count <= most
      ? { value: String(count) }
      : { says: 'badNumber', values: { least: 1, most } }
  },
  ages: (text) => {
    const ages = text.split(/[\s,;\u3001\u060c]+/).filter((part) => part !== '')
    const areAges = ages.length <= 12 && ages.every((age) => /^\d{1,2}$/.test(age) && Number(age) <= 17)
    return areAges ? { value: ages.map(Number).join(', ') } : { says: 'badAges' }
  },
  dog: () => ({ value: 'yes' }),
  // Whether it is somebody's only a letter tells.
  email: (text) =>
    /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@.<>(),;:"\\[\]]{2,}$/u.test(text)
      ? { value: text }
      : { says: 'badEmail' },
  phone: (text) =>
    /^\(?\+?[\d\s()/.\p{Pd}\u2212]{5,}$/u.test(text) && text.replace(/\D/g, '').length >= 5
      ? { value: text }
      : { says: 'badPhone' },
}

function check(question: AskedQuestion, given: Given, today: string): Verdict | undefined {
  const { name, isNeeded } = question
  const { input, most } = questionRules[name]
  const asWritten = cleaned(given[name] ?? '', input === 'long')
  const isWords = input === 'text' || input === 'long' || input === 'choice'
  const text = isWords && name !== 'ages' ? asWritten : inPlainSigns(asWritten)
  if (text === '') return isNeeded ? { says: 'missing' } : undefined
  if (input !== 'number' && input !== 'choice' && text.length > most)
    return { says: 'tooLong', values: { most } }
  return checks[name]?.(text, question, today) ?? { value: text }
}

/** Holds what was sent against what was asked. Pure. `today`: the day in the house, YYYY-MM-DD. */
export function checkAnswers({ questions }: AskedForm, given: Given, today: string): Checked {
  const answers: EnquiryAnswer[] = []
  const complaints = new Map<QuestionName, Complaint>()
  for (const question of questions) {
    const verdict = check(question, given, today)
    if (!verdict) continue
    if ('says' in verdict) complaints.set(question.name, verdict)
    else answers.push({ name: question.name, label: question.label, value: verdict.value })
  }
  const said = (wanted: QuestionName) => answers.find(({ name }) => name === wanted)?.value
  const [arrival, departure] = [said('arrival'), said('departure')]
  if (arrival !== undefined && departure !== undefined && departure <= arrival)
    complaints.set('departure', { says: 'order' })
  return complaints.size > 0 ? { is: 'bad', complaints } : { is: 'good', answers }
}
