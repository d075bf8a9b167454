import { createServer, type IncomingHttpHeaders } from 'node:http'
import { onTestFinished } from 'vitest'

interface Received {
  headers: IncomingHttpHeaders
  body: string
}

export interface Receiver {
  url: string
  received: Received[]
  /** The largest number of requests that were there at once. */
  mostAtOnce: () => number
}

/** Takes webhooks; `answer` gives the status for the n-th request, or undefined to never answer it. */
export async function receiveWebhooks(
  answer: (index: number) => number | undefined = () => 202,
): Promise<Receiver> {
  const received: Received[] = []
  let present = 0
  let most = 0
  const server = createServer((request, response) => {
    present += 1
    most = Math.max(most, present)
    response.once('close', () => {
      present -= 1
    })
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const status = answer(received.length)
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') })
      if (status !== undefined) setImmediate(() => response.writeHead(status).end())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}/webhooks/content`, received, mostAtOnce: () => most }
}
