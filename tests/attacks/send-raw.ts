import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

export interface RawAnswer {
  status: number
  /** Everything that was answered, head included. */
  text: string
}

/** Sends exactly these bytes and reads until the other side ends; status 0 where it ended without a word. */
export async function sendRaw(origin: string, bytes: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.write(Buffer.from(bytes, 'latin1'))
  const answer = await text(socket).catch(() => '')
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0), text: answer }
}

/** A request for a path as it is written, with the headers that are given. */
export const rawRequest = (path: string, headers: readonly string[] = ['Host: hotel'], method = 'GET') =>
  `${[`${method} ${path} HTTP/1.1`, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`
