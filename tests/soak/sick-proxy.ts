import { connect, createServer, type Server, type Socket } from 'node:net'
import { pipeline } from 'node:stream'
import { listeningPort } from '../../worker/http/listening-port'
import { heard } from '../../worker/streams/body-of'

/** Lies in the words of HTTP: each is the whole answer to whatever was asked. */
const answer = (status: string, type: string, body: string, more = ''): string =>
  `HTTP/1.1 ${status}\r\ncontent-type: ${type}\r\n${more}content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`

const maintenance = '<!doctype html><html><title>Wartung</title><body>Wir sind gleich zurück.</body></html>'
const lies = {
  'says with 200 that it is maintained': answer('200 OK', 'text/html; charset=utf-8', maintenance),
  'answers other JSON': answer('200 OK', 'application/json', '{"hello":"world","result":{},"documents":{}}'),
  'answers an empty list': answer('200 OK', 'application/json', '[]'),
  'answers null': answer('200 OK', 'application/json', 'null'),
  'leads elsewhere': answer('302 Found', 'text/plain', '', 'location: http://127.0.0.1:9/\r\n'),
  'fails with 500': answer('500 Internal Server Error', 'application/json', '{"error":"x"}'),
  'breaks off':
    'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 90000\r\n\r\n{"result":[',
} as const

export const httpLies = Object.keys(lies)
/** What any neighbour can do. */
export const troubles: readonly string[] = ['is silent', 'is cut off', 'floods', 'is away']

/** Bytes of an answer after which it is cut off. */
const cutAfter = 700
const flood = Buffer.alloc(64 * 1024, '[')

/** Stands before a neighbour, on a port of its own, and is well until it is told what ails it. */
export class SickProxy {
  private ailment: string | undefined
  private readonly open = new Set<Socket>()
  private server: Server | undefined
  private port = 0

  private constructor(private readonly targetPort: number) {}

  static async before(targetPort: number): Promise<SickProxy> {
    const proxy = new SickProxy(targetPort)
    await proxy.listen()
    return proxy
  }

  get url(): string {
    return `http://localhost:${this.port}`
  }

  get redisUrl(): string {
    return `redis://127.0.0.1:${this.port}`
  }

  /** Undefined: it is well again. Whoever was connected is cut off. */
  async ail(ailment: string | undefined): Promise<void> {
    this.ailment = ailment
    for (const socket of this.open) socket.destroy()
    if (ailment === 'is away') await this.stopListening()
    else if (!this.server) await this.listen()
  }

  async close(): Promise<void> {
    for (const socket of this.open) socket.destroy()
    await this.stopListening()
  }

  private listen(): Promise<void> {
    return new Promise((resolve, reject) => {
      const server = heard(createServer((socket) => this.take(socket)))
      server.once('error', reject)
      server.listen(this.port, '127.0.0.1', () => {
        this.port = listeningPort(server)
        this.server = server
        resolve()
      })
    })
  }

  private async stopListening(): Promise<void> {
    const { server } = this
    this.server = undefined
    if (server) await new Promise((resolve) => server.close(resolve))
  }

  private take(socket: Socket): void {
    this.keep(socket)
    const { ailment } = this
    if (ailment === undefined || ailment === 'is cut off') this.passOn(socket, ailment !== undefined)
    else if (ailment === 'is silent') socket.resume()
    else if (ailment === 'floods') this.drown(socket)
    else socket.once('data', () => this.lie(socket, ailment))
  }

  private keep(socket: Socket): void {
    this.open.add(heard(socket))
    socket.once('close', () => this.open.delete(socket))
  }

  private passOn(socket: Socket, isCut: boolean): void {
    const target = connect(this.targetPort, '127.0.0.1')
    this.keep(target)
    let bytes = 0
    if (isCut)
      target.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > cutAfter) socket.destroy()
      })
    pipeline(socket, target, () => undefined)
    pipeline(target, socket, () => undefined)
  }

  private lie(socket: Socket, ailment: string): void {
    const isBrokenOff = ailment === 'breaks off'
    const text = Object.entries(lies).find(([name]) => name === ailment)?.[1] ?? ''
    if (isBrokenOff) socket.write(text, () => socket.destroy())
    else socket.end(text)
  }

  /** Without an end, as fast as it is read. */
  private drown(socket: Socket): void {
    socket.resume()
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n')
    const pour = () => {
      while (!socket.destroyed && socket.write(flood));
    }
    socket.on('drain', pour)
    pour()
  }
}
