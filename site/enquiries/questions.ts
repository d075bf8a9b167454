/**
 * What guests are asked: the one list for the page that asks and for the worker that looks at the answers.
 */
export const enquiryKinds = ['room', 'table', 'activity', 'wedding', 'meeting'] as const
export type EnquiryKind = (typeof enquiryKinds)[number]

/** Where forms go. */
export const enquiryAddress = '/api/enquiries'
/** A field that nobody sees: what fills it in is a program. */
export const trapName = 'website'

export type QuestionName =
  | 'about'
  | 'arrival'
  | 'departure'
  | 'day'
  | 'time'
  | 'guests'
  | 'ages'
  | 'dog'
  | 'name'
  | 'email'
  | 'phone'
  | 'message'

export type Input = 'choice' | 'date' | 'time' | 'number' | 'text' | 'email' | 'tel' | 'check' | 'long'

export interface QuestionRule {
  input: Input
  isNeeded: boolean
  /** Characters, for texts; for a number the largest. */
  most: number
  autoComplete?: string
}

export const questionRules: Readonly<Record<QuestionName, QuestionRule>> = {
  about: { input: 'choice', isNeeded: false, most: 200 },
  arrival: { input: 'date', isNeeded: true, most: 10 },
  departure: { input: 'date', isNeeded: true, most: 10 },
  day: { input: 'date', isNeeded: true, most: 10 },
  time: { input: 'time', isNeeded: true, most: 5 },
  guests: { input: 'number', isNeeded: true, most: 200 },
  ages: { input: 'text', isNeeded: false, most: 60 },
  dog: { input: 'check', isNeeded: false, most: 3 },
  name: { input: 'text', isNeeded: true, most: 120, autoComplete: 'name' },
  email: { input: 'email', isNeeded: true, most: 200, autoComplete: 'email' },
  phone: { input: 'tel', isNeeded: false, most: 40, autoComplete: 'tel' },
  message: { input: 'long', isNeeded: false, most: 3000 },
}

const period = ['arrival', 'departure'] as const
const person = ['name', 'email', 'phone', 'message'] as const

const asked: Readonly<Record<EnquiryKind, readonly QuestionName[]>> = {
  room: ['about', ...period, 'guests', 'ages', 'dog', ...person],
  table: ['about', 'day', 'time', 'guests', 'ages', ...person],
  activity: ['about', 'day', 'guests', 'ages', ...person],
  wedding: ['about', 'day', 'guests', ...person],
  meeting: ['about', ...period, 'guests', ...person],
}

/** What an editor chose for one form. */
export interface Asks {
  hasChoices: boolean
  ages: boolean
  dog: boolean
  needsPhone: boolean
}

export interface Question extends QuestionRule {
  name: QuestionName
}

/** The questions of a form, in order. */
export function questionsOf(kind: EnquiryKind, asks: Asks): Question[] {
  const isAsked = (name: QuestionName): boolean =>
    (name !== 'about' || asks.hasChoices) && (name !== 'ages' || asks.ages) && (name !== 'dog' || asks.dog)
  return asked[kind].filter(isAsked).map((name) => {
    const rule = questionRules[name]
    return { ...rule, name, isNeeded: rule.isNeeded || (name === 'phone' && asks.needsPhone) }
  })
}

export const isQuestionName = (name: string): name is QuestionName => Object.hasOwn(questionRules, name)
export const isEnquiryKind = (kind: string): kind is EnquiryKind =>
  enquiryKinds.some((known) => known === kind)
