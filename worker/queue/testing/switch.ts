import { connect, createServer, type Socket } from 'node:net'
import { listeningPort } from '../../http/listening-port'

export interface Switch {
  readonly port: number
  /** Ends every connection. */
  cut(): void
  /** New connections go to another port; the old ones end. */
  lead(port: number): void
  close(): Promise<void>
}

/** A stable address in front of a server that may be replaced, as a failover makes it. */
export function startSwitch(target: number): Promise<Switch> {
  const sockets = new Set<Socket>()
  let port = target
  const server = createServer((inward) => {
    const outward = connect(port, '127.0.0.1')
    for (const [from, to] of [
      [inward, outward],
      [outward, inward],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({
        port: listeningPort(server),
        cut,
        lead(next) {
          port = next
          cut()
        },
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            cut()
          }),
      })
    })
  })
}
