import type { Page } from '@playwright/test'
import { offerRates } from '../../sandbox/hotel/content/prices'
import { writeStay } from '../../site/addresses/stay'
import { nextStay } from '../../site/content/offer-stay'
import { address, expect, occurrencePaths, samplePages, test, today, visit } from './visit'

const words = {
  de: {
    stay: 'Während Ihres Aufenthalts',
    arrival: 'Anreise',
    departure: 'Abreise',
    show: 'Zeigen',
    end: 'Alle Tage zeigen',
    book: 'Zimmer für diese Tage',
    heading: /^Veranstaltungen vom 20\.\s\S+ bis 10\.\s\S+$/,
    reversed: 'Die Abreise liegt vor der Anreise.',
    incomplete: 'Dazu braucht es einen Tag der Anreise',
    outside: 'Von diesen Tagen weiss der Kalender nichts.',
  },
  fr: {
    stay: 'Pendant votre séjour',
    arrival: 'Arrivée',
    departure: 'Départ',
    show: 'Afficher',
    end: 'Afficher tous les jours',
    book: 'Une chambre pour ces jours',
    heading: /^Événements du 20\s\S+ au 10\s\S+$/,
    reversed: 'Le départ précède l’arrivée.',
    incomplete: 'Il faut un jour d’arrivée',
    outside: 'Le calendrier ne connaît pas ces jours.',
  },
  en: {
    stay: 'During your stay',
    arrival: 'Arrival',
    departure: 'Departure',
    show: 'Show',
    end: 'Show every day',
    book: 'A room for these days',
    heading: /^Events from 20\s\S+ to 10\s\S+$/,
    reversed: 'The departure is before the arrival.',
    incomplete: 'This takes a day of arrival',
    outside: 'The calendar does not know these days.',
  },
} as const
const languages = ['de', 'fr', 'en'] as const

const rows = (page: Page) => page.locator('main :is(h2, h3) a')
const pathsOf = (page: Page) =>
  rows(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
const dayOf = (path: string): string => /\d{4}-\d{2}-\d{2}/.exec(path)?.[0] ?? ''

/** The month (YYYY-MM) so many after the current one of the house. */
function monthAfter(count: number): string {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 7)
}
/** What the lists of two months say of the days of a visit between them: of the one so many after the current, and the next. */
async function during(list: string, count: number): Promise<string[]> {
  const months = [monthAfter(count), monthAfter(count + 1)]
  const paths = (await Promise.all(months.map((month) => occurrencePaths(`${list}/${month}`)))).flat()
  return paths.filter((path) => dayOf(path) >= `${months[0]}-20` && dayOf(path) <= `${months[1]}-10`)
}

/**
 * A visit from the 20th of a month to the 10th of the next: two pages of the list. In the months that come the house may be closed, so it
 * is the one in which most is on.
 */
let ahead = 1
let [first, second, arrival, departure, query] = ['', '', '', '', '']
test.beforeAll(async () => {
  const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  const found = await Promise.all(counts.map((count) => during(samplePages.events.de, count)))
  const most = Math.max(...found.map(({ length }) => length))
  ahead = counts[found.findIndex(({ length }) => length === most)] ?? 1
  first = monthAfter(ahead)
  second = monthAfter(ahead + 1)
  arrival = `${first}-20`
  departure = `${second}-10`
  query = `arrival=${arrival}&departure=${departure}`
})

async function fillIn(page: Page, text: (typeof words)[(typeof languages)[number]], days: [string, string]) {
  const form = page.getByRole('form', { name: text.stay })
  await form.getByLabel(text.arrival).fill(days[0])
  await form.getByLabel(text.departure).fill(days[1])
  await form.getByLabel(text.departure).press('Enter')
}

