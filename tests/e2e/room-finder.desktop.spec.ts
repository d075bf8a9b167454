import type { Locator, Page } from '@playwright/test'
import { address, expect, test, visit } from './visit'

const finders = {
  de: {
    path: '/zimmer',
    guests: 'für 4 Personen',
    dog: 'mit Hund',
    suite: 'Gartensuite',
    floor: '5. Stock',
    floors: '4. bis 6. Stock',
    tower: 'Turmsuite',
    label: 'Im Haus',
    plans: 'Grundrisse nebeneinander',
    clear: 'Auswahl aufheben',
  },
  fr: {
    path: '/fr/chambres',
    guests: 'pour 4 personnes',
    dog: 'avec un chien',
    suite: 'Suite Jardin',
    floor: '5e étage',
    floors: 'du 4e au 6e étage',
    tower: 'Suite Tour',
    label: 'Dans la maison',
    plans: 'Les plans côte à côte',
    clear: 'Annuler le choix',
  },
  en: {
    path: '/en/rooms',
    guests: 'for 4 guests',
    dog: 'with a dog',
    suite: 'Garden Suite',
    floor: '5th floor',
    floors: '4th to 6th floor',
    tower: 'Tower Suite',
    label: 'In the house',
    plans: 'Floor plans side by side',
    clear: 'Clear the choice',
  },
} as const

const finderOf = (page: Page) => page.locator('#finder')
const names = (page: Page) => finderOf(page).getByRole('listitem').filter({ hasText: 'CHF' })
const plans = (page: Page) => finderOf(page).locator('[data-part="plans"]').getByRole('listitem')

for (const [language, { path, floor, floors, tower, label, plans: title }] of Object.entries(finders))
  test(`a floor leaves the rooms that lie on it, and their plans; the room says where it lies (${language})`, async ({
    page,
  }) => {
    await visit(page, path)
    await expect(finderOf(page).getByRole('heading', { name: title })).toBeVisible()
    await expect(plans(page)).toHaveCount(7)
    await finderOf(page).getByRole('navigation').getByRole('link', { name: floor }).click()
    await expect.poll(() => address(page)).toBe(`${path}?floor=5`)
    await expect(names(page)).toHaveCount(3)
    await expect(plans(page)).toHaveCount(3)
    const room = plans(page).filter({ hasText: tower })
    await expect(room).toContainText(floors)
    await expect(room.getByRole('img')).toHaveAttribute('alt', /.+/)
    await room.getByRole('link', { name: tower }).click()
    await expect(page.getByRole('term').filter({ hasText: label })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: floors })).toBeVisible()
  })

