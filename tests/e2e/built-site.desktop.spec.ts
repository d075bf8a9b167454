import { gzipSync } from 'node:zlib'
import { HtmlValidate } from 'html-validate'
import { htmlRules } from './html-rules'
import { pageStructure } from './page-structure'
import { type ReadPage, readPage } from './read-page'
import { expect, samplePages, siteUrl, test } from './visit'

const program = { 'User-Agent': 'link validator' }
/** Pictures are asked for in the form in which the tests after this one show them. */
const asBrowser = { ...program, Accept: 'image/avif,image/webp,*/*' }
const contentService = process.env.LAKE_UNDER_TEST ?? ''
const textOf = async (path: string) => (await fetch(siteUrl + path, { headers: program })).text()
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location)

/** Answers for many addresses at once, a few at a time. */
async function inParallel<Item, Answer>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  const rest = [...items.entries()]
  const work = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) answers[next[0]] = await ask(next[1])
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return answers
}

/**
 * The addresses that are asked of the site: each, and of a picture its smallest size. In another size only the query is
 * another one, which the site hands on as it is: for that the content service says whether it has it, without making it.
 */
function onePerPicture(addresses: readonly string[]): Set<string> {
  const sizeOf = (address: string) => Number(/[?&]w=(\d+)/.exec(address)?.[1] ?? Number.POSITIVE_INFINITY)
  const smallest = new Map<string, string>()
  for (const address of addresses) {
    const name = address.startsWith('/images/') ? (address.split('?')[0] ?? '') : address
    const known = smallest.get(name)
    if (known === undefined || sizeOf(address) < sizeOf(known)) smallest.set(name, address)
  }
  return new Set(smallest.values())
}

interface Site {
  /** What the site believes to be its own address. */
  address: string
  sitemap: string[]
  pages: Map<string, ReadPage>
  /** Pages that no sitemap names: errors and the search. */
  unlisted: ReadPage[]
}

async function readSite(): Promise<Site> {
  const index = locations(await textOf('/sitemap.xml'))
  const address = new URL(index[0] ?? '').origin
  const parts = await inParallel(index, (part) => textOf(part.slice(address.length)))
  const sitemap = parts.flatMap(locations).map((location) => location.slice(address.length) || '/')
  const read = async (path: string) => readPage(path, await textOf(path), address)
  const pages = await inParallel(sitemap, read)
  const others = ['/404-de', '/fr/404-fr', '/en/404-en', ...Object.values(samplePages.search)]
  const unlisted = await inParallel(others, read)
  return { address, sitemap, pages: new Map(pages.map((page) => [page.path, page])), unlisted }
}

/** Read once for all tests of this file. */
let reading: Promise<Site> | undefined
const theSite = () => {
  reading ??= readSite()
  return reading
}

test.describe.configure({ mode: 'default', timeout: 300_000 })

test('the sitemap names every page once, and every page names itself', async () => {
  const { sitemap, pages, address } = await theSite()
  expect(sitemap.length).toBeGreaterThan(150)
  expect(new Set(sitemap).size).toBe(sitemap.length)
  const foreign = [...pages.values()].filter(
    ({ path, canonical, noIndex }) => noIndex || canonical !== address + (path === '/' ? '/' : path),
  )
  expect(foreign.map(({ path, canonical }) => `${path}: ${canonical}`)).toEqual([])
})

test('every internal link, picture, script and file is answered', async () => {
  const { pages, unlisted, sitemap } = await theSite()
  const all = [...pages.values(), ...unlisted]
  const wanted = new Map<string, string>()
  for (const { addresses, path } of all)
    for (const address of addresses) wanted.set(address.split('#')[0] || '/', path)
  for (const known of sitemap) wanted.delete(known)
  const asked = onePerPicture([...wanted.keys()])
  const broken = await inParallel([...wanted], async ([address, from]) => {
    const answer = asked.has(address)
      ? await fetch(siteUrl + address, { headers: asBrowser })
      : await fetch(contentService + address, { method: 'HEAD' })
    await answer.body?.cancel()
    return answer.status === 200 ? '' : `${answer.status} ${address} on ${from}`
  })
  expect(broken.filter(Boolean)).toEqual([])
})

