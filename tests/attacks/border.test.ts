import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type BothEdges, startBothEdges } from './both-edges'
import { attacks, inChunks, pieces } from './requests'
import { rawRequest, sendRaw } from './send-raw'

const prefixes = ['/gate/', '/api/', '/images/', '/files/']

let site: BothEdges
beforeAll(async () => {
  site = await startBothEdges()
})
afterAll(() => site?.stop())
beforeEach(() => site.forget())

/**
 * What a function is not shown: the server before it reads the request, and cuts what stands behind a `#`. Cloudflare's refuses the
 * others itself; workerd, which stands for it here, does not.
 */
const unseen = new Set([
  '/gate/#/../../operations',
  '/gate/#/../../operations as a whole address',
  'two Host headers',
  'two Host headers, of different case, at the gate',
  'a length and chunks',
])

/** The prefix under which a path may be read, or undefined when some reader would read it elsewhere. */
function staysBelow(path: string): string | undefined {
  const prefix = prefixes.find((each) => path.startsWith(each))
  let read = path
  for (let times = 0; times < 3; times += 1) {
    if (!prefix || !new URL(read, 'http://origin').pathname.startsWith(prefix)) return undefined
    // A reader that decodes once more than is right: only for what is valid, the rest was refused before.
    if (times === 0 && /%(?:2f|5c|00)/i.test(read)) return undefined
    read = times === 0 ? decodeURI(path) : read
  }
  return prefix
}

describe.each([0, 1, 2])('the border (%#)', (index) => {
  const origin = () => site.edges[index]?.[1]

  it.each(attacks)('refuses $name', async ({ name, request, status }) => {
    if (site.edges[index]?.[0] === 'function' && unseen.has(name)) return
    const at = origin()
    if (at === undefined) return
    const answer = await sendRaw(at, request)
    expect(status).toContain(answer.status)
    expect(site.passed).toEqual([])
  })

  it.each(attacks.filter(({ name }) => unseen.has(name)))(
    'passes nothing elsewhere, though it may not see what is wrong: $name',
    async ({ request }) => {
      const at = origin()
      if (at === undefined) return
      await sendRaw(at, request)
      for (const passed of site.passed) expect(staysBelow(passed), passed).toBe('/gate/')
    },
  )

  it.each(inChunks)('passes what %s sends in chunks on as no other request', async (_method, request) => {
    const at = origin()
    if (at === undefined) return
    await sendRaw(at, request)
    // What is left on a connection would come before what is asked on it next.
    await sendRaw(at, rawRequest('/gate/list'))
    expect(site.passed).toEqual(['/gate/session', '/gate/list'])
  })

  it('keeps the address of a page whose name holds a question mark', async () => {
    const at = origin()
    if (at === undefined) return
    expect((await sendRaw(at, rawRequest('/a%3fb/?c=%20d'))).text).toMatch(
      /\r\nlocation: \/a%3fb\?c=%20d\r\n/i,
    )
  })

  it.each([
    ['http://hotel/zimmer/arven', 200, []],
    ['HTTPS://hotel:443/zimmer/arven?a=b', 200, []],
    ['http://[::1]:8000/zimmer/arven', 200, []],
    ['http://hotel', 200, []],
    ['http://hotel?a=b', 200, []],
    ['http://hotel//zimmer/arven', 301, []],
    ['http://hotel/gate/list?a=b', 200, ['/gate/list?a=b']],
    ['http://hotel@evil.example/zimmer/arven', 404, []],
  ])('takes %s, as proxies write addresses, for its path', async (address, status, passed) => {
    const at = origin()
    if (at === undefined) return
    // Cloudflare takes such an address apart before its function; workerd, which has no server of its own, shows some as a path.
    const isShown = site.edges[index]?.[0] !== 'function'
    expect(isShown ? [status] : [status, 404]).toContain((await sendRaw(at, rawRequest(address))).status)
    for (const each of site.passed) expect(passed).toContain(each)
    if (isShown) expect(site.passed).toEqual(passed)
  })
})

const paths = fc
  .tuple(fc.constantFrom('/', ...prefixes), fc.array(fc.constantFrom(...pieces), { maxLength: 6 }))
  .map(([prefix, parts]) => prefix + parts.join('/'))

describe('an address of any form', () => {
  it('never leads out of what is passed on, and all borders agree on what is refused', async () => {
    await fc.assert(
      fc.asyncProperty(paths, async (path) => {
        const statuses: number[] = []
        for (const [name, origin] of site.edges) {
          site.forget()
          const { status } = await sendRaw(origin, rawRequest(path))
          if (name !== 'function' || !path.includes('#')) statuses.push(status === 400 ? 400 : 0)
          for (const passed of site.passed)
            expect(staysBelow(passed), `${name} passed ${passed} on`).toBeDefined()
        }
        expect(new Set(statuses).size, `${path}: ${statuses}`).toBe(1)
      }),
      { numRuns: 600 },
    )
  })
})
