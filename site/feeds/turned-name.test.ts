import { lookup } from 'node:dns/promises'
import { createServer, type RequestListener } from 'node:http'
import { createFetch } from 'ofetch'
import { expect, it, onTestFinished, vi } from 'vitest'
import { fetchAt } from './fetch-at'
import { fetchFeed } from './fetch-feed'

vi.mock('node:dns/promises', async (original) => {
  const actual = await original<typeof import('node:dns/promises')>()
  return { ...actual, lookup: vi.fn(actual.lookup) }
})

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close().closeAllConnections())
  return `http://localhost:${Object(server.address()).port}`
}

const json = { 'content-type': 'application/json' }

it('a feed is not read at an inner address by a name that was of a public one when it was looked at', async () => {
  let asked = 0
  const inner = await serve((_, response) => {
    asked += 1
    response.writeHead(200, json).end('{"secret": true}')
  })
  const url = await serve((_, response) => response.writeHead(302, { location: inner }).end())
  vi.mocked(lookup).mockResolvedValue(Object([{ address: '93.184.216.34', family: 4 }]))
  expect(await fetchFeed(url)).toMatchObject({ refused: { code: 'feed.unreachable' } })
  expect(asked).toBe(0)
})

it('what is asked at addresses that may be is answered as by any other fetch: status, headers, body and an end in time', async () => {
  const url = await serve(({ url, headers }, response) => {
    if (url === '/silent') return
    if (url === '/empty') return void response.writeHead(204).end()
    if (url === '/broken') return void response.writeHead(200, json).write('{', () => response.destroy())
    if (url === '/failing') return void response.writeHead(503).end()
    response.writeHead(200, json).end(JSON.stringify({ accept: headers.accept, host: headers.host }))
  })
  const ask = createFetch({ fetch: fetchAt(() => true) })
  const answer = await ask.raw(`${url}/`, { headers: { accept: 'application/json' } })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json'])
  expect(answer._data).toEqual({ accept: 'application/json', host: new URL(url).host })
  expect((await ask.raw(`${url}/empty`)).status).toBe(204)
  await expect(ask(`${url}/failing`, { retry: 0 })).rejects.toMatchObject({ status: 503 })
  await expect(ask(`${url}/silent`, { retry: 0, signal: AbortSignal.timeout(30) })).rejects.toThrow('timeout')
  await expect(ask(`${url}/broken`, { retry: 0 })).rejects.toThrow('aborted')
})
