/**
 * Takes enquiries in a process of its own, which a test can kill. `tsx enquiry-process.ts FOLDER SMTP_URL`; says its address in
 * one line.
 */
import fastify from 'fastify'
import { openEnquiries } from '../open-enquiries'
import { askingPage } from './asking-page'

async function start(dataDir = '', smtpUrl = ''): Promise<void> {
  const quiet = () => undefined
  const enquiries = await openEnquiries({
    settings: {
      dataDir,
      siteUrl: 'http://localhost:8000',
      timeZone: 'Europe/Zurich',
      trustedProxies: [],
      media: { botCheck: { secret: undefined, verifyUrl: '' } },
      enquiries: {
        mail: { smtpUrl, from: 'website@edelgrat.example', to: 'haus@edelgrat.example' },
        web: undefined,
        keptFor: 86_400_000,
      },
    },
    page: async () => ({ html: askingPage, document: 'page-enquiry' }),
    client: { fetch: async () => 'reservation@edelgrat.example' },
    log: { info: quiet, warn: quiet, error: quiet },
  })
  const app = fastify()
  app.register(async (scope) => enquiries.routes(scope))
  process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
}

start(...process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exit(1)
})
