import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { waitFor } from '../../tests/support/wait-for'
import { sha256 } from '../disk/sha256'
import { listeningPort } from '../http/listening-port'
import type { Entry } from '../publish/release/entry'
import type { SiteView } from '../publish/store/view'
import { createEdge } from './edge'
import { edgeSettings } from './settings'

/** More than the kernel takes for one who reads nothing. */
const bytes = Buffer.alloc(24 * 1024 * 1024, 'film')
const film: Entry = {
  sha256: sha256('film'),
  size: bytes.length,
  type: 'video/mp4',
  cache: 'day',
  encodings: [],
}

/** An edge that has a film, and loses patience sooner where it ever does. `follow` is what each answer waits for. */
async function edgeWithFilm(follow = async (): Promise<unknown> => undefined) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'untaken-'))
  const file = path.join(folder, 'film.mp4')
  await writeFile(file, bytes)
  const view: SiteView = {
    release: () => '00000001',
    hasGap: () => false,
    find: () => film,
    elsewhere: () => undefined,
    isWithheld: () => false,
    bytes: async () => bytes,
    wholeFile: async () => file,
  }
  const outside = 'http://127.0.0.1:9'
  const edge = createEdge(
    view,
    edgeSettings({
      siteUrl: 'https://hotel.example',
      imageOrigin: outside,
      pressOrigin: outside,
      pictureSource: { projectId: 'p', dataset: 'd' },
    }),
    () => undefined,
    async () => void (await follow()),
  )
  edge.timeout = Math.min(edge.timeout, 30)
  edge.listen(0, '127.0.0.1')
  await once(edge, 'listening')
  onTestFinished(async () => {
    edge.closeAllConnections()
    edge.close()
    await rm(folder, { recursive: true })
  })
  return { edge, to: { host: '127.0.0.1', port: listeningPort(edge) } }
}

const question = 'GET /film.mp4 HTTP/1.1\r\nHost: hotel.example\r\nConnection: close\r\n\r\n'

it('whoever asks for a film and takes nothing of it is ended', async () => {
  const { edge, to } = await edgeWithFilm()
  const visitor = connect(to).pause()
  visitor.on('error', () => undefined)
  onTestFinished(() => void visitor.destroy())
  visitor.write(question)
  const [, response] = await once(edge, 'request')
  await once(response, 'close')
  expect(response.writableFinished).toBe(false)
})

it('whoever waits for an answer, or takes it slowly, gets all of it', async () => {
  let waits = 0
  const { edge, to } = await edgeWithFilm(() =>
    waitFor('patience was lost', async () => waits >= 3 || undefined),
  )
  edge.on('request', (_request, response: ServerResponse) =>
    response.on('timeout', () => {
      waits += 1
    }),
  )
  const visitor = connect(to)
  visitor.write(question)
  let taken = 0
  for await (const portion of visitor) taken += portion.length
  expect(waits).toBeGreaterThanOrEqual(3)
  expect(taken).toBeGreaterThan(bytes.length)
})