test('plans stand on one line on a desk, and go by sideways on a phone, by keyboard too', async ({
  page,
}) => {
  await visit(page, '/zimmer')
  const tops = async () =>
    plans(page).evaluateAll((rooms) => rooms.map((room) => Math.round(room.getBoundingClientRect().top)))
  expect(new Set((await tops()).slice(0, 4)).size).toBe(1)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(new Set(await tops()).size).toBe(1)
  const last = plans(page).last()
  await expect(last).not.toBeInViewport()
  await last.getByRole('link').focus()
  await expect(last.getByRole('link')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

for (const [language, { path, guests, dog, suite, clear }] of Object.entries(finders))
  test(`four guests and a dog are led to the suite that takes them in two taps (${language})`, async ({
    page,
  }) => {
    await visit(page, path)
    await expect(names(page)).toHaveCount(7)
    const finder = finderOf(page)
    await finder.getByRole('link', { name: guests }).click()
    await finder.getByRole('link', { name: dog }).click()
    await expect.poll(() => address(page)).toBe(`${path}?guests=4&dog=yes`)
    await expect(names(page)).toHaveCount(1)
    await expect(names(page).first()).toContainText(suite)
    await expect(names(page).first().getByRole('link')).toHaveAttribute('href', /\?guests=4$/)
    await expect(finder.getByRole('link', { name: guests })).toHaveAttribute('aria-current', 'true')
    await page.goBack()
    await expect.poll(() => address(page)).toBe(`${path}?guests=4`)
    await finder.getByRole('link', { name: clear }).click()
    await expect(names(page)).toHaveCount(7)
    await expect.poll(() => address(page)).toBe(path)
  })

test('what was wished for goes along into another language, and from the room how many come', async ({
  page,
}) => {
  await visit(page, '/zimmer?guests=4&dog=yes')
  const toLanguage = (name: string) => page.getByRole('contentinfo').getByRole('link', { name }).click()
  await toLanguage('Français')
  await expect.poll(() => address(page)).toBe('/fr/chambres?guests=4&dog=yes')
  await expect(names(page)).toHaveCount(1)
  await names(page)
    .getByRole('link', { name: /Suite Jardin/ })
    .click()
  await expect.poll(() => address(page)).toBe('/fr/chambres/suite-jardin?guests=4')
  await toLanguage('English')
  await expect.poll(() => address(page)).toBe('/en/rooms/garden-suite?guests=4')
  await expect(page.getByRole('link', { name: 'Book this room' }).first()).toHaveAttribute(
    'href',
    /language=en.*offer=.*guests=4/,
  )
})

test('two choices in one moment are two steps back', async ({ page }) => {
  await visit(page, '/zimmer')
  const links = finderOf(page).getByRole('navigation').getByRole('link')
  const both = ['mit Hund', 'mit Ofen'].map((name) => links.filter({ hasText: name }))
  const handles = await Promise.all(both.map((link) => link.elementHandle()))
  await page.evaluate((choices) => {
    for (const choice of choices) (choice as HTMLAnchorElement).click()
  }, handles)
  await expect.poll(() => address(page)).toBe('/zimmer?dog=yes&stove=yes')
  await expect(both[1] as Locator).toHaveAttribute('aria-current', 'true')
  await page.goBack()
  await expect.poll(() => address(page)).toBe('/zimmer?dog=yes')
  await page.goBack()
  await expect.poll(() => address(page)).toBe('/zimmer')
})

test('a shared address opens the choice, and what would leave no room is no link', async ({ page }) => {
  await visit(page, '/zimmer?guests=4')
  const finder = finderOf(page)
  await expect(names(page)).toHaveCount(1)
  await expect(finder.getByRole('status')).toHaveText('1 Zimmer passt')
  await expect(finder.getByRole('link', { name: 'mit Ofen' })).toHaveCount(0)
  await expect(finder.getByText('mit Ofen')).toBeVisible()
  await visit(page, '/zimmer?guests=4&stove=yes')
  await expect(names(page)).toHaveCount(0)
  await expect(finder).toContainText('Dazu passt keines unserer Zimmer.')
  await finder.getByRole('link', { name: 'mit Ofen' }).click()
  await expect(names(page)).toHaveCount(1)
})

test('is used by keyboard alone, and the choice keeps the focus', async ({ page }) => {
  await visit(page, '/zimmer')
  const link = finderOf(page).getByRole('link', { name: 'mit Hund' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(names(page)).toHaveCount(5)
  await expect(link).toBeFocused()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('all rooms and their plans stand side by side, and nothing promises a choice', async ({ page }) => {
    await page.goto('/zimmer?guests=4')
    await expect(names(page)).toHaveCount(7)
    await expect(plans(page)).toHaveCount(7)
    await expect(finderOf(page).getByRole('navigation')).toBeHidden()
  })
})

test('how many come is handed on to the booking engine with language, season and room', async ({ page }) => {
  await visit(page, '/zimmer?guests=2')
  await names(page)
    .getByRole('link', { name: /Seezimmer/ })
    .click()
  await expect.poll(() => address(page)).toMatch(/^\/zimmer\/.*\?guests=2$/)
  await expect(page.getByRole('link', { name: 'Zimmer buchen' }).first()).toHaveAttribute(
    'href',
    /language=de.*offer=.*guests=2/,
  )
})

test('a room that was opened from it hands on how many come, also in a browser of iOS 16', async ({
  page,
}) => {
  // What Safari brought with 17 and the product could have used.
  await page.addInitScript(() => {
    for (const [owner, name] of [
      [URL, 'canParse'],
      [AbortSignal, 'any'],
    ] as const)
      Reflect.deleteProperty(owner, name)
  })
  await visit(page, '/zimmer?guests=4')
  await names(page).first().getByRole('link').click()
  await expect.poll(() => address(page)).toMatch(/^\/zimmer\/[\w-]+\?guests=4$/)
  const booking = page
    .locator('main')
    .getByRole('link', { name: /buchen/i })
    .first()
  await expect(booking).toHaveAttribute('href', /[?&]guests=4/)
  await page.getByRole('button', { name: /Menü/i }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
