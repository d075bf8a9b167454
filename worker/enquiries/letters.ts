import { localDate } from '../../site/calendar/local-date'
import { localTime } from '../../site/calendar/local-time'
import { languageTexts } from '../../site/languages/all-texts'
import { dayAndMonth } from '../../site/languages/dates'
import { defaultLanguage, type Language, languageFacts } from '../../site/languages/locales'
import { findText } from '../../site/languages/lookup'
import { timeOfDay } from '../../site/languages/times'
import type { EnquiryAnswer } from './check-answers'
import { answerTo, type KnownEnquiry, type WaitingEnquiry } from './enquiry'

/** A letter in plain text, and to whom an answer goes. */
export interface Letter {
  subject: string
  text: string
  replyTo?: string
}

export interface Moment {
  /** `26. November 2026` */
  date: string
  /** `10:42`, `10 h 42`, `10.42 am`, as it is in the house. */
  time: string
}

/** A text of forms in a language, its values filled in. */
export const sentence = (
  language: Language,
  key: keyof (typeof languageTexts)[Language]['enquiry'],
  values: Readonly<Record<string, string | number>> = {},
): string => findText([languageTexts[language].enquiry], key, values)

export function momentIn(language: Language, at: number, timeZone: string): Moment {
  const instant = new Date(at)
  const day = localDate(instant, timeZone)
  return {
    date: `${dayAndMonth(day, language)} ${day.slice(0, 4)}`,
    time: timeOfDay(localTime(instant, timeZone), language),
  }
}

/** Days and times as people of the language write them, everything else as it was written. */
export function valueIn(language: Language, { name, value }: Pick<EnquiryAnswer, 'name' | 'value'>): string {
  if (name === 'dog') return sentence(language, 'yes')
  if (name === 'time' && /^\d{1,2}:\d{2}$/.test(value)) return timeOfDay(value, language)
  if (name !== 'arrival' && name !== 'departure' && name !== 'day') return value
  return `${dayAndMonth(value, language)} ${value.slice(0, 4)}`
}

/** To the house, in its own language; the questions are named as the guest read them. */
export function letterToDesk(enquiry: WaitingEnquiry, siteUrl: string, timeZone: string): Letter {
  const own = defaultLanguage
  const { kind, number, language, page, answers } = enquiry
  const { date, time } = momentIn(own, enquiry.receivedAt, timeZone)
  const email = answerTo(enquiry, 'email')
  const rows = answers.map((answer) => `${answer.label}: ${valueIn(own, answer)}`)
  return {
    subject: `${sentence(own, `deskSubject_${kind}`, { number })}, ${answerTo(enquiry, 'name') ?? ''}`,
    text: [
      ...rows,
      '',
      `${sentence(own, 'deskLanguage')}: ${languageFacts[language].name}`,
      `${sentence(own, 'deskPage')}: ${siteUrl}${page}`,
      `${date}, ${time}`,
      '',
    ].join('\n'),
    ...(email === undefined ? {} : { replyTo: email }),
  }
}

/** To the guest: that it arrived, and nothing that somebody else could have written into it. */
export function letterToGuest(enquiry: WaitingEnquiry, siteUrl: string, timeZone: string): Letter {
  const { language, number } = enquiry
  const house = languageTexts[language].seo.ogTitle
  const values = { number, ...momentIn(language, enquiry.receivedAt, timeZone) }
  return {
    subject: `${sentence(language, 'mailSubject', values)}, ${house}`,
    text: [
      sentence(language, 'mailGreeting'),
      '',
      sentence(language, 'mailText', values),
      '',
      sentence(language, 'mailNotYou'),
      '',
      house,
      siteUrl,
      '',
    ].join('\n'),
  }
}

/** What a guest reads once an enquiry was taken. */
export function receiptOf(enquiry: KnownEnquiry, timeZone: string, sendsLetters: boolean) {
  const { language, number } = enquiry
  const values = { number, ...momentIn(language, enquiry.receivedAt, timeZone) }
  return {
    title: sentence(language, 'receiptTitle'),
    lines: [
      sentence(language, 'receiptText', values),
      ...(sendsLetters ? [sentence(language, 'receiptMail')] : []),
    ],
  }
}
