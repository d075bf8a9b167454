import { describe, expect, it, vi } from 'vitest'
import { sha256 } from '../../disk/sha256'
import { storedSite } from './testing/stored-site'

const away = () => new Response('Slow down', { status: 503 })
const policyOf = (answer: Response) => answer.headers.get('content-security-policy')

/** Waited for by the browser itself. */
function expectWaiting(answer: Response, what?: string): void {
  expect([answer.status, answer.headers.get('retry-after')], what).toEqual([503, '5'])
  expect(answer.headers.get('cache-control'), what).toBe('no-store')
}

describe('A function in front of a storage', () => {
  it('says that there is nothing yet, and shows no picture of which nobody knows whether it is withheld', async () => {
    const { visit, remove, asked } = storedSite()
    remove('.edge/answers.json')
    for (const path of ['/', '/zimmer/arven', '/nirgends', '/images/p/d/abc-1x1.png'])
      expectWaiting(await visit(path), path)
    expect(asked.filter((each) => !each.includes('answers.json'))).toEqual([])
    expect((await visit('/zimmer/arven', { method: 'POST' })).status).toBe(405)
  })

  it('asks for the answers once a second, and not with every page', async () => {
    const { visit, asked, later } = storedSite()
    for (let visits = 0; visits < 3; visits += 1) expect((await visit('/zimmer/arven')).status).toBe(200)
    later()
    await visit('/zimmer/arven')
    const page = 'GET zimmer/arven'
    expect(asked).toEqual(['GET .edge/answers.json', page, page, page, 'GET .edge/answers.json', page])
  })

  it('has nothing of a visitor reach the storage, and of his query neither', async () => {
    const { visit, asked, site } = storedSite()
    const sent: Headers[] = []
    site.instead = (_key, { headers }) => void sent.push(new Headers(headers))
    await visit('/zimmer/arven?versionId=1&acl', { headers: { cookie: 'a=b', authorization: 'c' } })
    expect(asked.at(-1)).toBe('GET zimmer/arven')
    for (const headers of sent) expect([...headers.keys()]).toEqual(['accept-encoding'])
  })

  it.each(['/.release', '/.owner', '/_redirects', '/zimmer/arven.br', '/.edge/other.json'])(
    'asks the storage for nothing that is not public: %s',
    async (path) => {
      const { visit, asked } = storedSite()
      expect((await visit(path)).status).toBe(404)
      expect((await visit('/.edge/answers.json')).status).toBe(404)
      expect(asked.filter((each) => each.endsWith(` ${path.slice(1)}`))).toEqual([])
    },
  )

  it('sends a page to nobody who has it, and asks for no bytes of it', async () => {
    const { visit, asked } = storedSite()
    const tag = (await visit('/zimmer/arven')).headers.get('etag') ?? ''
    expect(tag).toBe(`"${sha256('<p>zimmer/arven</p>').slice(0, 32)}"`)
    const again = await visit('/zimmer/arven', { headers: { 'if-none-match': `W/${tag}` } })
    expect([again.status, await again.text(), asked.at(-1)]).toEqual([304, '', 'HEAD zimmer/arven'])
  })
})

describe('A storage that tells nothing but type and bytes', () => {
  it('is enough: tags are its own, scripts those of the list, and parts are sent whole', async () => {
    const { visit, site, answers } = storedSite()
    answers({ scripts: { 'zimmer/arven/index.html': ['sha256-a'] } })
    const headers = { 'content-type': 'text/html; charset=utf-8', etag: 'W/"0123"' }
    site.instead = (key, { method }) =>
      key === 'zimmer/arven' ? new Response(method === 'HEAD' ? null : 'Arven', { headers }) : undefined
    const page = await visit('/zimmer/arven', { headers: { range: 'bytes=0-1' } })
    expect([page.status, await page.text(), page.headers.get('etag')]).toEqual([200, 'Arven', '"0123"'])
    expect(policyOf(page)).toContain("'sha256-a'")
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect((await visit('/zimmer/arven', { headers: { 'if-none-match': '"0123"' } })).status).toBe(304)
  })
})

