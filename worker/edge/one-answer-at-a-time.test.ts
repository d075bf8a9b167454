import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { listeningPort } from '../http/listening-port'
import { oneAnswerAtATime } from './one-answer-at-a-time'

/** A server that begins answers in turn; what it has begun, and whom it found gone. */
async function inTurn() {
  const begun: { url?: string; response: ServerResponse }[] = []
  const gone: (string | undefined)[] = []
  const turn = oneAnswerAtATime()
  const server = createServer(async (request, response) => {
    if (await turn(request, response)) begun.push({ url: request.url, response })
    else gone.push(request.url)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const visitor = connect({ host: '127.0.0.1', port: listeningPort(server) })
  onTestFinished(async () => {
    visitor.destroy()
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  visitor.write(
    ['/1', '/2', '/3'].map((url) => `GET ${url} HTTP/1.1\r\nHost: hotel.example\r\n\r\n`).join(''),
  )
  await expect.poll(() => begun.length).toBe(1)
  return { visitor, begun, gone }
}

it('the next answer begins when the one before it is taken', async () => {
  const { visitor, begun } = await inTurn()
  // More than a system keeps for who takes nothing.
  begun[0]?.response.end(Buffer.alloc(16 * 1024 * 1024))
  await once(visitor, 'readable')
  expect(begun.map(({ url }) => url)).toEqual(['/1'])
  visitor.resume()
  await expect.poll(() => begun.map(({ url }) => url)).toEqual(['/1', '/2'])
  begun[1]?.response.end()
  await expect.poll(() => begun.map(({ url }) => url)).toEqual(['/1', '/2', '/3'])
})

it('nothing is begun for who has left', async () => {
  const { visitor, begun, gone } = await inTurn()
  visitor.destroy()
  await expect.poll(() => gone).toEqual(['/2'])
  expect(begun.map(({ url }) => url)).toEqual(['/1'])
})
