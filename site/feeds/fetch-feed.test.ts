import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { mayFollow } from './feed-address'
import { fetchFeed } from './fetch-feed'

const servers: Server[] = []

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

describe('a feed whose address leads elsewhere', () => {
  it('is read where it leads to another path of the same host', async () => {
    const url = await serve(({ url }, response) =>
      url === '/old'
        ? response.writeHead(301, { location: '/new' }).end()
        : response.writeHead(200, { 'content-type': 'application/json' }).end('{"there": true}'),
    )
    expect(await fetchFeed(`${url}/old`)).toEqual({ body: { there: true } })
  })

  it('is not read where it leads to an address that only this machine reaches, and nobody there is asked', async () => {
    let asked = 0
    const inner = await serve((_, response) => {
      asked += 1
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"secret": true}')
    })
    const url = await serve((_, response) => response.writeHead(302, { location: `${inner}/keys` }).end())
    expect(await fetchFeed(url)).toEqual({
      refused: {
        code: 'feed.redirect',
        facts: { host: new URL(inner).host },
        reason: `it leads to ${new URL(inner).host}, which is not followed`,
      },
    })
    expect(asked).toBe(0)
  })

  it('is not read where it leads in a circle', async () => {
    const url = await serve((_, response) => response.writeHead(302, { location: '/' }).end())
    expect(await fetchFeed(url)).toMatchObject({ refused: { code: 'feed.redirect' } })
  })

  it.each([
    ['http://127.0.0.1/', false],
    ['http://[::1]/', false],
    ['http://[::ffff:10.0.0.1]/', false],
    ['http://10.1.2.3/', false],
    ['http://169.254.169.254/latest/meta-data', false],
    ['http://192.168.1.1/', false],
    ['http://[fd00::1]/', false],
    ['http://0x7f000001/', false],
    ['file:///etc/passwd', false],
    ['https://93.184.216.34/feed', true],
    ['https://[2606:2800:220:1::1]/feed', true],
  ])('may lead to %s: %s', async (to, may) => {
    expect(await mayFollow(new URL('https://feed.test/'), new URL(to))).toBe(may)
  })
})

describe('a feed that fails for the moment', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'is asked once more after %i, and read',
    async (status) => {
      let asked = 0
      const url = await serve((_, response) => {
        asked += 1
        if (asked === 1) response.writeHead(status).end()
        else response.writeHead(200, { 'content-type': 'application/json' }).end('{"content":[]}')
      })
      expect(await fetchFeed(url)).toEqual({ body: { content: [] } })
      expect(asked).toBe(2)
    },
  )

  it.each([
    [503, 2],
    [404, 1],
  ])('and answers %i again and again is asked %i times in all', async (status, times) => {
    let asked = 0
    const url = await serve((_, response) => {
      asked += 1
      response.writeHead(status).end()
    })
    expect(await fetchFeed(url)).toHaveProperty('refused')
    expect(asked).toBe(times)
  })
})
