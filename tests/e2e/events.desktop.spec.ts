import type { Locator, Page } from '@playwright/test'
import { dayAndMonth } from '../../site/languages/dates'
import { address, expect, samplePages, scriptsRun, test, today, visit } from './visit'

const filters = (page: Page) => page.getByRole('navigation', { name: 'Auswahl' })
/** A category by its address; where nothing else is chosen, the first resort has the same one. */
const categoryLink = (page: Page, href: string | undefined) =>
  filters(page).getByRole('list', { name: 'Kategorie' }).locator(`a[href="${href}"]`)
const rows = (page: Page) => page.locator('main :is(h2, h3) a')
/** The choices of a group as the page offers them: title, count, address. */
const choices = (page: Page, group: 'Kategorie' | 'Ort') =>
  filters(page)
    .getByRole('list', { name: group })
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => ({
        title: link.firstElementChild?.textContent ?? '',
        count: Number(link.lastElementChild?.textContent),
        href: link.getAttribute('href') ?? '',
      })),
    )

/**
 * The page shows the link as chosen. The number of rows does not tell: two choices may leave as many, and whoever goes back
 * before the page has followed the first one has no step in the history to go back to.
 */
const isChosen = (link: Locator) => expect(link).toHaveAttribute('aria-current', 'true')

/** The first month from the current one that has several categories. */
async function openFullMonth(page: Page): Promise<void> {
  await visit(page, samplePages.events.de)
  const months = await page
    .getByRole('navigation', { name: 'Monate' })
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => ({
        href: link.getAttribute('href') ?? '',
        count: Number(/\d+$/.exec(link.textContent ?? '')?.[0] ?? 0),
      })),
    )
  await visit(page, months.find(({ count }) => count >= 4)?.href ?? samplePages.events.de)
}

