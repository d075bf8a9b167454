import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { SMTPServer } from 'smtp-server'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../sandbox/content-lake/test-support/lake-for-tests'
import { publicSecrets } from '../../sandbox/defaults'
import { type Mailbox, startMailbox } from '../../sandbox/mail/mailbox'
import { startThirdParties } from '../../sandbox/third-parties/server'
import { realFiles } from '../disk/files'
import { sealed, unsealed } from '../disk/sealed'
import { listeningPort } from '../http/listening-port'
import { programWords } from '../streams/start-child'
import { EnquiryBox } from './enquiry-box'
import { enquiryLimit, enquiryRoutes, wholeAnswers } from './enquiry-routes'
import { HandOver } from './hand-over'
import { mailDesk } from './mail-desk'
import { openEnquiries } from './open-enquiries'
import { askingPage, typed } from './testing/asking-page'
import { signatureOf } from './web-desk'

const secret = 'a-secret-of-the-desk'

async function mailServer(port = 0): Promise<Mailbox> {
  const mailbox = await startMailbox({ port })
  onTestFinished(() => mailbox.close())
  return mailbox
}

interface Opened {
  app: FastifyInstance
  folder: string
  /** Everything that was logged. */
  logged(): string
  state(): { waiting: number; oldestAt: number | undefined; lost: number }
  close(): Promise<void>
}

async function opened(
  desk: { smtp?: number; web?: string; check?: string },
  folder = temporaryFolder(),
): Promise<Opened> {
  const lines: string[] = []
  const write = (fields: object, message: string) => void lines.push(JSON.stringify([message, fields]))
  const enquiries = await openEnquiries({
    settings: {
      dataDir: folder,
      siteUrl: 'https://edelgrat.example',
      timeZone: 'Europe/Zurich',
      trustedProxies: ['127.0.0.1'],
      media: {
        botCheck: {
          secret: desk.check === undefined ? undefined : publicSecrets.botCheck,
          verifyUrl: `${desk.check}/turnstile/v0/siteverify`,
        },
      },
      enquiries: {
        mail:
          desk.smtp === undefined
            ? undefined
            : {
                smtpUrl: `smtp://127.0.0.1:${desk.smtp}`,
                from: 'website@edelgrat.example',
                to: 'haus@edelgrat.example',
              },
        web: desk.web === undefined ? undefined : { url: desk.web, secret },
        keptFor: 86_400_000,
      },
    },
    page: async (file) =>
      file === 'anfrage/index.html' ? { html: askingPage, document: 'page-enquiry' } : undefined,
    client: { fetch: async () => 'reservation@edelgrat.example' },
    log: { info: write, warn: write, error: write },
    pause: 20,
  })
  const app = fastify()
  await app.register(async (scope) => enquiries.routes(scope))
  let isClosed = false
  const close = async () => {
    if (isClosed) return
    isClosed = true
    await app.close()
    await enquiries.close()
  }
  onTestFinished(close)
  return { app, folder, logged: () => lines.join('\n'), state: enquiries.state, close }
}

