import type { Page } from '@playwright/test'
import { offerRates } from '../../sandbox/hotel/content/prices'
import { fullestList } from '../support/demo-pages'
import { test as personTest, question } from './person'
import { anOccurrence, chooseSeason, expect, samplePages, siteUrl, test, today, visit } from './visit'

/** An offer that is over neither asks nor books: whatever day it is, the bar of its page has a next deed. */
const isOfferOver = today > offerRates['package-first-snow'].to

const bar = (page: Page) => page.locator('[data-bar]').filter({ visible: true })
const deeds = (page: Page) =>
  bar(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent ?? '', link.getAttribute('href') ?? '']))

const words = {
  de: {
    bar: 'Nächster Schritt',
    ask: 'Anfragen',
    book: 'Buchen',
    call: 'Telefon',
    calendar: 'In den Kalender',
    press: 'Der Medienstelle schreiben',
  },
  fr: {
    bar: 'Prochaine étape',
    ask: 'Demander',
    book: 'Réserver',
    call: 'Téléphone',
    calendar: 'Ajouter au calendrier',
    press: 'Écrire au service de presse',
  },
  en: {
    bar: 'Next step',
    ask: 'Enquire',
    book: 'Book',
    call: 'Telephone',
    calendar: 'Add to calendar',
    press: 'Write to the press office',
  },
} as const

for (const language of ['de', 'fr', 'en'] as const) {
  const text = words[language]
  test(`in ${language} the bar has the next deed of each page`, async ({ page }) => {
    const ofHouse = [samplePages.events, samplePages.search, samplePages.questions]
    const sold = isOfferOver ? [samplePages.room] : [samplePages.room, samplePages.package]
    for (const { [language]: path } of isOfferOver ? [...ofHouse, samplePages.package] : ofHouse) {
      await page.goto(path)
      await expect(bar(page), path).toHaveCount(1)
      await expect(page.getByRole('navigation', { name: text.bar })).toBeVisible()
      expect(await deeds(page), path).toEqual([
        [expect.stringMatching(new RegExp(`^${text.call}\\s+\\+41`)), expect.stringMatching(/^tel:\+41\d+$/)],
        [text.book, expect.stringMatching(new RegExp(`language=${language}(?!.*offer=)`))],
      ])
    }
    for (const { [language]: path } of sold) {
      await page.goto(path)
      await expect(bar(page), path).toHaveCount(1)
      expect(await deeds(page), path).toEqual([
        [text.ask, expect.stringMatching(/\?about=/)],
        [text.book, expect.stringMatching(new RegExp(`language=${language}.*offer=`))],
      ])
    }
    await page.goto(samplePages.mediaCorner[language])
    expect(await deeds(page)).toEqual([[text.press, expect.stringMatching(/^mailto:/)]])
    const event = await anOccurrence(language)
    await page.goto(event)
    expect((await deeds(page))[0]).toEqual([text.calendar, `${event}.ics`])
  })
}

test('the bar stays at the lower edge until the footer comes, and covers nothing of it', async ({ page }) => {
  for (const [path, ...places] of [
    [samplePages.winter.de, 2, 3],
    [samplePages.room.de, 0, 3],
    [await fullestList(siteUrl, 'de'), 0, 0.5],
  ] as const) {
    await visit(page, path)
    // Where the footer is depends on how wide letters are.
    await page.evaluate(() => document.fonts.ready)
    for (const screens of places) {
      await page.evaluate((count) => scrollTo(0, count * innerHeight), screens)
      await expect(bar(page), path).toHaveCount(1)
      const box = await bar(page).boundingBox()
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0)), path).toBe(780)
    }
    await page.getByRole('contentinfo').evaluate((footer) => {
      scrollTo(0, footer.getBoundingClientRect().top + scrollY - innerHeight / 2)
    })
    await expect
      .poll(async () => {
        // It steps back with a frame, and a page on which nothing moves draws none by itself.
        await page.evaluate(() => new Promise(requestAnimationFrame))
        const footer = await page.getByRole('contentinfo').boundingBox()
        const boxes = await Promise.all((await bar(page).all()).map((each) => each.boundingBox()))
        return boxes.filter((box) => box && footer && Math.round(box.y + box.height) > Math.round(footer.y))
          .length
      }, path)
      .toBe(0)
  }
})

