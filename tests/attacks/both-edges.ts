import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { createEdge } from '../../worker/edge/edge'
import { bundleFunction } from '../../worker/edge/function/bundle-function'
import { nginxFiles, siteFile } from '../../worker/edge/nginx'
import { type EdgeSettings, edgeSettings } from '../../worker/edge/settings'
import { listeningPort } from '../../worker/http/listening-port'
import { createPublisher } from '../../worker/publish/publisher'
import { folderTarget } from '../../worker/publish/targets/folder'
import { answersObject } from '../../worker/publish/targets/object-names'
import { freePort } from '../../worker/streams/testing/free-port'
import { nginxProgram, runNginx } from '../publish/nginx-server'
import { smallHotel } from '../publish/small-site'
import { runFunction } from '../publish/workerd-server'

export interface BothEdges {
  /** Name and address of each border: the built-in one always, nginx where this machine has it, the function at a CDN. */
  edges: readonly (readonly [name: string, origin: string])[]
  /** What came through to the gate and to the pictures, as it was sent on, since the last `forget`. */
  passed: readonly string[]
  forget(): void
  stop(): Promise<void>
}

/** Answers whatever comes through; `answer` may know better. */
export type Upstream = (request: IncomingMessage, response: ServerResponse) => void

const calmly: Upstream = (request, response) => {
  request.resume()
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
}

export async function listen(server: Server, port = 0): Promise<string> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return `http://127.0.0.1:${listeningPort(server)}`
}

export async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

/** A storage that has no page, and knows what it has: then nothing is withheld. */
const emptyStorage: Upstream = ({ url }, response) => {
  const answers = { version: 1, redirects: {}, gone: [], scripts: {}, withheld: [] }
  if (url === `/${answersObject}`) response.end(JSON.stringify(answers))
  else response.writeHead(404).end()
}

/** A small hotel behind both borders, and what stands behind them. */
export async function startBothEdges(
  answer: Upstream = calmly,
  more: Partial<EdgeSettings> = {},
): Promise<BothEdges> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'attacks-'))
  let passed: string[] = []
  const upstream = createServer((request, response) => {
    passed.push(request.url ?? '')
    answer(request, response)
  })
  const origin = await listen(upstream)
  const [port, builtInPort] = [await freePort(), await freePort()]
  const siteUrl = 'https://www.hotel.example'
  const settings = edgeSettings({
    siteUrl,
    pictureSource: { projectId: 'p', dataset: 'd' },
    imageOrigin: origin,
    pictureOrigin: `http://127.0.0.1:${builtInPort}`,
    pressOrigin: origin,
    ...more,
  })
  const place = {
    listen: `127.0.0.1:${port}`,
    folder: path.join(folder, 'public'),
    cache: path.join(folder, 'cache'),
  }
  const publisher = createPublisher({
    folder: path.join(folder, 'releases'),
    gate: { siteUrl },
    target: folderTarget({
      folder: place.folder,
      configuration: (answers) => nginxFiles(settings, place, answers),
    }),
  })
  const site = await smallHotel(path.join(folder, 'root'))
  await publisher.publish(site.whole())
  await publisher.settled()
  const builtIn = createEdge(publisher.view, settings)
  const edges: [string, string][] = [['built-in', await listen(builtIn, builtInPort)]]
  const nginx = nginxProgram
    ? await runNginx(path.join(folder, 'server'), path.join(place.folder, siteFile), port)
    : undefined
  if (nginx) edges.push(['nginx', nginx.url])
  const storage = createServer(emptyStorage)
  const source = await bundleFunction({ edge: settings, storage: await listen(storage) })
  const fromStorage = await runFunction(path.join(folder, 'function'), source)
  edges.push(['function', fromStorage.url])
  return {
    edges,
    get passed() {
      return passed
    },
    forget: () => {
      passed = []
    },
    async stop() {
      await fromStorage.stop()
      await nginx?.stop()
      await close(storage)
      await close(builtIn)
      await close(upstream)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
