import { createServer, type ServerResponse } from 'node:http'
import type { SanityClient } from '@sanity/client'
import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { bundleOverlay } from '../../worker/preview/overlay-bundle'

export interface StandInPreview {
  /** What stands in the body of a page. */
  show(path: string, html: string): void
  /** Tells every open page that these were made again. */
  tell(paths: readonly string[]): void
  /** How often a page was asked for. */
  asked(path: string): number
  /** Whether a link of the Studio has let somebody in. */
  isOpen(): boolean
  close(): Promise<void>
}

/** A preview without a site: pages that a test writes, with the script of the real one. `client` has the right to read drafts. */
export async function startStandInPreview(client: SanityClient, port: number): Promise<StandInPreview> {
  const pages = new Map<string, string>()
  const asked = new Map<string, number>()
  const streams = new Set<ServerResponse>()
  let isOpen = false

  async function answer(address: string, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(address, 'http://localhost')
    if (pathname === '/preview/overlay.js') {
      response.setHeader('content-type', 'text/javascript')
      response.end(await bundleOverlay())
    } else if (pathname === '/preview/changes') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n')
      streams.add(response)
      response.on('close', () => streams.delete(response))
    } else if (pathname === '/preview/enable') {
      const { isValid, redirectTo = '/' } = await validatePreviewUrl(client, address)
      isOpen ||= isValid
      response.writeHead(isValid ? 307 : 401, { location: redirectTo }).end()
    } else {
      asked.set(pathname, (asked.get(pathname) ?? 0) + 1)
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(
        `<!doctype html><title>${pathname}</title><body>${pages.get(pathname) ?? ''}<script type="module" src="/preview/overlay.js"></script>`,
      )
    }
  }

  const server = createServer((request, response) => {
    answer(request.url ?? '/', response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    show: (path, html) => void pages.set(path, html),
    tell: (paths) => {
      for (const stream of streams) stream.write(`event: changed\ndata: ${JSON.stringify(paths)}\n\n`)
    },
    asked: (path) => asked.get(path) ?? 0,
    isOpen: () => isOpen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