for (const language of languages) {
  const text = words[language]
  const list = samplePages.events[language]

  test(`in ${language} two days show what is on during a visit, over two months, at an address of its own`, async ({
    page,
  }) => {
    await visit(page, list)
    const expected = await during(list, ahead)
    expect(expected.length).toBeGreaterThan(2)
    expect(new Set(expected.map((path) => dayOf(path).slice(0, 7))).size).toBe(2)
    await fillIn(page, text, [arrival, departure])
    await expect.poll(() => address(page)).toBe(`${list}/${first}?${query}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.heading)
    await expect
      .poll(async () => (await pathsOf(page)).filter((path) => dayOf(path) >= arrival))
      .toEqual(expected)
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: String((await pathsOf(page)).length) }),
    ).toHaveCount(1)
    await page.reload()
    await expect(page.getByRole('form', { name: text.stay }).getByLabel(text.arrival)).toHaveValue(arrival)
    await expect(rows(page).last()).toHaveAttribute('href', expected.at(-1) ?? '')
    await expect(page.getByRole('link', { name: text.book })).toHaveAttribute(
      'href',
      new RegExp(`language=${language}.*&${query}$`),
    )
    await page.getByRole('link', { name: text.end }).click()
    await expect.poll(() => address(page)).toBe(`${list}/${first}`)
    await expect(rows(page)).toHaveCount((await occurrencePaths(`${list}/${first}`)).length)
  })

  test(`in ${language} days that cannot be a visit get a word, and the month stays`, async ({ page }) => {
    await visit(page, list)
    const all = await rows(page).count()
    for (const [days, word] of [
      [[departure, arrival], text.reversed],
      [[arrival, ''], text.incomplete],
      [['2031-01-01', '2031-01-07'], text.outside],
    ] as [[string, string], string][]) {
      await fillIn(page, text, days)
      await expect(page.getByText(word)).toBeVisible()
      await expect(rows(page)).toHaveCount(all)
    }
    await visit(page, `${list}?arrival=${departure}&departure=${arrival}`)
    await expect(page.getByText(text.reversed)).toBeVisible()
  })

  test.describe(`in ${language} without scripts`, () => {
    test.use({ javaScriptEnabled: false })
    test('the days of a visit lead to the whole month of the arrival, or to what is wrong with them', async ({
      page,
    }) => {
      await page.goto(list)
      await expect(page.getByText(text.reversed)).toBeHidden()
      await fillIn(page, text, [arrival, departure])
      await expect.poll(() => address(page)).toBe(`${list}/${first}?${query}`)
      await expect(rows(page)).toHaveCount((await occurrencePaths(`${list}/${first}`)).length)
      await fillIn(page, text, [departure, arrival])
      await expect(page.getByText(text.reversed)).toBeVisible()
      await expect(page).toHaveURL(/#stay-reversed$/)
    })
  })
}

test('a visit keeps the filter and is kept by it, and by the language; a month ends it', async ({ page }, {
  project,
}) => {
  const list = samplePages.events.de
  await visit(page, `${list}/${first}?${query}`)
  const expected = await during(list, ahead)
  await expect(rows(page).last()).toHaveAttribute('href', expected.at(-1) ?? '')
  const all = await rows(page).count()
  if (project.name === 'phone') {
    const category = page.getByRole('combobox', { name: 'Kategorie', exact: true })
    const option =
      (await category.locator('option').allTextContents()).find((text) => /\([1-9]\d*\)/.test(text)) ?? ''
    await category.selectOption({ label: option })
    await expect(rows(page)).toHaveCount(Number(/\((\d+)\)/.exec(option)?.[1]))
  } else {
    const category = page.getByRole('list', { name: 'Kategorie' }).getByRole('link').nth(1)
    await category.click()
    await expect(rows(page)).toHaveCount(Number(/\d+$/.exec((await category.textContent()) ?? '')?.[0]))
  }
  expect(await rows(page).count()).toBeLessThan(all)
  await expect.poll(() => address(page)).toMatch(new RegExp(`\\?category=[^&]+&${query}$`))
  const filtered = address(page)
  const shown = await rows(page).count()
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect.poll(() => address(page)).toBe(filtered.replace('/events', '/en/events'))
  await expect(rows(page)).toHaveCount(shown)
  await page.goBack()
  await rows(page).first().click()
  await page.getByRole('link', { name: 'Zurück zu den Veranstaltungen' }).click()
  await expect.poll(() => address(page)).toBe(filtered)
  const month = second
  if (project.name === 'phone')
    await page.getByRole('combobox', { name: 'Monat', exact: true }).selectOption(month)
  else
    await page
      .getByRole('navigation', { name: 'Monate' })
      .filter({ visible: true })
      .locator(`a[href^="${list}/${month}?"]`)
      .click()
  await expect
    .poll(() => address(page))
    .toBe(`${list}/${month}${filtered.slice(filtered.indexOf('?'), filtered.indexOf('&'))}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('im ')
})

test('the days of a visit go along to the booking of a room, and into the form in which guests ask', async ({
  page,
}) => {
  await visit(page, `${samplePages.events.de}/${first}?${query}`)
  await expect(page.getByRole('link', { name: words.de.book })).toBeVisible()
  await visit(page, samplePages.room.de)
  const booking = page.locator('a[href*="offer=ARV"]:visible').first()
  await expect(async () => {
    await booking.dispatchEvent('contextmenu')
    await expect(booking).toHaveAttribute('href', new RegExp(`language=de.*offer=ARV.*&${query}$`), {
      timeout: 100,
    })
  }).toPass()
  await page.locator('a[href*="?about="]:visible').first().click()
  const form = page.locator('form[data-kind="room"]').first()
  await expect(form.locator('[name="arrival"]')).toHaveValue(arrival)
  await expect(form.locator('[name="departure"]')).toHaveValue(departure)
})

test('without a visit nothing of it is loaded, and bookings have no days', async ({ page }) => {
  await visit(page, samplePages.events.de)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/\.js$/.test(request.url())) scripts.push(request.url())
  })
  await visit(page, samplePages.room.de)
  await page.waitForLoadState('networkidle')
  const bodies = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))
  expect(scripts.length).toBeGreaterThan(3)
  expect(bodies.filter((body) => body.includes('data-booking] a'))).toEqual([])
  const booking = page.getByRole('link', { name: 'Zimmer buchen' }).filter({ visible: true }).first()
  await booking.dispatchEvent('contextmenu')
  await expect(booking).not.toHaveAttribute('href', /arrival/)
})

