import { samplePages } from '../support/demo-pages'
import { expect, test } from './engine-test'

const place = () => Math.round(scrollY)

test('the switch of the season changes the light, and the page after it', async ({ guest }) => {
  await guest.visit(samplePages.summer.de)
  await guest.click(['#top [aria-label="Saison"] a', /Winter/])
  await guest.see('the light of winter', () => document.documentElement.dataset.season === 'winter')
  await guest.seeAddress(samplePages.winter.de)
  await guest.visit(samplePages.room.de)
  expect(await guest.ask(() => document.documentElement.dataset.season)).toBe('winter')
})

test('a page has its counterpart in each language', async ({ guest }) => {
  await guest.visit(samplePages.room.de)
  await guest.click(['footer a', 'Français'])
  await guest.seeAddress(samplePages.room.fr)
  await guest.see('French', () => document.documentElement.lang === 'fr')
  await guest.click(['footer a', 'English'])
  await guest.seeAddress(samplePages.room.en)
})

test('the next page begins at its top, and back leads to where one was', async ({ guest }) => {
  await guest.visit('/zimmer')
  const room = `main a[href="${samplePages.room.de}"]`
  await guest.ask(
    (link) => document.querySelector(link)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    room,
  )
  const before = await guest.ask(place)
  expect(before).toBeGreaterThan(200)
  await guest.click(room)
  await guest.seeAddress(samplePages.room.de)
  await guest.see('the top of the page', () => scrollY === 0)
  await guest.back()
  await guest.seeAddress('/zimmer')
  await guest.see('the place of before', (meant) => Math.abs(scrollY - meant) < 3, before)
})

test('on a phone prices stand at the edge of their rows, below one another', async ({ guest }) => {
  await guest.resize(390, 844)
  await guest.visit(samplePages.winter.de)
  const gaps = await guest.ask(() =>
    [...document.querySelectorAll('main a > .figures')].map((price) => {
      const row = price.parentElement?.getBoundingClientRect()
      return Math.round((row?.right ?? 0) - price.getBoundingClientRect().right)
    }),
  )
  expect(gaps.length).toBeGreaterThan(4)
  expect(new Set(gaps)).toEqual(new Set([0]))
  expect(await guest.ask(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('what a visitor searches for comes while they type, and leads there', async ({ guest }) => {
  await guest.visit(samplePages.search.de)
  await guest.fill('input[type=search]', 'arvenzimmer')
  await guest.seeShown(['main [role=status]', /^\d+ Treffer$/])
  await guest.seeAddress('/suche?q=arvenzimmer')
  await guest.click(`main ol > li:first-child a[href="${samplePages.room.de}"]`)
  await guest.seeAddress(samplePages.room.de)
  await guest.back()
  await guest.seeShown(['main [role=status]', /^\d+ Treffer$/])
})

/** Style sheets as a printer reads them: neither protocol has a way to ask for it. */
function readForPrint(): void {
  const turn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { mediaText } = rule.media
        if (/\bprint\b/.test(mediaText)) rule.media.mediaText = 'all'
        else if (/\bscreen\b/.test(mediaText)) rule.media.mediaText = 'not all'
      }
      if (rule instanceof CSSGroupingRule) turn(rule.cssRules)
    }
  }
  for (const { cssRules } of document.styleSheets) turn(cssRules)
}

test('a room prints as words, facts and pictures, in black and without navigation', async ({ guest }) => {
  await guest.visit(samplePages.room.de)
  await guest.ask(readForPrint)
  for (const gone of ['#top', 'nav', 'footer nav', 'main button', '[data-bar]']) await guest.seeGone(gone)
  await guest.seeShown('[data-print="only"]')
  await guest.seeShown('main dl, main table')
  const colours = await guest.ask(() =>
    [...document.querySelectorAll('h1, body')].map((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return [color, backgroundColor]
    }),
  )
  expect(colours).toEqual([
    ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'],
    ['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)'],
  ])
})
