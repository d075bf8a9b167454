import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import pino from 'pino'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { noThirdParties } from '../edge/settings'
import { openEndedSessions } from '../http/ended-sessions'
import { parseSettings } from '../settings/settings'
import { listening } from '../testing/listening'
import { createWorkerApp } from '../webhook/app'
import { hashAccessCode } from './access-code'
import { pressPlugin } from './plugin'

const sha = 'c'.repeat(40)
const item = (key: string) => ({
  _key: key,
  name: key,
  asset: { _id: `file-${sha}-pdf`, mimeType: 'application/pdf' },
})
const document = { sections: [{ _key: 'texts', title: 'Texte', items: [item('one'), item('two')] }] }

/** Errors that nobody listened to: each would have ended the process. */
let unheard: unknown[]
const note = (error: unknown) => void unheard.push(error)
beforeEach(() => {
  unheard = []
  process.on('uncaughtExceptionMonitor', note)
})
afterEach(() => void process.off('uncaughtExceptionMonitor', note))

/** The press with a session, before a content service that answers as it is told. */
async function openPress(answer: (response: ServerResponse) => void) {
  const closed: Promise<unknown>[] = []
  const files = createServer((_, response) => {
    closed.push(once(response, 'close'))
    answer(response)
  })
  const asked = once(files, 'request')
  const imageOrigin = await listening(files)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'press-'))
  const app = await createWorkerApp({
    settings: parseSettings({}),
    log: pino({ level: 'silent' }),
    accept: async () => ({ id: 'c', duplicate: false }),
    plugins: [
      pressPlugin({
        siteUrl: 'http://localhost:8000',
        accessCodeHash: await hashAccessCode('EG 2640'),
        sessionKey: 'a-session-key-for-tests-0123456789abcdef',
        sessionMs: 3_600_000,
        botCheck: { secret: undefined, verifyUrl: '' },
        client: { fetch: async () => document },
        files: { imageOrigin, projectId: 'p', dataset: 'd' },
        guardedPages: { read: async () => undefined },
        edge: { siteUrl: 'http://localhost:8000', thirdParties: noThirdParties },
        ended: await openEndedSessions(folder, 'gate', 28_800_000),
      }),
    ],
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  })
  const entered = await app.inject({ method: 'POST', url: '/gate/session', payload: { code: 'EG 2640' } })
  const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? ''
  const open = async (address: string): Promise<IncomingMessage> => {
    const [response] = await once(get(`${url}${address}`, { headers: { cookie }, agent: false }), 'response')
    return response
  }
  return { open, asked, allClosed: () => Promise.all(closed) }
}

const withoutEnd = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/pdf' })
  response.write(Buffer.alloc(200_000, 7))
}
const cutInHalf = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': 400_000 })
  response.write(Buffer.alloc(200_000, 7), () => response.destroy())
}

const downloads = ['/gate/zip/de-texts', '/gate/files/de-one', '/gate/files/de-one?preview']

it.each(downloads)('%s that a visitor cancels ends what is fetched for it, and nothing else', async (url) => {
  const { open, asked, allClosed } = await openPress(withoutEnd)
  const response = await open(url)
  await Promise.all([asked, once(response, 'data')])
  response.destroy()
  expect(await allClosed()).toHaveLength(1)
  await nextTurn()
  expect(unheard).toEqual([])
})

it('a file that is still being made is announced at once, by its name', async () => {
  const { open, allClosed } = await openPress((response) => {
    response.writeHead(200, { 'content-type': 'application/pdf' })
    response.flushHeaders()
  })
  const response = await open('/gate/files/de-one')
  expect(response.headers['content-disposition']).toContain('one.pdf')
  response.destroy()
  expect(await allClosed()).toHaveLength(1)
})

it('an archive that is cancelled before its first file answers ends that question', async () => {
  const { open, asked, allClosed } = await openPress(() => undefined)
  const response = await open('/gate/zip/de-texts')
  await asked
  response.destroy()
  expect(await allClosed()).toHaveLength(1)
  await nextTurn()
  expect(unheard).toEqual([])
})

it.each(downloads)('%s of a file that breaks off breaks off, and nothing else', async (url) => {
  const { open } = await openPress(cutInHalf)
  const response = await open(url)
  response.on('error', () => undefined).resume()
  await new Promise((resolve) => response.once('close', resolve))
  await nextTurn()
  expect([response.complete, unheard]).toEqual([false, []])
})
