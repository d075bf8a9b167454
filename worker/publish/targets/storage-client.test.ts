import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { listeningPort } from '../../http/listening-port'
import { Objects } from './objects'
import { storageClient } from './storage-client'

const limits = { connectionTimeout: 200, socketTimeout: 200, requestTimeout: 600 }
let server: Server
afterEach(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

function storageThat(answers: (response: ServerResponse) => void): Promise<Objects> {
  server = createServer((request, response) => {
    request.resume()
    answers(response)
  })
  return objectsAt(server)
}

async function objectsAt(server: Server): Promise<Objects> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const port = listeningPort(server)
  const access = { region: 'eu-central-1', accessKeyId: 'test', secretAccessKey: 'test' }
  const client = storageClient({ ...access, endpoint: `http://127.0.0.1:${port}` }, limits)
  return new Objects({ client, bucket: 'site' })
}

async function chunksOf(request: IncomingMessage): Promise<Buffer[]> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return chunks
}

const headers = { ContentType: 'text/html', CacheControl: 'no-cache' }

it('a storage that never answers fails what is sent to it and what is asked of it', async () => {
  const objects = await storageThat(() => undefined)
  await expect(objects.put('index.html', Buffer.from('page'), headers)).rejects.toThrow(/time/i)
  await expect(objects.get('index.html')).rejects.toThrow(/time/i)
})

it('a storage that stops in the middle of an answer fails it, too', async () => {
  const objects = await storageThat((response) => {
    response.writeHead(200, { 'content-length': '1000', 'content-type': 'text/html' })
    response.write('the beginning')
  })
  await expect(objects.get('index.html')).rejects.toThrow()
})

it('a storage that trickles is given the time of a whole answer, and no more', async () => {
  let trickling: NodeJS.Timeout | undefined
  const objects = await storageThat((response) => {
    trickling = setInterval(() => response.writableEnded || response.writeProcessing(), 50)
  })
  await expect(objects.get('index.html')).rejects.toThrow(/time/i)
  clearInterval(trickling)
})

it('a storage that takes a list of removals only with its MD5, and knows no other checksum, removes them', async () => {
  const removed: string[] = []
  server = createServer(async (request, response) => {
    const body = Buffer.concat(await chunksOf(request))
    const others = Object.keys(request.headers).filter((name) => /^x-amz-(?:sdk-)?checksum/.test(name))
    const isRight = request.headers['content-md5'] === createHash('md5').update(body).digest('base64')
    const code = !isRight ? 'MissingContentMD5' : others.length > 0 ? 'NotImplemented' : undefined
    if (code === undefined)
      removed.push(...[...body.toString().matchAll(/<Key>([^<]*)/g)].map(([, key = '']) => key))
    response.writeHead(code === undefined ? 200 : 400, { 'content-type': 'application/xml' })
    response.end(
      code === undefined
        ? '<DeleteResult/>'
        : `<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
    )
  })
  const objects = await objectsAt(server)
  await objects.remove(['zimmer/alt', 'zimmer/ärger'])
  expect(removed).toEqual(['zimmer/alt', 'zimmer/ärger'])
})
