/** Starts the stand-ins for the outside: content lake, events feed, third parties, mail. `tsx sandbox/main.ts` */
import path from 'node:path'
import { contentServiceSdl } from '../studio/sdl'
import { systemClock } from './content-lake/environment'
import { startContentLake } from './content-lake/server'
import { startEventsFeed } from './events-feed/server'
import { drawnPrint } from './hotel/artwork/prints/drawn-print'
import { bookingEngine } from './hotel/content/links'
import { hotelDocuments } from './hotel/documents'
import { type Mailbox, startMailbox } from './mail/mailbox'
import { readSandboxSettings, type SandboxSettings } from './settings'
import { startThirdParties } from './third-parties/server'

interface Service {
  url: string
  close(): Promise<void>
}

/** Standard output carries the one line that says all is ready; everything else goes to standard error. */
const say = (message: string): void => void process.stderr.write(`${message}\n`)
const log = { info: say, warn: say, error: say }

/** Milliseconds after which the process ends, whatever still holds it. */
const longestStop = 1900

const startLake = (settings: SandboxSettings): Promise<Service> =>
  startContentLake({
    port: settings.ports.lake,
    host: settings.host,
    dataFolder: settings.lakeFolder,
    seed: {
      ndjson: hotelDocuments()
        .map((document) => JSON.stringify(document).replaceAll(bookingEngine, settings.bookingEngine))
        .join('\n'),
      folder: path.resolve(__dirname, 'hotel'),
      drawn: drawnPrint,
    },
    sdl: contentServiceSdl,
    webhooks: [settings.webhook],
    tokens: settings.tokens,
    projectId: settings.projectId,
    dataset: settings.dataset,
    assetBaseUrl: settings.imageOrigin,
    siteUrl: settings.siteUrl,
    studioUrl: `http://localhost:${settings.ports.studio}`,
    clock: systemClock,
    log,
  })

async function start(): Promise<void> {
  const settings = readSandboxSettings()
  const { host, ports } = settings
  const services: Service[] = []
  const keep = async (name: string, port: number, starting: Promise<Service>): Promise<string> => {
    const service = await starting.catch((error: unknown) => Promise.reject(explained(error, name, port)))
    services.push(service)
    return service.url
  }
  stopOnSignal(services)
  const mailbox = await startMail(settings, services)
  const [lake, events, thirdParties] = await Promise.all([
    keep('content lake', ports.lake, startLake(settings)),
    keep('events feed', ports.events, startEventsFeed({ port: ports.events, host, log: say })),
    keep(
      'third parties',
      ports.thirdParties,
      startThirdParties({
        port: ports.thirdParties,
        host,
        botCheckSecret: settings.botCheckSecret,
        mailbox,
      }),
    ),
  ])
  process.stdout.write(`${JSON.stringify({ ready: true, lake, events, thirdParties })}\n`)
}

/** The mail server, which has no address that a browser opens: its letters are shown by the third parties. */
async function startMail({ host, ports }: SandboxSettings, services: Service[]): Promise<Mailbox> {
  const mailbox = await startMailbox({ port: ports.mail, host }).catch((error: unknown) =>
    Promise.reject(explained(error, 'mail', ports.mail)),
  )
  services.push({ url: `smtp://localhost:${mailbox.port}`, close: mailbox.close })
  return mailbox
}

function explained(error: unknown, name: string, port: number): Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new Error(
      `Port ${port} for the ${name} is taken by another program: stop it, or choose another port in the environment.`,
    )
  if (code === 'EACCES')
    return new Error(`Port ${port} or the data folder of the ${name} may not be used by this user.`)
  return error instanceof Error ? error : new Error(String(error))
}

function stopOnSignal(services: readonly Service[]): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(0), longestStop).unref()
    Promise.allSettled(services.map((service) => service.close())).then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // Whoever started this is gone, perhaps while this was loading: nobody else would end it.
  if (process.connected === false) stop()
  else process.on('disconnect', stop)
}

start().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
