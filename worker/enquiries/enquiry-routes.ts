import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localDate } from '../../site/calendar/local-date'
import { enquiryAddress, trapName } from '../../site/enquiries/questions'
import { defaultLanguage, languageOfPath } from '../../site/languages/locales'
import { FailureLimit } from '../http/failure-limit'
import { isForeign } from '../http/foreign-request'
import { addressBehindEdge, networkOf } from '../http/visitor-address'
import { fileOfPage } from '../made/page-paths'
import { askBotCheck, type BotCheckSettings } from '../press/bot-check'
import type { AskedForm } from './asked-form'
import { checkAnswers, type Given } from './check-answers'
import { withChosenByAddress } from './chosen-by-address'
import type { KnownEnquiry } from './enquiry'
import {
  answerWithPage,
  complain,
  type LivePage,
  noReceipt,
  refuse,
  type Sent,
  wantsData,
} from './enquiry-answers'
import type { NewEnquiry } from './enquiry-box'
import { receiptOf } from './letters'
import { answerId, formOnPage } from './page-form'

/** How many enquiries come from one network within an hour before it is asked to telephone. */
export const enquiryLimit = { max: 20, timeWindow: 3_600_000 }
/** How many answers a network gets as whole pages within ten minutes: each takes the worker 10 to 20 ms. */
export const wholeAnswers = { max: 30, timeWindow: 600_000 }
/** Bytes of the largest form: a message of 3,000 characters, and every one of them encoded. */
const largestForm = 48 * 1024

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

const givenOf = (body: unknown): Given =>
  Object.fromEntries(new URLSearchParams(typeof body === 'string' ? body : ''))

/** Takes enquiries: as a form of HTML, answered by a page, or by a script, answered by data. */
export function enquiryRoutes(app: FastifyInstance, options: EnquiryOptions): void {
  const { page, box, wake, sendsLetters, timeZone, botCheck, log, now = Date.now } = options
  const readAddress = addressBehindEdge(options.trustedProxies)
  const limit = new FailureLimit(enquiryLimit, now)
  const wholePages = new FailureLimit(wholeAnswers, now)
  const addressOf = ({ socket, headers }: FastifyRequest) =>
    readAddress(socket.remoteAddress, headers['x-forwarded-for'])
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

  async function keep(request: FastifyRequest, reply: FastifyReply, sent: Sent, form: AskedForm) {
    const { path, id, language, live, given } = sent
    const checked = checkAnswers(form, given, localDate(new Date(now()), timeZone))
    if (checked.is === 'bad') return complain(request, reply, checked.complaints, sent)
    if (!box) return refuse(request, reply, { refusal: 'unavailable' }, sent)
    const address = addressOf(request)
    const network = networkOf(address)
    if (!limit.begin(network) && !(await isHuman(given.token, address)))
      return refuse(request, reply, { refusal: 'tooOften', asksCheck: botCheck.secret !== undefined }, sent)
    const { kind } = form
    const answers = [...checked.answers]
    const said = { page: path, form: id, language, kind, document: live?.document, answers }
    const enquiry = await box.keep(said).catch((error) => {
      limit.forgive(network)
      throw error
    })
    wake()
    wholePages.forgive(network)
    if (!wantsData(request)) return reply.redirect(`${enquiryAddress}/${enquiry.id}#${answerId}`, 303)
    return reply.send({ is: 'received', ...receiptOf(enquiry, timeZone, sendsLetters) })
  }

  app.post(enquiryAddress, async (request, reply) => {
    const given = givenOf(request.body)
    const { page: path = '/', form: id = '' } = given
    const isBrief = !wantsData(request) && !wholePages.begin(networkOf(addressOf(request)))
    const sent: Sent = { given, path, id, language: languageOfPath(path), isBrief }
    try {
      sent.live = await page(fileOfPage(path))
      sent.form = sent.live && formOnPage(sent.live.html, id)
      if (isForeign(request) || (given[trapName] ?? '') !== '')
        return refuse(request, reply, { refusal: 'refused' }, sent)
      const { form } = sent
      if (!form) return refuse(request, reply, { refusal: 'gone' }, sent)
      // A script has chosen already, and what the visitor left open then is meant.
      if (!wantsData(request)) sent.given = withChosenByAddress(given, form, path, request.headers.referer)
      return await keep(request, reply, sent, form)
    } catch (error) {
      // What was sent, a path that is none included, is in the answer and never in the log.
      const known = sent.live ? { page: path } : {}
      log.error({ code: Object(error).code, ...known }, 'an enquiry could not be taken')
      return refuse(request, reply, { refusal: 'unavailable' }, sent)
    }
  })

  app.get<{ Params: { id: string } }>(`${enquiryAddress}/:id`, async (request, reply) => {
    const enquiry = box?.find(request.params.id)
    if (!enquiry) return noReceipt(reply, defaultLanguage)
    const { page: path, form: id, language } = enquiry
    const live = await page(fileOfPage(path)).catch(() => undefined)
    const form = live && formOnPage(live.html, id)
    const sent = { given: {}, path, id, language, live, form }
    return answerWithPage(reply, sent, { id, ...receiptOf(enquiry, timeZone, sendsLetters) })
  })
}