test('every page that links lead to and that may be found is in the sitemap', async () => {
  const { pages, sitemap, address } = await theSite()
  const known = new Set(sitemap)
  const others = new Set(
    [...pages.values()].flatMap(({ addresses }) => addresses.map((link) => link.split(/[#?]/)[0] || '/')),
  )
  const unknown = [...others].filter(
    (path) => !known.has(path) && !/\.\w{2,11}$|^\/(images|files|static|page-data)\//.test(path),
  )
  const missing = await inParallel(unknown, async (path) => {
    const answer = await fetch(siteUrl + path, { headers: program, redirect: 'manual' })
    const page = readPage(path, await answer.text(), address)
    return answer.status === 200 && !page.noIndex ? path : ''
  })
  expect(missing.filter(Boolean)).toEqual([])
})

test('links to a place on a page lead to a place that is there', async () => {
  const { pages } = await theSite()
  const missing = [...pages.values()].flatMap(({ path, addresses }) =>
    addresses
      .filter((link) => link.includes('#'))
      .filter((link) => {
        const [target = '', id = ''] = link.split('#')
        return pages.has(target || path) && !pages.get(target || path)?.ids.has(decodeURIComponent(id))
      })
      .map((link) => `${link} on ${path}`),
  )
  expect(missing).toEqual([])
})

test('languages point at each other, and x-default at the German page', async () => {
  const { pages, address } = await theSite()
  const at = (href: string) => pages.get(href.slice(address.length) || '/')
  const problems = [...pages.values()].flatMap((page) => {
    const entries = [...page.alternates]
    const own = entries.some(([tag, href]) => tag !== 'x-default' && at(href)?.path === page.path)
    const german = page.alternates.get('de-DE')
    return [
      own ? '' : `${page.path} does not name itself`,
      page.alternates.has('x-default') ? '' : `${page.path} has no x-default`,
      german && page.alternates.get('x-default') !== german
        ? `${page.path} has another x-default than German`
        : '',
      ...entries.map(([tag, href]) => {
        const other = at(href)
        if (!other) return `${page.path} names ${href} (${tag}), which is no page`
        return JSON.stringify([...other.alternates]) === JSON.stringify(entries)
          ? ''
          : `${page.path} and ${other.path} name different pages`
      }),
    ]
  })
  expect(problems.filter(Boolean)).toEqual([])
})

test('every page has one heading of the first level and a title of its own', async () => {
  const { pages, unlisted } = await theSite()
  const all = [...pages.values(), ...unlisted]
  expect(all.filter(({ headings }) => headings !== 1).map(({ path }) => path)).toEqual([])
  expect(all.filter(({ title }) => title.trim().length < 5).map(({ path }) => path)).toEqual([])
  const owners = new Map<string, string[]>()
  for (const { path, title } of pages.values()) {
    const language = /^\/(fr|en)(\/|$)/.exec(path)?.[1] ?? 'de'
    owners.set(`${language} ${title}`, [...(owners.get(`${language} ${title}`) ?? []), path])
  }
  expect([...owners].filter(([, paths]) => paths.length > 1)).toEqual([])
})

test('no page shows the inside of the machine', async () => {
  const { pages, unlisted } = await theSite()
  const inside = /__i18n|undefined|\[object |\{\{|\bNaN\b|\bnull\b/
  const shown = [...pages.values(), ...unlisted].flatMap(({ path, words }) => {
    const found = inside.exec(words)
    return found ? [`${path}: ${words.slice(Math.max(0, found.index - 40), found.index + 40)}`] : []
  })
  expect(shown).toEqual([])
})

test('every picture says what it shows, or that it is decoration', async () => {
  const { pages, unlisted } = await theSite()
  const silent = [...pages.values(), ...unlisted].flatMap(({ path, withoutAlt }) =>
    withoutAlt.map((tag) => `${path}: ${tag}`),
  )
  expect(silent).toEqual([])
})

const requiredFields: Readonly<Record<string, readonly string[]>> = {
  Hotel: ['name', 'url', 'description', 'image', 'telephone', 'address', 'geo', 'starRating'],
  HotelRoom: ['name', 'url', 'description', 'image', 'occupancy', 'containedInPlace'],
  Product: ['name', 'image', 'description', 'offers'],
  Suite: ['name', 'url', 'description', 'image', 'occupancy', 'containedInPlace'],
  Restaurant: ['name', 'url', 'image', 'address', 'telephone', 'servesCuisine'],
  Offer: ['name', 'url', 'price', 'priceCurrency', 'offeredBy'],
  Event: ['name', 'url', 'startDate', 'endDate', 'eventStatus', 'eventAttendanceMode', 'location'],
  BreadcrumbList: ['itemListElement'],
  WebSite: ['name', 'url', 'inLanguage', 'potentialAction'],
}

test('structured data is there for every kind of page, with the fields that search engines require', async () => {
  const { pages } = await theSite()
  const seen = new Set<string>()
  const problems = [...pages.values()].flatMap(({ path, jsonLd }) =>
    jsonLd.flatMap((thing) => {
      if (typeof thing !== 'object' || thing === null) return [`${path}: no object`]
      const types: string[] = [Reflect.get(thing, '@type')].flat().map(String)
      const kinds = types.map((type) => (type.endsWith('Event') ? 'Event' : type))
      for (const kind of kinds) seen.add(kind)
      const required = ['@context', ...kinds.flatMap((kind) => requiredFields[kind] ?? ['a known type'])]
      // To schema.org neither a place nor an event's page is sold: what has offers is a product, or an event.
      const sold = kinds.some((kind) => kind === 'Product' || kind === 'Event') ? [] : ['offers']
      return [
        ...required
          .filter((field) => Reflect.get(thing, field) === undefined)
          .map((field) => `without ${field}`),
        ...sold.filter((field) => Reflect.get(thing, field) !== undefined).map((field) => `with ${field}`),
      ].map((problem) => `${path}: ${types} ${problem}`)
    }),
  )
  expect(problems).toEqual([])
  expect([...seen].sort()).toEqual(Object.keys(requiredFields).sort())
})

test('breadcrumbs lead from the home page over every page between, to the page itself', async () => {
  const { pages, address } = await theSite()
  const crumbsOf = (path: string) => {
    const list: unknown = pages.get(path)?.jsonLd.find((thing) => Object(thing)['@type'] === 'BreadcrumbList')
    const items: unknown[] = Object(list).itemListElement ?? []
    return items.map((item) => String(Object(item).item).slice(address.length) || '/')
  }
  expect(crumbsOf('/zimmer/arvenzimmer')).toEqual(['/', '/zimmer', '/zimmer/arvenzimmer'])
  expect(crumbsOf('/fr/tables/grandsalon')).toEqual(['/fr', '/fr/tables', '/fr/tables/grandsalon'])
  expect(crumbsOf('/zimmer')).toEqual(['/', '/zimmer'])
  const broken = [...pages.keys()].flatMap((path) =>
    crumbsOf(path)
      .filter((crumb) => !pages.has(crumb))
      .map((crumb) => `${crumb} on ${path}`),
  )
  expect(broken).toEqual([])
})

test('the HTML of every page keeps to the standard', async () => {
  const { pages, unlisted } = await theSite()
  const validate = new HtmlValidate(htmlRules)
  const kinds = new Map<string, string>()
  const structures = new Map([...pages.values(), ...unlisted].map((page) => [pageStructure(page.html), page]))
  expect(structures.size).toBeGreaterThan(100)
  for (const { path, html } of structures.values()) {
    const report = await validate.validateString(html, `${path}.html`)
    for (const { messages } of report.results)
      for (const { ruleId, message, line, column, severity, selector } of messages) {
        if (severity === 2) kinds.set(`${ruleId}: ${message}`, `${path} ${line}:${column} ${selector ?? ''}`)
      }
  }
  expect(Object.fromEntries(kinds)).toEqual({})
})

test('a page with other words has the structure of its sister, one with a mistake in its HTML has not', async () => {
  const { pages } = await theSite()
  const html = pages.get('/zimmer/arvenzimmer')?.html ?? ''
  const sister = html
    .replaceAll('Arvenzimmer', 'Lärchen &amp; Zimmer')
    .replaceAll('/zimmer/arvenzimmer', '/zimmer/x')
  expect(pageStructure(sister) === pageStructure(html)).toBe(true)
  for (const [right, wrong] of [
    ['<main', '<p><main'],
    ['</main>', '</section>'],
    ['<h1', '<h2'],
    ['Arvenzimmer', 'Arven & Zimmer'],
    ['href="/', 'href="'],
    ['alt="', 'title="'],
    ['id="', 'id="x'],
    ['class="', 'id="top" class="'],
    ['lang="de-DE"', 'lang="german"'],
    ['role="', 'role="x'],
    ['<li', '<div'],
    ['aria-label="', 'aria-labelled="'],
    ['<!doctype html>', ''],
  ] as const) {
    const mistaken = html.replace(new RegExp(right, 'i'), wrong)
    expect(mistaken !== html, `there is ${right}`).toBe(true)
    expect(pageStructure(mistaken) !== pageStructure(html), `${wrong} for ${right} shows`).toBe(true)
  }
})

test('no page weighs more than 35 kB of HTML (gzip)', async () => {
  const { pages, unlisted } = await theSite()
  const heavy = [...pages.values(), ...unlisted]
    .map(({ path, html }) => ({ path, weight: gzipSync(html).length }))
    .filter(({ weight }) => weight > 35_000)
  expect(heavy).toEqual([])
})

test('robots.txt lets every program in and names the sitemap; icons and manifest are there', async () => {
  const { address } = await theSite()
  expect(await textOf('/robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`)
  const manifest: unknown = JSON.parse(await textOf('/manifest.webmanifest'))
  const icons = typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, 'icons') : []
  const sources = Array.isArray(icons) ? icons.map((icon: { src: string }) => icon.src) : []
  expect(sources.length).toBeGreaterThan(0)
  for (const path of ['/favicon.ico', '/apple-touch-icon.png', ...sources]) {
    const answer = await fetch(siteUrl + path)
    expect(answer.status, path).toBe(200)
    expect(answer.headers.get('content-type'), path).toMatch(/^image\//)
  }
})
