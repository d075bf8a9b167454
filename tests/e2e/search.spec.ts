import type { Page, Request } from '@playwright/test'
import sharp from 'sharp'
import { address, anOccurrence, expect, samplePages, scriptsRun, test, visit } from './visit'

const cases = [
  {
    language: 'de',
    word: 'arvenzimmer',
    result: samplePages.room.de,
    kind: 'Zimmer',
    found: /^\d+ Treffer$/,
  },
  {
    language: 'fr',
    word: 'chambre arolle',
    result: samplePages.room.fr,
    kind: 'Chambre',
    found: /^\d+ résultats?$/,
  },
  { language: 'en', word: 'arven room', result: samplePages.room.en, kind: 'Room', found: /^\d+ results?$/ },
] as const

const field = (page: Page) => page.getByRole('searchbox')
const first = (page: Page) => page.getByRole('main').locator('ol > li').first()
const status = (page: Page) => page.getByRole('main').getByRole('status')

/** Names of the files of the index that the page asks for. */
function askedFiles(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url())
    if (/^\/search\/.*\.json$/.test(pathname)) asked.push(pathname)
  })
  return asked
}

for (const { language, word, result, kind, found } of cases) {
  test(`in ${language} results come while the visitor types, the room first, and lead to it`, async ({
    page,
  }) => {
    const asked = askedFiles(page)
    await visit(page, samplePages.search[language])
    expect(asked).toEqual([])
    await field(page).pressSequentially(word)
    await expect(status(page)).toHaveText(found)
    await expect(first(page).getByRole('link')).toHaveAttribute('href', result)
    await expect(first(page).locator('p').first()).toHaveText(kind)
    await expect(first(page).locator('h2 mark').first()).toBeVisible()
    await expect
      .poll(() => address(page))
      .toBe(`${samplePages.search[language]}?q=${encodeURIComponent(word)}`)
    expect(asked.every((path) => path.startsWith(`/search/${language}/`))).toBe(true)
    await first(page).getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`${result}$`))
  })
}

test('a search has an address: it can be opened, and back and forward lead through the searches', async ({
  page,
}) => {
  await visit(page, `${samplePages.search.de}?q=sauna`)
  await expect(field(page)).toHaveValue('sauna')
  await expect(status(page)).toHaveText(/Treffer/)
  await field(page).fill('fondue')
  await expect.poll(() => address(page)).toBe('/suche?q=fondue')
  await field(page).press('Enter')
  await field(page).fill('ofen')
  await expect.poll(() => address(page)).toBe('/suche?q=ofen')
  await page.goBack()
  await expect.poll(() => address(page)).toBe('/suche?q=fondue')
  await expect(field(page)).toHaveValue('fondue')
  await page.goBack()
  await expect(field(page)).toHaveValue('sauna')
  await page.goForward()
  await expect(field(page)).toHaveValue('fondue')
})

test('an event is found once, with its next date', async ({ page }) => {
  const path = await anOccurrence('de')
  await visit(page, path)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await visit(page, `${samplePages.search.de}?q=${encodeURIComponent(title)}`)
  await expect(first(page).getByText('Veranstaltung', { exact: true })).toBeVisible()
  await expect(first(page).getByText(/nächster Termin: /)).toBeVisible()
})