/** What has the focus, where the bar lies over it. */
const coveredFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement
    const shown = document.querySelector('[data-bar]')?.getBoundingClientRect()
    if (!focused || focused === document.body || !shown || focused.closest('[data-bar]')) return undefined
    const { top, bottom } = focused.getBoundingClientRect()
    return bottom > shown.top && top < shown.bottom ? (focused.textContent ?? '') : undefined
  })

/** Where in the page the focus is; undefined once it is nowhere. */
const placeOfFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    return focused.closest('footer') ? 'footer' : focused.outerHTML
  })

test('whatever has the focus stands clear of the bar', async ({ page }) => {
  await visit(page, samplePages.events.de)
  let before: string | undefined
  for (let step = 0; step < 45; step += 1) {
    await page.keyboard.press('Tab')
    // The page may still be scrolling there.
    await expect.poll(() => coveredFocus(page)).toBeUndefined()
    const place = await placeOfFocus(page)
    // Where the list is short the focus leaves the page at its end; it is lost nowhere else.
    if (place === undefined) return expect(before, `where the focus was lost, at step ${step}`).toBe('footer')
    before = place
  }
})

test('the bar stays while it has the focus, also where the page shows the deed itself', async ({ page }) => {
  await visit(page, samplePages.events.de)
  const deed = page.locator('[data-bar="house"]').getByRole('link').first()
  await deed.focus()
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.locator('footer').getByRole('link', { name: 'Impressum' })).toBeInViewport()
  await expect(deed).toBeFocused()
  await expect(deed).toBeVisible()
  await deed.blur()
  await expect(deed).toBeHidden()
})

test('the bar is away while the menu is open, on paper, and from 768 px', async ({ page }) => {
  await visit(page, samplePages.room.de)
  await page.locator('#top').getByRole('button', { name: 'Menü' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(bar(page)).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(bar(page)).toHaveCount(0)
})

test('on a phone that lies on its side the bar is one line', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  for (const path of [samplePages.events.fr, samplePages.room.fr]) {
    await visit(page, path)
    const box = await bar(page).boundingBox()
    expect(box?.height, path).toBeLessThanOrEqual(50)
  }
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`the bar steps back while the page shows a deed itself (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await visit(page, samplePages.home.de)
    await expect(
      page.locator('[data-part=hero]').getByRole('link', { name: 'Zimmer buchen' }),
    ).toBeInViewport()
    await expect(bar(page)).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, 2 * innerHeight))
    await expect(bar(page)).toHaveCount(1)
    await visit(page, '/hochzeiten')
    const ask = bar(page).getByRole('link', { name: 'Anfragen' })
    await expect(ask).toHaveAttribute('href', '#enquiry')
    await ask.click()
    await expect(page.locator('#enquiry')).toBeInViewport()
    await expect(bar(page)).toHaveCount(0)
  })

test('in colours that a visitor forces the deeds are told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await chooseSeason(page, 'winter')
  await visit(page, samplePages.room.de)
  const border = await bar(page)
    .getByRole('link', { name: 'Buchen' })
    .evaluate((link) => getComputedStyle(link).borderTopWidth)
  expect(border).toBe('1px')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the bar is there, and away while the menu is the target', async ({ page }) => {
    await page.goto(samplePages.room.de)
    await expect(bar(page)).toHaveCount(1)
    await page.locator('#top').getByRole('button', { name: 'Menü' }).click()
    await expect(page.locator('#menu')).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
  })
})

personTest('the question for consent stands without the bar', async ({ page }) => {
  await visit(page, samplePages.home.de)
  await expect(question(page)).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
})

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })
  for (const language of ['de', 'fr', 'en'] as const)
    test(`in ${language} no number to call is broken, in the bar, the footer or a text`, async ({ page }) => {
      await visit(page, `${samplePages.search[language]}?q=xqzptl`)
      await expect(page.locator('main a[href^="tel:"]')).toBeVisible()
      const broken = await page.locator('a[href^="tel:"]').evaluateAll((links) =>
        links.flatMap((link) => {
          const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
          while (walker.nextNode() && !walker.currentNode.textContent?.includes('+41'));
          const text = walker.currentNode.textContent ?? ''
          if (!text.includes('+41')) return []
          const range = document.createRange()
          range.setStart(walker.currentNode, text.indexOf('+41'))
          range.setEnd(walker.currentNode, text.length)
          return range.getClientRects().length > 1 ? [text] : []
        }),
      )
      expect(broken).toEqual([])
    })
})
