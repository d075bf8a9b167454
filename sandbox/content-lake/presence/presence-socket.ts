import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import type { DatasetNames } from '../dataset'
import { accessOfHeader, type Keys } from '../http/access'
import { isOwnName } from '../http/own-names'
import { Conversation } from './conversation'
import { Room } from './room'

export interface PresenceOptions {
  names: DatasetNames
  keys: Keys
  /** Pages of no other site take part. */
  studioOrigins: readonly string[]
  assetBaseUrl: string
}

/** What the service sends while nothing else is said. */
const heartbeat = '♥'
/** Milliseconds between heartbeats; who has not answered by the next one is gone. */
const beatEvery = 20_000
const largestMessage = 256 * 1024

/** `GET /socket/DATASET`, a WebSocket: by it the windows of a Studio tell each other which editor is where. */
export function addPresenceSocket(app: FastifyInstance, options: PresenceOptions): void {
  const { keys } = options
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestMessage })
  const answering = new Set<WebSocket>()
  const room = new Room()

  sockets.on('connection', (socket: WebSocket) => {
    const conversation = new Conversation({
      room,
      accessOf: (authorization) => accessOfHeader(authorization, keys),
      send: (text) => socket.send(text),
      refuse: (code, why) => socket.close(code, why),
    })
    answering.add(socket)
    socket.on('pong', () => answering.add(socket))
    socket.on('message', (data) => conversation.hear(String(data)))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => conversation.end())
    socket.send(heartbeat)
  })
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    const refusal = refusalOf(request, options)
    if (refusal) socket.end(`HTTP/1.1 ${refusal}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
    else sockets.handleUpgrade(request, socket, head, (open) => sockets.emit('connection', open))
  })

  const beating = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!answering.delete(socket)) socket.terminate()
      socket.ping()
      socket.send(heartbeat)
    }
  }, beatEvery)
  beating.unref()
  app.addHook('preClose', async () => {
    clearInterval(beating)
    for (const socket of sockets.clients) socket.terminate()
    sockets.close()
  })
}

/** Why a socket is not opened, as a line of HTTP. */
function refusalOf(
  { url = '', headers }: IncomingMessage,
  { names, studioOrigins, assetBaseUrl }: PresenceOptions,
): string | undefined {
  if (!isOwnName(headers.host, assetBaseUrl)) return '421 Misdirected Request'
  const [, dataset] = /^\/v[^/?]+\/socket\/([^/?]+)\/?(?:\?|$)/.exec(url) ?? []
  if (dataset !== names.dataset) return '404 Not Found'
  // No rule of the browser keeps a page of another site from opening a socket.
  return headers.origin !== undefined && studioOrigins.includes(headers.origin) ? undefined : '403 Forbidden'
}
