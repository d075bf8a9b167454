import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { firstScript, languages } from './engine'

const hash = `'sha256-${createHash('sha256').update(firstScript).digest('base64')}'`

/** A page with the script as its first one; its policy allows this one besides. */
async function sendPage(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  let page = ''
  for await (const part of answer.setEncoding('utf8')) page += part
  const { 'content-length': _, etag: __, ...headers } = answer.headers
  const policy = String(headers['content-security-policy'] ?? '').replace('script-src', `script-src ${hash}`)
  response.writeHead(answer.statusCode ?? 502, { ...headers, 'content-security-policy': policy })
  response.end(page.replace(/<head[^>]*>/, (head) => `${head}<script>${firstScript}</script>`))
}

export interface Forerunner {
  url: string
  close(): Promise<void>
}

/** The same site with the first script in each page, for a browser whose protocol has no way to run it. */
export async function serveWithFirstScript(siteUrl: string): Promise<Forerunner> {
  const site = new URL(siteUrl)
  const server = createServer((asked, response) => {
    const { 'accept-encoding': _, 'if-none-match': __, ...asking } = asked.headers
    const headers = { ...asking, 'accept-language': languages.join() }
    const onward = request(
      { hostname: site.hostname, port: site.port, path: asked.url, method: asked.method, headers },
      (answer) => {
        if (answer.headers['content-type']?.startsWith('text/html')) return void sendPage(answer, response)
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    onward.once('error', () => response.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