describe('A storage that may not be listed', () => {
  it('answers 403 for what is not there, and is believed while it has its answers', async () => {
    const { visit, site, answers } = storedSite()
    answers({ gone: ['/fort'], redirects: { '/alt': '/zimmer/arven' } })
    const there = new Set(['.edge/answers.json', 'zimmer/arven', '404'])
    site.instead = (key) => (there.has(key) ? undefined : new Response('AccessDenied', { status: 403 }))
    const statuses = ['/zimmer/arven', '/nirgends', '/fort', '/alt'].map(
      async (path) => (await visit(path)).status,
    )
    expect(await Promise.all(statuses)).toEqual([200, 404, 410, 301])
  })
})

describe('A picture that is shorter than it was said to be', () => {
  it('is sent to nobody, also where the runtime takes it for whole', async () => {
    const { visit, site } = storedSite()
    const headers = { 'content-type': 'image/gif', 'content-length': '7' }
    site.instead = (key) => (key.includes('/images/') ? new Response('GIF89a', { headers }) : undefined)
    expect((await visit('/images/p/d/abc-1x1.gif')).status).toBe(502)
    headers['content-length'] = '6'
    expect(await (await visit('/images/p/d/abc-1x1.gif')).text()).toBe('GIF89a')
  })
})

describe('A storage that is away', () => {
  it.each([
    ['does not listen', () => Promise.reject(new TypeError('fetch failed'))],
    ['is overloaded', away],
    ['refuses everything', () => new Response('', { status: 403 })],
    ['has lost its bucket', () => new Response('NoSuchBucket', { status: 404 })],
    [
      'leads elsewhere',
      () => new Response(null, { status: 307, headers: { location: 'https://a.example' } }),
    ],
  ])('and %s: visitors are told to come again, and never that a page is gone', async (_how, instead) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { visit, site, answers, later } = storedSite()
    answers({ redirects: { '/alt': '/zimmer/arven' }, gone: ['/fort'] })
    expect((await visit('/zimmer/arven')).status).toBe(200)
    site.instead = instead
    for (const passed of [false, true]) {
      if (passed) later()
      for (const path of ['/', '/zimmer/arven', '/alt', '/fort', '/nirgends', '/app-0123456789abcdef.js'])
        expectWaiting(await visit(path), path)
    }
    site.instead = () => undefined
    expect((await visit('/fort')).status).toBe(410)
    vi.restoreAllMocks()
  })

  it('and never answers: visitors are told to come again after ten seconds', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.useFakeTimers()
    try {
      const { visit, site } = storedSite()
      await visit('/zimmer/arven')
      site.instead = (_key, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason))
        })
      const answer = visit('/zimmer/arven')
      await vi.advanceTimersByTimeAsync(10_000)
      expectWaiting(await answer)
    } finally {
      vi.useRealTimers()
      vi.restoreAllMocks()
    }
  })
})

