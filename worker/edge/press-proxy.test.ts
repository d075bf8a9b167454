import { createServer } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import type { SiteView } from '../publish/store/view'
import { listening } from '../testing/listening'
import { createEdge } from './edge'
import { edgeSettings } from './settings'

const outside = 'http://127.0.0.1:9'

/** An edge whose worker tells what it was asked; what was hidden is answered once somebody else asks. */
async function edgeBeforeWorker() {
  const asked: string[] = []
  const worker = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url} ${await text(request)}`)
    if (request.url === '/operations') await expect.poll(() => asked.join()).toContain('/gate/mine')
    response.end(`answer to ${request.url}`)
  })
  const edge = createEdge(
    {} as SiteView,
    edgeSettings({
      siteUrl: 'https://hotel.example',
      imageOrigin: outside,
      pressOrigin: await listening(worker),
      pictureSource: { projectId: 'p', dataset: 'd' },
    }),
  )
  return { asked, url: await listening(edge) }
}

/** Sends a body in chunks and stays connected, as does whoever hides a request in it. Reads as far as the answer. */
async function sendInChunks(url: string, method: string, body: string, answered: string): Promise<void> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let answer = ''
  socket.on('data', (portion) => {
    answer += portion
  })
  const chunks = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
  socket.write(`${method} /gate/session HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`)
  await expect.poll(() => answer).toContain(answered)
}

const hidden = 'GET /operations HTTP/1.1\r\nHost: h\r\nX-Forwarded-For: 9.9.9.9\r\n\r\n'
const itsAnswer = 'answer to /gate/session'

it.each([
  ['GET', itsAnswer],
  ['HEAD', '200 OK'],
  ['DELETE', itsAnswer],
  ['OPTIONS', itsAnswer],
  ['POST', itsAnswer],
  ['PUT', itsAnswer],
  ['PROPFIND', itsAnswer],
])(
  'what is sent in chunks by %s is the body of this request, and the next visitor gets the own answer',
  async (method, answered) => {
    const { asked, url } = await edgeBeforeWorker()
    await sendInChunks(url, method, hidden, answered)
    expect(await (await fetch(`${url}/gate/mine`)).text()).toBe('answer to /gate/mine')
    expect(asked).toEqual([`${method} /gate/session ${hidden}`, 'GET /gate/mine '])
  },
)
