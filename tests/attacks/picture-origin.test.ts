import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../publish/requests'
import { type BothEdges, startBothEdges } from './both-edges'

const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(3_000, 7)])
const asPng = { 'content-type': 'image/png', 'content-length': png.length }

/** What a content service that is broken, or taken over, sends instead of a picture. */
const wrong: Record<string, (response: ServerResponse) => void> = {
  'HTML with 200': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<script>1</script>'),
  'HTML that calls itself a picture': (response) =>
    response.writeHead(200, { 'content-type': 'image/png' }).end('<!doctype html><script>1</script>'),
  'half a picture': (response) => {
    response.writeHead(200, asPng)
    response.write(png.subarray(0, 1_000), () => response.destroy())
  },
  'a redirect': (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  'an error': (response) => response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>no</h1>'),
}

let answer: (response: ServerResponse) => void
let site: BothEdges
beforeAll(async () => {
  site = await startBothEdges((_, response) => answer(response))
})
afterAll(() => site?.stop())

describe('a content service that sends', () => {
  it.each(Object.entries(wrong))(
    '%s: 502 at every border, and the right picture afterwards',
    async (name, send) => {
      for (const [edge, origin] of site.edges) {
        const path = `/images/p/d/${Buffer.from(name + edge).toString('hex')}-10x10.png`
        answer = send
        const refused = await ask(origin, { path })
        expect(
          [refused.status, refused.headers['cache-control'], refused.headers['content-type']],
          edge,
        ).toEqual([502, 'no-store', 'text/plain; charset=utf-8'])
        answer = (response) => response.writeHead(200, asPng).end(png)
        const right = await ask(origin, { path })
        expect([right.status, right.bytes.equals(png)], edge).toEqual([200, true])
      }
    },
  )

  it('what is of another project is not asked for it', async () => {
    site.forget()
    for (const [, origin] of site.edges)
      expect((await ask(origin, { path: '/images/other/d/abc-10x10.png' })).status).toBe(404)
    expect(site.passed).toEqual([])
  })
})
