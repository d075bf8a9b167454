import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings/settings'
import type { Desk } from './desk'
import type { WaitingEnquiry } from './enquiry'
import { EnquiryBox } from './enquiry-box'
import { type EnquiryOptions, enquiryRoutes } from './enquiry-routes'
import { HandOver, type HandOverOptions } from './hand-over'
import { mailDesk } from './mail-desk'
import { webDesk } from './web-desk'

interface OpenOptions {
  settings: Pick<Settings, 'enquiries' | 'dataDir' | 'siteUrl' | 'timeZone' | 'trustedProxies'> & {
    media: Pick<Settings['media'], 'botCheck'>
  }
  page: EnquiryOptions['page']
  /** Reads published documents with the token of the content service. */
  client: {
    fetch(query: string, parameters: object, options: { perspective: 'published' }): Promise<unknown>
  }
  log: HandOverOptions['log'] & EnquiryOptions['log']
  /** ms before what did not work is tried again; see `HandOver`. */
  pause?: number
}

/** What operators are told of enquiries; nothing that a guest wrote. */
export interface EnquiryState {
  waiting: number
  /** When the oldest of them came, ms since the epoch. */
  oldestAt: number | undefined
  /** Files that could not be read at the start. */
  lost: number
}

export interface Enquiries {
  routes(app: FastifyInstance): void
  state(): EnquiryState
  close(): Promise<void>
}

/** ms */
const tidiesEvery = 3_600_000

function deskOf({ enquiries, siteUrl, timeZone }: OpenOptions['settings']): Desk | undefined {
  const { mail, web } = enquiries
  if (mail) return mailDesk(mail, { siteUrl, timeZone })
  return web ? webDesk(web) : undefined
}

/** Takes enquiries and hands them over. Without anybody to hand them to, forms say that they cannot be taken. */
export async function openEnquiries({ settings, page, client, log, pause }: OpenOptions): Promise<Enquiries> {
  const { timeZone, trustedProxies, dataDir, enquiries } = settings
  const desk = deskOf(settings)
  const shared = { page, timeZone, trustedProxies, botCheck: settings.media.botCheck, log }
  if (!desk) {
    const routes = (app: FastifyInstance) =>
      enquiryRoutes(app, { ...shared, box: undefined, wake: () => undefined, sendsLetters: false })
    return {
      routes,
      state: () => ({ waiting: 0, oldestAt: undefined, lost: 0 }),
      close: async () => undefined,
    }
  }
  const box = await EnquiryBox.open({ dataFolder: dataDir, keptFor: enquiries.keptFor })
  if (box.lost.length > 0)
    log.error({ files: box.lost }, 'enquiries on the disk could not be read; they were moved aside')
  if (box.newer.length > 0)
    log.error(
      { files: box.newer },
      'enquiries were written by a newer version; they wait for it where they are',
    )
  const handOver = new HandOver({
    box,
    desk,
    log,
    ...(pause === undefined ? {} : { pause }),
    addressFor: (enquiry) => addressIn(client, enquiry),
  })
  const tidy = () =>
    box
      .tidy()
      .catch((error: unknown) => log.warn({ code: Object(error).code }, 'old enquiries stay on the disk'))
  await tidy()
  const timer = setInterval(tidy, tidiesEvery)
  timer.unref()
  handOver.wake()
  return {
    routes: (app) =>
      enquiryRoutes(app, {
        ...shared,
        box,
        wake: () => handOver.wake(),
        sendsLetters: desk.tellGuest !== undefined,
      }),
    state() {
      // Where only the letter to the guest is missing, the house has it.
      const waiting = box.waiting().filter(({ atDesk }) => !atDesk)
      return {
        waiting: waiting.length,
        oldestAt: waiting[0]?.receivedAt,
        lost: box.lost.length + box.newer.length,
      }
    },
    async close() {
      clearInterval(timer)
      await handOver.stop()
    },
  }
}

const addressQuery = '*[_id == $document][0].parts[_key == $form][0].to'

/** Whom the editor named for the form: never in the page, so it is asked for when it is needed. */
async function addressIn(
  client: OpenOptions['client'],
  { document, form }: WaitingEnquiry,
): Promise<string | undefined> {
  if (document === undefined) return undefined
  const to = await client.fetch(addressQuery, { document, form }, { perspective: 'published' })
  return typeof to === 'string' && /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(to) ? to : undefined
}