test('the list offers twelve months from the current one, each with a count', async ({ page }) => {
  await visit(page, samplePages.events.de)
  const months = page.getByRole('navigation', { name: 'Monate' }).filter({ visible: true }).getByRole('link')
  await expect(months).toHaveCount(12)
  await expect(months.first()).toHaveAttribute('aria-current', 'page')
  const month = new Intl.DateTimeFormat('de-CH', { month: 'long', timeZone: 'Europe/Zurich' }).format(
    new Date(),
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Veranstaltungen im ${month}`)
})

test('the first options are Kategorie and All Resorts, and each option counts what it leaves', async ({
  page,
}) => {
  await openFullMonth(page)
  const categories = await choices(page, 'Kategorie')
  const resorts = await choices(page, 'Ort')
  expect(categories[0]?.title).toBe('Kategorie')
  expect(resorts[0]?.title).toBe('All Resorts')
  const all = await rows(page).count()
  expect(categories[0]?.count).toBe(all)
  for (const { href, count } of categories.slice(1, 4)) {
    await categoryLink(page, href).click()
    await expect.poll(() => address(page)).toBe(href)
    await expect(rows(page)).toHaveCount(count)
  }
})

test('filters work together, are announced, and go back and forward with the history', async ({ page }) => {
  await openFullMonth(page)
  const start = address(page)
  const all = await rows(page).count()
  const category = (await choices(page, 'Kategorie')).slice(1).find(({ count }) => count > 0)
  const chosenCategory = categoryLink(page, category?.href)
  await chosenCategory.click()
  await isChosen(chosenCategory)
  await expect(rows(page)).toHaveCount(category?.count ?? -1)
  await expect(page.getByRole('status')).toHaveText(new RegExp(`^${category?.count} Veranstaltung`))
  const resort = (await choices(page, 'Ort')).slice(1).find(({ count }) => count > 0)
  expect(resort?.href).toMatch(/category=.+&resort=/)
  const chosenResort = filters(page).getByRole('list', { name: 'Ort' }).locator(`a[href="${resort?.href}"]`)
  await chosenResort.click()
  await isChosen(chosenResort)
  await expect(rows(page)).toHaveCount(resort?.count ?? -1)
  await page.goBack()
  await expect.poll(() => address(page)).toBe(category?.href)
  await isChosen(chosenCategory)
  await expect(rows(page)).toHaveCount(category?.count ?? -1)
  const everything = filters(page).getByRole('link', { name: /^Kategorie/ })
  await page.goBack()
  await expect.poll(() => address(page)).toBe(start)
  await isChosen(everything)
  await expect(rows(page)).toHaveCount(all)
  await page.goForward()
  await isChosen(chosenCategory)
  await expect(rows(page)).toHaveCount(category?.count ?? -1)
  await everything.click()
  await isChosen(everything)
  await expect(rows(page)).toHaveCount(all)
})

test('a shared address opens the filtered list, and an unknown filter means all', async ({ page }) => {
  await openFullMonth(page)
  const all = await rows(page).count()
  const category = (await choices(page, 'Kategorie')).slice(1).find(({ count }) => count > 0)
  await visit(page, category?.href ?? '')
  await expect(rows(page)).toHaveCount(category?.count ?? -1)
  await expect(categoryLink(page, category?.href)).toHaveAttribute('aria-current', 'true')
  await visit(page, `${category?.href.split('?')[0]}?category=no-such-thing`)
  await expect(rows(page)).toHaveCount(all)
})

test('a choice that leaves nothing of a month says so and offers the next month that has something', async ({
  page,
}) => {
  await openFullMonth(page)
  const emptyMonth = page.getByRole('navigation', { name: 'Monate' }).locator('a[data-empty]').first()
  for (const { href } of (await choices(page, 'Kategorie')).slice(1)) {
    await visit(page, href)
    if ((await emptyMonth.count()) > 0) break
  }
  const empty = (await emptyMonth.getAttribute('href')) ?? ''
  await emptyMonth.click()
  await expect.poll(() => address(page)).toBe(empty)
  await expect(rows(page)).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText(
    /gibt es dazu nichts|das Tal unter sich/,
  )
  await page.getByRole('link', { name: 'Auswahl aufheben' }).click()
  await expect.poll(() => address(page)).toBe(empty.split('?')[0])
})

test('filters are reached and used by keyboard alone', async ({ page }) => {
  await openFullMonth(page)
  const category = (await choices(page, 'Kategorie')).slice(1).find(({ count }) => count > 0)
  const link = categoryLink(page, category?.href)
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(category?.count ?? -1)
  await expect(link).toBeFocused()
})

test('the way back from an occurrence leads to month and filter', async ({ page }) => {
  await openFullMonth(page)
  const category = (await choices(page, 'Kategorie')).slice(1).find(({ count }) => count > 0)
  await categoryLink(page, category?.href).click()
  await expect(rows(page)).toHaveCount(category?.count ?? -1)
  await rows(page).first().click()
  await expect(page).toHaveURL(/\/events\/[^/]+\/\d{4}-\d{2}-\d{2}/)
  await page.getByRole('link', { name: 'Zurück zu den Veranstaltungen' }).click()
  await expect.poll(() => address(page)).toBe(category?.href)
})

test('a page that is older than its day hides what is over', async ({ page }) => {
  await openFullMonth(page)
  const shown = await rows(page).count()
  const month = /\d{4}-\d{2}$/.exec(address(page))?.[0]
  const lastDay = await page.locator('main time[datetime]').last().getAttribute('datetime')
  expect(lastDay?.slice(0, 7)).toBe(month ?? lastDay?.slice(0, 7))
  await page.clock.setFixedTime(new Date(`${lastDay?.slice(0, 10)}T00:00:00+01:00`))
  await page.reload()
  await scriptsRun(page)
  await expect.poll(() => rows(page).count()).toBeLessThan(shown)
  expect(await rows(page).count()).toBeGreaterThan(0)
  await page.clock.setFixedTime(new Date(Date.parse(`${lastDay?.slice(0, 10)}T00:00:00Z`) + 40 * 86_400_000))
  await page.reload()
  await scriptsRun(page)
  await expect(rows(page)).toHaveCount(0)
})

interface FeedDate {
  startDate: string
  startTime: string | null
  status?: string
  statusNote?: string
  movedFrom?: { startDate: string }
}

/** The next date in the feed that is of a status, with the slug of its event. */
async function nextDate(language: string, isMeant: (date: FeedDate) => boolean) {
  const feed = await (await fetch(`${process.env.FEED_UNDER_TEST}/${language}/events.json`)).json()
  const items: { slug: string; cleanDates: FeedDate[] }[] = feed.content[0].data.items
  const dates = items.flatMap(({ slug, cleanDates }) => cleanDates.map((date) => ({ slug, ...date })))
  const ahead = dates.filter((date) => date.startDate > today && isMeant(date))
  const [first] = ahead.sort((a, b) => (a.startDate < b.startDate ? -1 : 1))
  if (first === undefined) throw new Error('the feed has no such date')
  return { ...first, path: `${first.slug}/${first.startDate}/${first.startTime?.replace(':', '-')}` }
}

const changes = {
  de: { cancelled: 'Abgesagt', moved: 'Verlegt', from: 'ursprünglich' },
  fr: { cancelled: 'Annulé', moved: 'Déplacé', from: 'prévu d’abord le' },
  en: { cancelled: 'Cancelled', moved: 'Moved', from: 'originally' },
} as const

for (const language of ['de', 'fr', 'en'] as const) {
  const text = changes[language]
  test(`in ${language} what is cancelled or moved says so, in its list and on its page`, async ({ page }) => {
    const list = samplePages.events[language]
    for (const [word, date] of [
      [text.cancelled, await nextDate(language, ({ status }) => status === 'cancelled')],
      [text.moved, await nextDate(language, ({ movedFrom }) => movedFrom !== undefined)],
    ] as const) {
      const path = `${list}/${date.path}`
      await visit(page, `${list}/${date.startDate.slice(0, 7)}`)
      const row = page.getByRole('listitem').filter({ has: page.locator(`a[href="${path}"]`) })
      await expect(row).toContainText(word)
      await row.getByRole('link').click()
      await expect.poll(() => address(page)).toBe(path)
      const main = page.getByRole('main')
      await expect(main).toContainText(date.statusNote ?? '')
      await expect(page.getByRole('heading', { level: 1 }).locator('s')).toHaveCount(
        word === text.cancelled ? 1 : 0,
      )
      const from = date.movedFrom && `, ${text.from} ${dayAndMonth(date.movedFrom.startDate, language)}`
      await expect(main.locator('strong')).toHaveText(`${word}${from ?? ''}`)
    }
  })
}

const words = {
  fr: {
    heading: 'Événements en',
    filters: 'Choix',
    category: 'Catégorie',
    resort: 'Lieu',
    allResorts: 'Tous les villages',
    back: 'Retour aux événements',
    months: 'Mois',
  },
  en: {
    heading: 'Events in',
    filters: 'Selection',
    category: 'Category',
    resort: 'Village',
    allResorts: 'All Resorts',
    back: 'Back to events',
    months: 'Months',
  },
} as const

for (const language of ['fr', 'en'] as const) {
  const text = words[language]
  test(`in ${language} filters, history, deep links and the way back work as in German`, async ({ page }) => {
    await visit(page, samplePages.events[language])
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text.heading)
    const months = page.getByRole('navigation', { name: text.months }).filter({ visible: true })
    await expect(months.getByRole('link')).toHaveCount(12)
    const full = months
      .getByRole('link')
      .filter({ hasText: /(?:[4-9]|\d\d)$/ })
      .first()
    const start = (await full.getAttribute('href')) ?? ''
    await visit(page, start)
    const all = await rows(page).count()
    const nav = page.getByRole('navigation', { name: text.filters })
    const category = nav.getByRole('list', { name: text.category })
    await expect(category.getByRole('link').first()).toContainText(text.category)
    await expect(nav.getByRole('list', { name: text.resort }).getByRole('link').first()).toContainText(
      text.allResorts,
    )
    const option = category.getByRole('link').nth(1)
    const href = (await option.getAttribute('href')) ?? ''
    const count = Number(/\d+$/.exec((await option.textContent()) ?? '')?.[0])
    await option.focus()
    await page.keyboard.press('Enter')
    await expect(rows(page)).toHaveCount(count)
    await expect(page.getByRole('status')).toContainText(String(count))
    const empty = nav.getByRole('listitem').filter({ hasText: /\D0$/ })
    expect(await empty.count()).toBeGreaterThan(0)
    await expect(empty.getByRole('link')).toHaveCount(0)
    await page.goBack()
    await expect(rows(page)).toHaveCount(all)
    await page.goForward()
    await expect(rows(page)).toHaveCount(count)
    await visit(page, href)
    await expect(rows(page)).toHaveCount(count)
    await rows(page).first().click()
    await expect(page).toHaveURL(/\/\d{4}-\d{2}-\d{2}/)
    await page.getByRole('link', { name: text.back }).click()
    await expect.poll(() => address(page)).toBe(href)
  })

  test.describe(`in ${language} without scripts`, () => {
    test.use({ javaScriptEnabled: false })
    test('a list is whole and every month is a link', async ({ page }) => {
      await page.goto(samplePages.events[language])
      const months = page.getByRole('navigation', { name: text.months }).filter({ visible: true })
      const full = months
        .getByRole('link')
        .filter({ hasText: /(?:[4-9]|\d\d)$/ })
        .first()
      const count = Number(/\d+$/.exec((await full.textContent()) ?? '')?.[0])
      await full.click()
      await expect(rows(page)).toHaveCount(count)
    })
  })
}