test('where nothing is found, the telephone number and three ways on are', async ({ page }) => {
  await visit(page, `${samplePages.search.de}?q=xylophonquark`)
  await expect(status(page)).toHaveText('Dazu findet sich hier nichts.')
  const main = page.getByRole('main')
  await expect(main.locator('a[href^="tel:"]')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Kontakt' }).first()).toBeVisible()
  await expect(main.getByRole('navigation', { name: 'Alles auf einen Blick' })).toBeVisible()
})

test('where no page has all words, the nearest come and a sentence says so', async ({ page }) => {
  await visit(page, `${samplePages.search.de}?q=arvenzimmer+xylophonquark`)
  await expect(status(page)).toHaveText(/Das kommt am nächsten\.$/)
  await expect(first(page).getByRole('link')).toHaveAttribute('href', samplePages.room.de)
})

test('markup in a search is text', async ({ page }) => {
  await visit(
    page,
    `${samplePages.search.de}?q=${encodeURIComponent('<img src=x onerror=alert(1)> arvenzimmer')}`,
  )
  await expect(field(page)).toHaveValue('<img src=x onerror=alert(1)> arvenzimmer')
  await expect(first(page)).toBeVisible()
  await expect(page.getByRole('main').locator('img')).toHaveCount(0)
})

test('the keyboard is enough: from the field to a result', async ({ page }) => {
  await visit(page, samplePages.search.de)
  await field(page).focus()
  await page.keyboard.type('turmsuite')
  await expect(first(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(first(page).getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/zimmer\/turmsuite$/)
})

test.describe('without an answer', () => {
  test.use({ expectedProblems: /ERR_FAILED/ })
  test('a search says so, and shows what there is; the next one finds again', async ({ page }) => {
    await page.route('**/search/de/index.json', (route) => route.abort())
    await page.goto(`${samplePages.search.de}?q=sauna`)
    await expect(status(page)).toHaveText(/antwortet gerade nicht/)
    await expect(page.getByRole('main').getByRole('navigation')).toBeVisible()
    await page.unroute('**/search/de/index.json')
    await field(page).fill('ofen')
    await expect(status(page)).toHaveText(/Treffer/)
  })
})

test('header, menu and the lost page lead to the search', async ({ page, viewport }) => {
  await visit(page, samplePages.room.fr)
  const isPhone = (viewport?.width ?? 0) < 1024
  if (isPhone) await page.locator('#top').getByRole('button', { name: 'Menu' }).click()
  const place = page.locator(isPhone ? '#menu' : '#top')
  await place.getByRole('link', { name: 'Recherche' }).click()
  await expect(page).toHaveURL(/\/fr\/recherche$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recherche')
})

test.describe('where a page is missing', () => {
  test.use({ expectedProblems: /status of 404/ })
  test('the words of its address are the first search', async ({ page }) => {
    await page.goto('/zimmer/arven-zimmer.html')
    await scriptsRun(page)
    await page.getByRole('link', { name: 'Auf der Website suchen' }).click()
    await expect(page).toHaveURL(/\/suche\?q=arven%20zimmer$/)
    await expect(field(page)).toHaveValue('arven zimmer')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  for (const { language, result } of cases) {
    test(`in ${language} the search is an overview of the house, and no field`, async ({ page }) => {
      await page.goto(samplePages.search[language])
      await expect(field(page)).toBeHidden()
      const overview = page.getByRole('main').getByRole('navigation')
      expect(await overview.getByRole('link').count()).toBeGreaterThan(20)
      await overview.locator(`a[href="${result}"]`).click()
      await expect(page).toHaveURL(new RegExp(`${result}$`))
    })
  }
})

test('search engines are asked to leave the search out, and no file of it has what is guarded', async ({
  page,
  request,
}) => {
  await page.goto(samplePages.search.en)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const directory = await (await request.get('/search/de/index.json')).json()
  const files: string[] = [
    ...directory.words.map((name: string) => `words-${name}`),
    ...Array.from({ length: directory.pages }, (_, part) => `pages-${part}`),
  ]
  expect(files.length).toBeGreaterThan(8)
  for (const name of files) {
    const answer = await request.get(`/search/de/${name}.json`)
    expect([answer.status(), answer.headers()['content-type'], answer.headers()['cache-control']]).toEqual([
      200,
      'application/json; charset=utf-8',
      'public, max-age=0, must-revalidate',
    ])
    expect(await answer.text()).not.toMatch(/media-corner|\/gate\/|drafts\./)
  }
})

test('what empties the field is drawn in the colour of its words, not in that of the browser', async ({
  page,
}) => {
  await visit(page, `${samplePages.search.de}?q=Arve`)
  const field = page.getByRole('searchbox')
  await field.focus()
  const { data, info } = await sharp(await field.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const right = Array.from({ length: info.width * info.height }, (_, at) => at)
    .filter((at) => at % info.width > info.width - 28)
    .map((at) => [...data.subarray(at * 3, at * 3 + 3)])
  expect(Math.min(...right.map((pixel) => Math.max(...pixel)))).toBeLessThan(160)
  expect(Math.max(...right.map((pixel) => Math.max(...pixel) - Math.min(...pixel)))).toBeLessThan(60)
})
