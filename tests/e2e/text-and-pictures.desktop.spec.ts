import type { Page } from '@playwright/test'
import { everyPage } from './every-page'
import { expect, samplePages, test, visit } from './visit'

const widths = [320, 360, 768, 1280] as const

/**
 * Words of which a part lies on a picture, or under it, as `words: picture`. Left out is what lies on its picture by
 * design: the head of a hero on its slope, the notice on the drawing of a map, and what keeps its place on the screen
 * while the page passes below.
 */
const wordsOnPictures = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const floats = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || floats(element.parentElement))
    const isGround = (image: Element, holder: Element) =>
      image.closest('[data-part=hero], [data-picture-ground]')?.contains(holder)
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
    const pictures = [...document.querySelectorAll('img')]
      .filter((image) => image.checkVisibility({ visibilityProperty: true }))
      .map((image) => ({ image, box: image.getBoundingClientRect() }))
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement
      const words = node.textContent?.trim()
      if (!holder || !words) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()]
      const touched = pictures.filter(({ box }) => lines.some((line) => overlap(line, box)))
      // Places are cheap to compare, styles are not: of most words nothing else needs to be known.
      if (touched.length === 0 || !holder.checkVisibility({ visibilityProperty: true })) continue
      if (holder.closest('.hidden, script, style, noscript') || floats(holder)) continue
      for (const { image } of touched)
        if (!isGround(image, holder)) found.add(`${words.slice(0, 40)}: ${image.alt.slice(0, 40)}`)
    }
    return [...found]
  })

test('words under a picture are found', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, samplePages.home.de)
  expect(await wordsOnPictures(page)).toEqual([])
  await page.addStyleTag({
    content:
      'main [data-part=textWithImage] :is(figure, figure + div) { grid-area: 1 / 1 / 2 / -1 !important }',
  })
  expect((await wordsOnPictures(page)).length).toBeGreaterThan(0)
})

for (const language of ['de', 'fr', 'en'] as const)
  test(`no words of a page in ${language} lie on a picture, at any width`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // Pictures have their places by their sizes; that none arrives makes the test quick.
    await page.route(/\/images\//, () => undefined)
    const paths = await everyPage(language)
    expect(paths.length).toBeGreaterThan(40)
    const covered: string[] = []
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await page.evaluate(() => document.fonts.ready)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        for (const found of await wordsOnPictures(page)) covered.push(`${path} at ${width} px: ${found}`)
      }
    }
    expect(covered).toEqual([])
  })