describe('Answers that are damaged', () => {
  it.each([
    ['cut short', '{"version":1,"redir'],
    ['empty', ''],
    ['no list', '[]'],
    ['of another version', '{"version":2,"redirects":{},"gone":[],"scripts":{},"withheld":[]}'],
    [
      'of a version that does not say what is withheld',
      '{"version":1,"redirects":{},"gone":[],"scripts":{}}',
    ],
    ['wrong inside', '{"version":1,"redirects":{"/a":1},"gone":[],"scripts":{},"withheld":[]}'],
  ])(
    'leave the last good ones for pages, and nothing is called missing by them: %s',
    async (_how, damaged) => {
      const { visit, site, answers, later, asked } = storedSite()
      const withheld = [sha256('/files/p/d/plan.pdf')]
      answers({ scripts: { 'zimmer/arven/index.html': ['sha256-a'] }, withheld, gone: ['/fort'] })
      await visit('/zimmer/arven')
      answers(damaged)
      later()
      const page = await visit('/zimmer/arven')
      expect([page.status, policyOf(page)]).toEqual([200, expect.stringContaining("'sha256-a'")])
      site.instead = (key) => (key.startsWith('https://worker') ? new Response('for the press') : undefined)
      expect(await (await visit('/files/p/d/plan.pdf')).text()).toBe('for the press')
      for (const path of ['/fort', '/nirgends', '/fr/nulle-part']) expectWaiting(await visit(path), path)
      answers({ gone: ['/fort'] })
      expect((await visit('/fort')).status).toBe(410)
      expect((await visit('/nirgends')).status).toBe(404)
      expect(asked).not.toContain('GET files/p/d/plan.pdf')
    },
  )
})

describe('A release that goes on beside a request', () => {
  /** Runs something once, just after the storage was asked for a key and before it answers by what it has then. */
  function justAfter(site: ReturnType<typeof storedSite>['site'], key: string, then: () => void) {
    site.instead = (asked) => {
      if (asked !== key) return undefined
      site.instead = () => undefined
      const missed = new Response('', { status: 404 })
      then()
      return missed
    }
  }

  it('and moves a page leads to where it went, though the answers were read before', async () => {
    const { visit, site, answers, page } = storedSite()
    await visit('/zimmer/arven')
    justAfter(site, 'zimmer/alt', () => {
      page('zimmer/neu', 'Neu')
      answers({ redirects: { '/zimmer/alt': '/zimmer/neu' } })
    })
    const moved = await visit('/zimmer/alt?a=1')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/zimmer/neu?a=1'])
  })

  it('and takes a page back shows it, though it was missing a moment ago', async () => {
    const { visit, site, answers, page } = storedSite()
    answers({ redirects: { '/zimmer/alt': '/zimmer/neu' } })
    await visit('/zimmer/arven')
    justAfter(site, 'zimmer/alt', () => {
      page('zimmer/alt', 'Wieder da')
      answers({ redirects: { '/zimmer/neu': '/zimmer/alt' } })
    })
    const back = await visit('/zimmer/alt')
    expect([back.status, await back.text()]).toEqual([200, 'Wieder da'])
  })

  it('and never ends lets nobody wait for it: that is 503', async () => {
    const { visit, site, answers } = storedSite()
    await visit('/zimmer/arven')
    let releases = 0
    site.instead = (key) => {
      if (key !== 'nirgends') return undefined
      releases += 1
      answers({ gone: [`/${releases}`] })
      return undefined
    }
    expectWaiting(await visit('/nirgends'))
    expect(releases).toBe(3)
  })

  it('and brings a page with another script lets it run at once: the page says so itself', async () => {
    const { visit, page, answers } = storedSite()
    answers({ scripts: { 'zimmer/arven/index.html': ['sha256-old'] } })
    await visit('/zimmer/arven')
    page('zimmer/arven', 'Neu', { 'x-amz-meta-scripts': 'sha256-a sha256-b' })
    expect(policyOf(await visit('/zimmer/arven'))).toMatch(/script-src 'self' 'sha256-a' 'sha256-b';/)
  })

  it('and brings another page between two looks at it sends that one whole, under its own tag', async () => {
    const { visit, site, page } = storedSite()
    await visit('/zimmer/arven')
    site.instead = (key, { method }) => {
      if (key === 'zimmer/arven' && method !== 'HEAD') {
        page('zimmer/arven', 'Neu')
        site.instead = () => undefined
      }
      return undefined
    }
    const fresh = await visit('/zimmer/arven', { headers: { 'if-none-match': '"old"' } })
    expect([await fresh.text(), fresh.headers.get('etag')]).toEqual([
      'Neu',
      `"${sha256('Neu').slice(0, 32)}"`,
    ])
  })
})