const offers = {
  de: { path: '/angebote/vier-kuechen', with: 'Was dann los ist', without: 'Alle Veranstaltungen' },
  fr: { path: '/fr/offres/quatre-tables', with: 'Au programme ces jours-là', without: 'Tous les événements' },
  en: { path: '/en/offers/four-kitchens', with: 'What is on then', without: 'All events' },
} as const

for (const language of languages)
  test(`in ${language} an offer leads to what is on during the next stay that it allows, or to the whole list`, async ({
    page,
  }) => {
    const { from, to } = offerRates['package-four-kitchens']
    const stay = nextStay({ nights: 2, validFrom: from, validTo: to }, today)
    const text = offers[language]
    await visit(page, text.path)
    const facts = page.locator('[data-part="facts"]').first()
    await facts.getByRole('link', { name: stay ? text.with : text.without }).click()
    const list = samplePages.events[language]
    const expected = stay ? `${list}/${stay.arrival.slice(0, 7)}?${writeStay(stay)}` : list
    await expect.poll(() => address(page)).toBe(expected)
    await expect(page.getByLabel(words[language].arrival)).toHaveValue(stay?.arrival ?? '')
    await expect(page.getByLabel(words[language].departure)).toHaveValue(stay?.departure ?? '')
  })

test.describe('while the network fails', () => {
  test.use({ expectedProblems: /ERR_FAILED/ })
  test('a month of a visit that cannot be loaded is a link', async ({ page }) => {
    await page.route(`**/page-data/events/${second}/page-data.json`, (route) => route.abort())
    await visit(page, `${samplePages.events.de}/${first}?${query}`)
    const link = page.getByRole('link', { name: /^Was im .* dazukommt, steht dort$/ })
    await expect(link).toHaveAttribute('href', `${samplePages.events.de}/${second}?${query}`)
  })
})
