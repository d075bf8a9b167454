import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageTexts } from '../../site/languages/all-texts'
import { homePath, type Language } from '../../site/languages/locales'
import { isForeign } from '../http/foreign-request'
import { smallPage } from '../press/answer-page'
import type { AskedForm } from './asked-form'
import type { Complaints, Given } from './check-answers'
import { sentence } from './letters'
import { type PageAnswer, pageWithAnswer } from './page-form'
import { typedAgain } from './typed-again'

/** A page of the release that is live. */
export interface LivePage {
  html: string
  /** Id of its content document. */
  document: string | undefined
}

/** What was sent, and the page and form that it was sent from. */
export interface Sent {
  given: Given
  path: string
  id: string
  language: Language
  live?: LivePage | undefined
  /** The form as that page asks it; undefined where it is not there (any more). */
  form?: AskedForm | undefined
  /** The answer is a small page: to write the whole one anew takes its time, and this network has had many. */
  isBrief?: boolean
}

export type EnquiryRefusal = 'unavailable' | 'tooOften' | 'refused' | 'gone'
const statusOf: Readonly<Record<EnquiryRefusal, number>> = {
  unavailable: 503,
  tooOften: 429,
  refused: 403,
  gone: 410,
}

const html = 'text/html; charset=utf-8'

export const wantsData = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('application/json') === true

/** The page that a form was sent from, with the answer in it; where that one is gone a page of its own, with what was typed. */
export function answerWithPage(
  reply: FastifyReply,
  { live, form, path, language, isBrief }: Sent,
  answer: PageAnswer,
) {
  reply.type(html)
  if (live && form && !isBrief) return reply.send(pageWithAnswer(live.html, answer))
  const { error } = languageTexts[language]
  const title = answer.title ?? error.title
  const back = live
    ? { href: path, label: sentence(language, 'back') }
    : { href: homePath(language), label: error.home }
  const typed = answer.again ? typedAgain(language, answer.again.given) : ''
  return reply.send(smallPage(language, title, answer.lines.join(' '), back, typed))
}

/** Says that an enquiry was not taken. `asksCheck`: it would be with a token of the bot check. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  { refusal, asksCheck = false }: { refusal: EnquiryRefusal; asksCheck?: boolean },
  sent: Sent,
) {
  reply.code(statusOf[refusal])
  const text = sentence(sent.language, refusal)
  if (wantsData(request)) return reply.send({ is: 'refused', text, ...(asksCheck ? { asksCheck } : {}) })
  // What another site lets somebody send is not shown as ours.
  const given = isForeign(request) && (!sent.form || sent.isBrief) ? {} : sent.given
  return answerWithPage(reply, sent, { id: sent.id, lines: [text], again: { given, faults: new Map() } })
}

/** Says of each answer what is wrong with it. */
export function complain(request: FastifyRequest, reply: FastifyReply, complaints: Complaints, sent: Sent) {
  const { given, id, language } = sent
  reply.code(422)
  const faults = new Map(
    [...complaints].map(([name, { says, values }]) => [name, sentence(language, says, values)]),
  )
  const text = sentence(language, 'faults')
  if (wantsData(request)) return reply.send({ is: 'faulty', text, faults: Object.fromEntries(faults) })
  const lines = sent.isBrief ? labelled(sent, faults) : [text]
  return answerWithPage(reply, sent, { id, lines, again: { given, faults } })
}

/** Where no field is there to be marked, what is wrong stands with what it is asked as. */
const labelled = ({ form }: Sent, faults: ReadonlyMap<string, string>): string[] =>
  [...faults].map(([name, said]) => {
    const label = form?.questions.find((question) => question.name === name)?.label
    return label === undefined ? said : `${label}: ${said}`
  })

/** The answer to an address of a receipt that nobody has, or that was forgotten. */
export function noReceipt(reply: FastifyReply, language: Language) {
  const { title, lostText, home } = languageTexts[language].error
  const back = { href: homePath(language), label: home }
  return reply
    .code(404)
    .type(html)
    .send(smallPage(language, title, lostText, back))
}