const send = (app: FastifyInstance, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/enquiries',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
const asData = { accept: 'application/json' }

const kept = async (folder: string): Promise<string[]> => {
  const names = (await readdir(path.join(folder, 'enquiries'))).filter((name) => name.endsWith('.json'))
  return Promise.all(names.map((name) => readFile(path.join(folder, 'enquiries', name), 'utf8')))
}

it('brings an enquiry to whom the editor named, tells the guest in their language, and keeps nothing that they wrote', async () => {
  const mailbox = await mailServer()
  const { app, folder, logged } = await opened({ smtp: mailbox.port })
  const answer = await send(app, typed(), asData)
  expect(answer.json()).toMatchObject({ is: 'received', title: 'Danke. Ihre Anfrage ist angekommen.' })
  await expect.poll(() => mailbox.mails().length).toBe(2)
  const [guest, desk] = mailbox.mails()
  const year = new Date().getFullYear() + 1
  expect(desk).toMatchObject({ to: ['reservation@edelgrat.example'], replyTo: 'ada@gast.example' })
  expect(desk?.subject).toMatch(/^Zimmeranfrage \w{3}-\w{3}, Ada Gast$/)
  expect(desk?.text).toContain(
    `Anreise: 20.\u00a0Februar ${year}\nAbreise: 27.\u00a0Februar ${year}\nErwachsene: 2`,
  )
  expect(desk?.text).toContain('Seite: https://edelgrat.example/anfrage')
  expect(guest).toMatchObject({ to: ['ada@gast.example'], from: 'website@edelgrat.example' })
  expect(guest?.text).toContain('Ein Mensch liest sie und schreibt Ihnen zurück.')
  expect(guest?.text).not.toMatch(/Ada|See/)
  await expect.poll(async () => (await kept(folder)).join()).toContain('handed over')
  expect((await kept(folder)).join() + logged()).not.toMatch(/Ada|gast|zum See/)
})

it('answers a form without scripts by pages: faults with everything that was typed, then a receipt of its own address', async () => {
  const mailbox = await mailServer()
  const { app } = await opened({ smtp: mailbox.port })
  const faulty = await send(app, typed({ email: 'ada', message: 'Mit "Kind" & Hund' }))
  expect(faulty.statusCode).toBe(422)
  expect(faulty.body).toContain('Das ist keine vollständige E-Mail-Adresse.')
  expect(faulty.body).toContain('value="ada"')
  expect(faulty.body).toContain('Mit "Kind" &amp; Hund</textarea>')
  expect(faulty.headers['cache-control']).toBe('no-store')
  const taken = await send(app, typed())
  expect(taken.statusCode).toBe(303)
  const receipt = await app.inject({ url: String(taken.headers.location).replace(/#.*/, '') })
  expect(receipt.body).toContain('<h3>Danke. Ihre Anfrage ist angekommen.</h3>')
  expect(receipt.body).not.toMatch(/<form|Ada/)
  expect((await app.inject({ url: '/api/enquiries/unknown' })).statusCode).toBe(404)
})

it('takes the same form once, however often it is sent at once, and again when it is meant', async () => {
  const mailbox = await mailServer()
  const { app } = await opened({ smtp: mailbox.port })
  const answers = await Promise.all([1, 2, 3].map(() => send(app, typed(), asData)))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  await expect.poll(() => mailbox.mails().length).toBe(2)
  await send(app, typed(), asData)
  await send(app, typed({ guests: '3' }), asData)
  await expect.poll(() => mailbox.mails().length).toBe(4)
  expect(mailbox.repeated()).toBe(0)

  let now = Date.now()
  const box = await EnquiryBox.open({ dataFolder: temporaryFolder(), keptFor: 1, now: () => now })
  const said = {
    page: '/anfrage',
    form: 'f1',
    language: 'de',
    kind: 'room',
    document: undefined,
    answers: [],
  } as const
  const first = await box.keep({ ...said, answers: [] })
  expect((await box.keep({ ...said, answers: [] })).id).toBe(first.id)
  now += 2 * 3_600_000
  expect((await box.keep({ ...said, answers: [] })).id).not.toBe(first.id)
})

it('keeps enquiries while the desk is down, over a new start, and hands each over once', async () => {
  const mailbox = await mailServer()
  mailbox.refuse(true)
  const before = await opened({ smtp: mailbox.port })
  await send(before.app, typed(), asData)
  await send(before.app, typed({ name: 'Bo Gast' }), asData)
  await expect.poll(before.logged).toContain('it is tried again')
  expect(before.state()).toMatchObject({ waiting: 2, oldestAt: expect.any(Number) })
  await before.close()
  const after = await opened({ smtp: mailbox.port }, before.folder)
  expect(after.state().waiting).toBe(2)
  mailbox.refuse(false)
  await expect.poll(() => mailbox.mails().length).toBe(4)
  await expect.poll(() => after.state().waiting).toBe(0)
  expect(before.logged() + after.logged()).not.toMatch(/Gast|gast/)
})

it('loses nothing that it acknowledged when its process is killed, and hands nothing over twice', async () => {
  const mailbox = await mailServer()
  const folder = temporaryFolder()
  const program = programWords(path.resolve('worker/enquiries/testing/enquiry-process.ts'))
  const start = async () => {
    const child = spawn(process.execPath, [...program, folder, `smtp://127.0.0.1:${mailbox.port}`], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    const ended = once(child, 'exit')
    const [said] = await once(child.stdout, 'data')
    return { child, ended, url: `${String(said).trim()}/api/enquiries` }
  }
  let acknowledged = 0
  for (let round = 0; round < 4; round += 1) {
    const { child, ended, url } = await start()
    const sending = Array.from({ length: 12 }, (_, index) =>
      fetch(url, {
        method: 'POST',
        headers: { ...asData, 'x-forwarded-for': `10.${round}.${index}.1` },
        body: new URLSearchParams(typed({ name: `Gast ${round}.${index}` })),
      }).then(
        ({ ok }) => {
          if (ok) acknowledged += 1
          if (acknowledged === round * 7 + 5) child.kill('SIGKILL')
        },
        () => undefined,
      ),
    )
    await Promise.all(sending)
    child.kill('SIGKILL')
    await ended
  }
  expect(acknowledged).toBeGreaterThanOrEqual(20)
  await start()
  const desks = () => mailbox.mails().filter(({ to }) => to[0] === 'reservation@edelgrat.example')
  await expect.poll(() => desks().length).toBeGreaterThanOrEqual(acknowledged)
  const names = desks().map(({ text }) => /Gast [\d.]+/.exec(text)?.[0])
  expect(new Set(names).size).toBe(names.length)
}, 120_000)

it('says that it cannot be taken when the disk is full, keeps nothing, and gives back what was typed', async () => {
  const files = {
    ...realFiles,
    open: async (file: string, flags: 'r' | 'w' | 'a') => {
      if (file.includes('.json')) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
      return realFiles.open(file, flags)
    },
  }
  const box = await EnquiryBox.open({ dataFolder: temporaryFolder(), keptFor: 1, files })
  const lines: unknown[] = []
  const app = fastify()
  await app.register(async (scope) =>
    enquiryRoutes(scope, {
      box,
      page: async () => ({ html: askingPage, document: undefined }),
      wake: () => undefined,
      sendsLetters: true,
      timeZone: 'Europe/Zurich',
      trustedProxies: [],
      botCheck: { secret: undefined, verifyUrl: '' },
      log: { error: (...line) => void lines.push(line) },
    }),
  )
  onTestFinished(() => app.close())
  const answer = await send(app, typed())
  expect(answer.statusCode).toBe(503)
  expect(answer.body).toContain('Was Sie schrieben, steht noch da')
  expect(answer.body).toContain('Ein Zimmer zum See, bitte.</textarea>')
  expect(box.waiting()).toEqual([])
  expect(lines).toEqual([[{ code: 'ENOSPC', page: '/anfrage' }, 'an enquiry could not be taken']])
})

it('writes to nobody twice while the disk takes no note of what was done', async () => {
  const mailbox = await mailServer()
  let isFull = false
  const files = {
    ...realFiles,
    open: async (file: string, flags: 'r' | 'w' | 'a') => {
      if (isFull && file.includes('.json')) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
      return realFiles.open(file, flags)
    },
  }
  const box = await EnquiryBox.open({ dataFolder: temporaryFolder(), keptFor: 1, files })
  const mail = {
    smtpUrl: `smtp://127.0.0.1:${mailbox.port}`,
    from: 'website@edelgrat.example',
    to: 'haus@edelgrat.example',
  }
  const failures: object[] = []
  const handOver = new HandOver({
    box,
    desk: mailDesk(mail, { siteUrl: 'https://edelgrat.example', timeZone: 'Europe/Zurich' }),
    addressFor: async () => undefined,
    log: { info: () => undefined, warn: (fields) => void failures.push(fields) },
    pause: 5,
  })
  onTestFinished(() => handOver.stop())
  const answers = [{ name: 'email', label: 'E-Mail', value: 'ada@gast.example' }] as const
  await box.keep({
    page: '/anfrage',
    form: 'f1',
    language: 'de',
    kind: 'room',
    document: undefined,
    answers: [...answers],
  })
  isFull = true
  handOver.wake()
  await expect.poll(() => failures.length).toBeGreaterThan(3)
  isFull = false
  await expect.poll(() => box.waiting()).toEqual([])
  expect([mailbox.mails().length, mailbox.repeated()]).toEqual([2, 0])
})

it('counts as waiting from the moment that the guest is told, and until the guest’s letter is on its way', async () => {
  const box = await EnquiryBox.open({ dataFolder: temporaryFolder(), keptFor: 1 })
  const coming = box.keep({
    ...{ page: '/anfrage', form: 'f1', document: undefined, answers: [] },
    language: 'de',
    kind: 'room',
  })
  expect(box.waiting()).toEqual([])
  await coming
  const [enquiry] = box.waiting()
  if (!enquiry) throw new Error('it does not wait')
  const noted = box.reachedDesk(enquiry)
  expect(box.waiting()).toEqual([{ ...enquiry, atDesk: true }])
  await noted
  await box.handedOver(enquiry)
  expect(box.waiting()).toEqual([])
})

it('that the house has is told to nobody as waiting while the letter to its guest cannot be sent, and the log says which it is', async () => {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const error = Object.assign(new Error('4.1.2 Domain not found'), { responseCode: 450 })
      done(address.endsWith('@gmial.example') ? error : undefined)
    },
    onData(stream, _session, done) {
      stream.resume()
      stream.on('end', () => done())
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { app, state, logged, folder } = await opened({ smtp: listeningPort(server.server) })
  expect((await send(app, typed({ email: 'ada@gmial.example' }), asData)).statusCode).toBe(200)
  await expect.poll(logged).toContain('the letter to its guest could not be sent')
  expect((await kept(folder)).map((text) => /"atDesk":\w+/.exec(text)?.[0])).toEqual(['"atDesk":true'])
  expect(state()).toEqual({ waiting: 0, oldestAt: undefined, lost: 0 })
  expect(logged()).not.toContain('an enquiry could not be handed over')
})

it('takes a thousand in a minute, and hands each over once', async () => {
  const mailbox = await mailServer()
  const { app, state } = await opened({ smtp: mailbox.port })
  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, index) =>
      send(app, typed({ name: `Gast ${index}` }), {
        ...asData,
        'x-forwarded-for': `10.${Math.floor(index / 200)}.${index % 200}.1`,
      }),
    ),
  )
  expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([])
  await expect.poll(() => mailbox.mails().length, { timeout: 60_000 }).toBe(2000)
  expect(state().waiting).toBe(0)
  expect(mailbox.repeated()).toBe(0)
}, 120_000)

it('refuses forms of other sites, programs, and more than a household asks for', async () => {
  const mailbox = await mailServer()
  const { app } = await opened({ smtp: mailbox.port })
  expect((await send(app, typed(), { ...asData, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  expect((await send(app, typed(), { ...asData, origin: 'https://else.example' })).statusCode).toBe(403)
  expect((await send(app, typed({ website: 'https://spam.example' }), asData)).statusCode).toBe(403)
  const codes: number[] = []
  for (let index = 0; index <= enquiryLimit.max; index += 1)
    codes.push((await send(app, typed({ name: `Gast ${index}` }), asData)).statusCode)
  expect(codes.slice(0, -1).every((code) => code === 200)).toBe(true)
  expect(codes.at(-1)).toBe(429)
  const gone = await send(app, typed({ page: '/fort' }))
  expect([gone.statusCode, gone.body]).toEqual([
    410,
    expect.stringContaining('Dieses Formular gibt es nicht mehr.'),
  ])
})

it('gives back what was typed where the form is gone, as text, and nothing that another site had somebody send', async () => {
  const { app } = await opened({})
  const message = 'Wir kommen spät.\n<b onclick="x">Danke</b> & bis bald'
  const lost = {
    page: '/fort',
    arrival: '2026-12-24',
    departure: 'bald',
    dog: 'yes',
    token: 'geheim',
    message,
  }
  const { body } = await send(app, typed(lost))
  expect(body).toContain('<h2>Was Sie geschrieben haben</h2>')
  expect(body).toContain('<dt>Anreise</dt><dd>24.\u00a0Dezember 2026</dd>')
  expect(body).toContain('<dt>Abreise</dt><dd>bald</dd>')
  expect(body).toContain('<dd>ja</dd>')
  expect(body).toContain(
    '<dd>Wir kommen spät.\n&lt;b onclick=&quot;x&quot;&gt;Danke&lt;/b&gt; &amp; bis bald</dd>',
  )
  expect(body).not.toMatch(/geheim|onclick="/)
  const foreign = await send(app, typed(lost), { 'sec-fetch-site': 'cross-site' })
  expect([foreign.statusCode, foreign.body.includes('Wir kommen')]).toEqual([403, false])
  const noForm = typed({ ...lost, page: '/anfrage', form: 'gone' })
  expect((await send(app, noForm)).body).toContain('Wir kommen')
  expect((await send(app, noForm, { 'sec-fetch-site': 'cross-site' })).body).not.toContain('Wir kommen')
  const odd = await send(app, typed({ ...lost, page: '/\0' }), { 'sec-fetch-site': 'cross-site' })
  expect(odd.body).not.toContain('Wir kommen')
  const empty = await send(app, { page: '/en/gone', form: 'a' })
  expect(empty.body).toContain('This form is no longer here.')
  expect(empty.body).not.toContain('<dl>')
})

it('answers who is answered often with a small page, with what was typed, and goes on taking what is right', async () => {
  const mailbox = await mailServer()
  const { app } = await opened({ smtp: mailbox.port })
  const wrong = typed({ email: 'nirgends', message: 'Wir kommen spät.' })
  const answers = await Promise.all(Array.from({ length: wholeAnswers.max + 1 }, () => send(app, wrong)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([422]))
  const brief = answers.filter(({ body }) => !body.includes('<form'))
  expect(brief).toHaveLength(1)
  expect(brief[0]?.body).toContain('<dd>Wir kommen spät.</dd>')
  expect(brief[0]?.body).toContain('<p>E-Mail: Das ist keine vollständige E-Mail-Adresse.</p>')
  expect((await send(app, typed())).statusCode).toBe(303)
  // Whoever has another address, or scripts, is answered as before.
  expect((await send(app, wrong, { 'x-forwarded-for': '203.0.113.9' })).body).toContain('<form')
  expect((await send(app, wrong, asData)).json()).toMatchObject({ is: 'faulty' })
})

it('asks who sends more than a household for the bot check, and takes what comes with it', async () => {
  const mailbox = await mailServer()
  const check = await startThirdParties({ port: 0 })
  onTestFinished(() => check.close())
  const { app } = await opened({ smtp: mailbox.port, check: check.url })
  for (let index = 0; index < enquiryLimit.max; index += 1)
    await send(app, typed({ name: `Gast ${index}` }), asData)
  const asked = await send(app, typed(), asData)
  expect([asked.statusCode, asked.json().asksCheck]).toEqual([429, true])
  const solve = async (action: string): Promise<string> => {
    const body = new URLSearchParams({ sitekey: 'key', hostname: 'localhost', action })
    return (await (await fetch(`${check.url}/turnstile/challenge`, { method: 'POST', body })).json()).token
  }
  const withToken = async (action: string) =>
    (await send(app, typed({ token: await solve(action) }), asData)).statusCode
  expect(await withToken('media-corner')).toBe(429)
  expect(await withToken('enquiry')).toBe(200)
})

it('hands over to a program of the house, signed, and again until it has it', async () => {
  const came: { body: string; headers: Record<string, unknown> }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      came.push({ body, headers: request.headers })
      response.writeHead(came.length === 1 ? 503 : 204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { app, state } = await opened({ web: `http://127.0.0.1:${listeningPort(server)}/desk` })
  const answer = await send(app, typed(), asData)
  expect(answer.json().lines).toHaveLength(1)
  await expect.poll(() => state().waiting).toBe(0)
  expect(came).toHaveLength(2)
  const [first, second] = came
  expect(first?.headers['idempotency-key']).toBe(second?.headers['idempotency-key'])
  expect(second?.headers['x-enquiry-signature']).toBe(signatureOf(second?.body ?? '', secret))
  expect(JSON.parse(second?.body ?? '')).toMatchObject({
    to: 'reservation@edelgrat.example',
    kind: 'room',
    language: 'de',
  })
})

it('says that nothing can be taken where nobody is set to take it', async () => {
  const { app } = await opened({})
  expect((await send(app, typed(), asData)).statusCode).toBe(503)
})

/** What the disk keeps of an enquiry that was taken while nobody could be told, and the mail server, which works again. */
async function keptEnquiry() {
  const mailbox = await mailServer()
  mailbox.refuse(true)
  const { app, folder, close } = await opened({ smtp: mailbox.port })
  await send(app, typed(), asData)
  await close()
  mailbox.refuse(false)
  const open = () => opened({ smtp: mailbox.port }, folder)
  return { mailbox, folder: path.join(folder, 'enquiries'), open }
}

it('comes up with files that are damaged, says how many, and hands over the rest', async () => {
  const { mailbox, folder, open } = await keptEnquiry()
  await writeFile(path.join(folder, 'half.json'), '{"version":1,"answers":[')
  const after = await open()
  await expect.poll(() => mailbox.mails().length).toBe(2)
  expect(after.state().lost).toBe(1)
  expect(await readdir(folder)).toContain('half.json.damaged')
})

it('leaves an enquiry that a newer version wrote where it is, says so, and hands it over once that version is back', async () => {
  const { mailbox, folder, open } = await keptEnquiry()
  const [name = ''] = (await readdir(folder)).filter((each) => each.endsWith('.json'))
  const file = path.join(folder, name)
  const written = await readFile(file, 'utf8')
  const newer = sealed(JSON.stringify({ ...JSON.parse(unsealed(written) ?? ''), version: 2, answers: {} }))
  await writeFile(file, newer)
  const earlier = await open()
  expect(earlier.state()).toMatchObject({ waiting: 0, lost: 1 })
  await earlier.close()
  expect(await readFile(file, 'utf8')).toBe(newer)
  // The newer version understands what it wrote, as this one does what it wrote itself.
  await writeFile(file, written)
  const again = await open()
  await expect.poll(() => again.state()).toMatchObject({ waiting: 0, lost: 0 })
  expect(mailbox.mails()).toHaveLength(2)
})
