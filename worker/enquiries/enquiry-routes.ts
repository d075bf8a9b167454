import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localDate } from '../../site/calendar/local-date'
import { enquiryAddress, trapName } from '../../site/enquiries/questions'
import { languageTexts } from '../../site/languages/all-texts'
import { type Language, languageOfPath } from '../../site/languages/locales'
import { FailureLimit } from '../http/failure-limit'
import { isForeign } from '../http/foreign-request'
import { addressBehindEdge, networkOf } from '../http/visitor-address'
import { fileOfPage } from '../made/page-paths'
import { smallPage } from '../press/answer-page'
import { askBotCheck, type BotCheckSettings } from '../press/bot-check'
import type { AskedForm } from './asked-form'
import { type Complaints, checkAnswers, type Given } from './check-answers'
import type { KnownEnquiry } from './enquiry'
import type { NewEnquiry } from './enquiry-box'
import { receiptOf, sentence } from './letters'
import { answerId, formOnPage, type PageAnswer, pageWithAnswer } from './page-form'

/** How many enquiries come from one network within an hour before it is asked to telephone. */
export const enquiryLimit = { max: 20, timeWindow: 3_600_000 }
/** Bytes of the largest form: a message of 3,000 characters, and every one of them encoded. */
const largestForm = 48 * 1024

/** A page of the release that is live. */
interface LivePage {
  html: string
  /** Id of its content document. */
  document: string | undefined
}

export interface EnquiryOptions {
  /** @throws where the bytes of the page are damaged */
  page(file: string): Promise<LivePage | undefined>
  /** Undefined where nobody is set to take enquiries. */
  box:
    | { keep(said: NewEnquiry): Promise<KnownEnquiry>; find(id: string): KnownEnquiry | undefined }
    | undefined
  /** Called when one was kept. */
  wake(): void
  sendsLetters: boolean
  timeZone: string
  trustedProxies: readonly string[]
  /** Asked for by who sends more than the limit; without a secret nothing more is taken from them. */
  botCheck: BotCheckSettings
  log: { error(fields: object, message: string): void }
  now?: () => number
}

type Refusal = 'unavailable' | 'tooOften' | 'refused' | 'gone'
const statusOf: Readonly<Record<Refusal, number>> = {
  unavailable: 503,
  tooOften: 429,
  refused: 403,
  gone: 410,
}

const html = 'text/html; charset=utf-8'
const wantsData = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('application/json') === true

const givenOf = (body: unknown): Given =>
  Object.fromEntries(new URLSearchParams(typeof body === 'string' ? body : ''))

/** What was sent, and the page and form that it was sent from. */
interface Sent {
  given: Given
  path: string
  id: string
  language: Language
  live?: LivePage | undefined
}

/** Takes enquiries (PRODUCT, "Enquiries"): as a form of HTML, answered by a page, or by a script, answered by data. */
export function enquiryRoutes(app: FastifyInstance, options: EnquiryOptions): void {
  const { page, box, wake, sendsLetters, timeZone, botCheck, log, now = Date.now } = options
  const readAddress = addressBehindEdge(options.trustedProxies)
  const limit = new FailureLimit(enquiryLimit, now)
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: largestForm },
    (_, body, done) => done(null, body),
  )
  app.addHook('onSend', async (_, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
  })

  const isHuman = async (token: string | undefined, address: string): Promise<boolean> =>
    botCheck.secret !== undefined &&
    (await askBotCheck(token ?? '', address, botCheck, 'enquiry')) === 'human'

  /** The page that a form was sent from, with the answer in it; a page of its own where that one is gone. */
  function answerWithPage(reply: FastifyReply, { live, path, language }: Sent, answer: PageAnswer) {
    reply.type(html)
    if (live && formOnPage(live.html, answer.id)) return reply.send(pageWithAnswer(live.html, answer))
    const title = answer.title ?? languageTexts[language].error.title
    const back = { href: live ? path : '/', label: sentence(language, 'back') }
    return reply.send(smallPage(language, title, answer.lines.join(' '), back))
  }

  function refuse(request: FastifyRequest, reply: FastifyReply, sent: Sent, refusal: Refusal) {
    reply.code(statusOf[refusal])
    const text = sentence(sent.language, refusal)
    const asksCheck = refusal === 'tooOften' && botCheck.secret !== undefined
    if (wantsData(request)) return reply.send({ is: 'refused', text, ...(asksCheck ? { asksCheck } : {}) })
    return answerWithPage(reply, sent, {
      id: sent.id,
      lines: [text],
      again: { given: sent.given, faults: new Map() },
    })
  }

  function complain(request: FastifyRequest, reply: FastifyReply, sent: Sent, complaints: Complaints) {
    const { given, id, language } = sent
    reply.code(422)
    const faults = new Map(
      [...complaints].map(([name, { says, values }]) => [name, sentence(language, says, values)]),
    )
    const text = sentence(language, 'faults')
    if (wantsData(request)) return reply.send({ is: 'faulty', text, faults: Object.fromEntries(faults) })
    return answerWithPage(reply, sent, { id, lines: [text], again: { given, faults } })
  }

  async function keep(request: FastifyRequest, reply: FastifyReply, sent: Sent, form: AskedForm) {
    const { path, id, language, live } = sent
    const checked = checkAnswers(form, sent.given, localDate(new Date(now()), timeZone))
    if (checked.is === 'bad') return complain(request, reply, sent, checked.complaints)
    if (!box) return refuse(request, reply, sent, 'unavailable')
    const address = readAddress(request.socket.remoteAddress, request.headers['x-forwarded-for'])
    if (!limit.begin(networkOf(address)) && !(await isHuman(sent.given.token, address)))
      return refuse(request, reply, sent, 'tooOften')
    const { kind } = form
    const said = {
      page: path,
      form: id,
      language,
      kind,
      document: live?.document,
      answers: [...checked.answers],
    }
    const enquiry = await box.keep(said)
    wake()
    if (!wantsData(request)) return reply.redirect(`${enquiryAddress}/${enquiry.id}#${answerId}`, 303)
    return reply.send({ is: 'received', ...receiptOf(enquiry, timeZone, sendsLetters) })
  }

  app.post(enquiryAddress, async (request, reply) => {
    const given = givenOf(request.body)
    const { page: path = '/', form: id = '' } = given
    const sent: Sent = { given, path, id, language: languageOfPath(path) }
    try {
      sent.live = await page(fileOfPage(path))
      if (isForeign(request) || (given[trapName] ?? '') !== '') return refuse(request, reply, sent, 'refused')
      const form = sent.live && formOnPage(sent.live.html, id)
      if (!form) return refuse(request, reply, sent, 'gone')
      return await keep(request, reply, sent, form)
    } catch (error) {
      // What the guest wrote is in the answer, never in the log.
      log.error({ code: Object(error).code, page: path }, 'an enquiry could not be taken')
      return refuse(request, reply, sent, 'unavailable')
    }
  })

  app.get<{ Params: { id: string } }>(`${enquiryAddress}/:id`, async (request, reply) => {
    const enquiry = box?.find(request.params.id)
    if (!enquiry) {
      const language = languageOfPath('/')
      const back = { href: '/', label: languageTexts[language].error.home }
      return reply
        .code(404)
        .type(html)
        .send(smallPage(language, languageTexts[language].error.title, '', back))
    }
    const { page: path, form: id, language } = enquiry
    const live = await page(fileOfPage(path)).catch(() => undefined)
    return answerWithPage(
      reply,
      { given: {}, path, id, language, live },
      { id, ...receiptOf(enquiry, timeZone, sendsLetters) },
    )
  })
}
