import { once } from 'node:events'
import { createServer as createHttpServer, get, type RequestListener, type ServerOptions } from 'node:http'
import { connect, createServer, type Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { listeningPort } from '../../http/listening-port'
import { handedConnections } from './handed-connections'

/** A server that never listens, and one before it that hands it every connection. */
async function handed(answer: RequestListener, options: ServerOptions = {}) {
  const connections = handedConnections(createHttpServer(options, answer))
  const holder: Server = createServer({ pauseOnConnect: true }, (socket) => connections.take(socket))
  holder.listen(0, '127.0.0.1')
  await once(holder, 'listening')
  onTestFinished(async () => {
    holder.close()
    await connections.end()
  })
  return { connections, to: { host: '127.0.0.1', port: listeningPort(holder) } }
}

it('a connection that sends nothing, or half a request, is ended by the rules of the server', async () => {
  const { to } = await handed((_, response) => response.end('whole'), {
    headersTimeout: 50,
    requestTimeout: 50,
    connectionsCheckingInterval: 10,
  })
  for (const sent of ['', 'GET / HTTP/1.1\r\nHost: hotel.example\r\n']) {
    const visitor = connect(to)
    visitor.write(sent)
    visitor.resume()
    await once(visitor, 'close')
  }
})

it('an answer that has begun ends whole, and nothing is waited for after it', async () => {
  let finish: () => void = () => undefined
  const { connections, to } = await handed((request, response) => {
    response.write('begun')
    if (request.url === '/short') response.end(', ended')
    else finish = () => response.end(', ended')
  })
  const keptOpen = connect(to)
  keptOpen.write('GET /short HTTP/1.1\r\nHost: hotel.example\r\n\r\n')
  await once(keptOpen, 'data')
  const [response] = await once(get({ ...to, path: '/long', agent: false }), 'response')
  const silent = connect(to)
  await once(silent, 'connect')
  const ended = connections.end()
  silent.resume()
  await Promise.all([once(keptOpen, 'close'), once(silent, 'close')])
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  expect(isOver).toBe(false)
  finish()
  expect(await text(response)).toBe('begun, ended')
  await ended
})
