import { connect, createServer, type Socket } from 'node:net'
import { listeningPort } from '../../worker/http/listening-port'

export interface CutLine {
  url: string
  /** Ends every stream of events, and lets none begin until `mend`. All other requests pass. */
  cut(): void
  mend(): void
  close(): Promise<void>
}

/** Stands before the content service, and can cut what listens to it. */
export async function startCutLine(port: number): Promise<CutLine> {
  const streams = new Set<Socket>()
  const all = new Set<Socket>()
  let isCut = false
  const server = createServer((incoming) => {
    const outgoing = connect(port, '127.0.0.1')
    const both = [incoming, outgoing]
    for (const socket of both) {
      all.add(socket)
      socket.on('error', () => undefined)
      socket.once('close', () => {
        for (const each of both) each.destroy()
        all.delete(socket)
        streams.delete(incoming)
      })
    }
    incoming.on('data', (bytes) => {
      if (!bytes.includes('/data/listen/')) return
      if (isCut) incoming.destroy()
      else streams.add(incoming)
    })
    incoming.pipe(outgoing)
    outgoing.pipe(incoming)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${listeningPort(server)}`,
    cut() {
      isCut = true
      for (const stream of streams) stream.destroy()
    },
    mend() {
      isCut = false
    },
    async close() {
      for (const socket of all) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
