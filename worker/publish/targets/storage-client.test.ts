import { createServer, type Server, type ServerResponse } from 'node:http'
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

async function storageThat(answers: (response: ServerResponse) => void): Promise<Objects> {
  server = createServer((request, response) => {
    request.resume()
    answers(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const port = listeningPort(server)
  const access = { region: 'eu-central-1', accessKeyId: 'test', secretAccessKey: 'test' }
  const client = storageClient({ ...access, endpoint: `http://127.0.0.1:${port}` }, limits)
  return new Objects({ client, bucket: 'site' })
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
