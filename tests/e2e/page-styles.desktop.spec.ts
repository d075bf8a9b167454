import type { Page } from '@playwright/test'
import { everyPage } from './every-page'
import { expect, samplePages, scriptsRun, test, visit } from './visit'

/** The address of the whole style sheet, which comes after the first picture. */
async function wholeSheet(page: Page): Promise<string> {
  await visit(page, samplePages.home.de)
  const href = await page.locator('link[data-app-styles]').first().getAttribute('href')
  if (!href) throw new Error('no style sheet comes later')
  return href
}

interface Held {
  path: string
  /** Letters of the styles in the page, and of the whole sheet. */
  own: number
  whole: number
  /** Rules whose selectors match something in the page and which are not in it. */
  missing: string[]
}

/** Lets the browser match every rule of the whole sheet against pages as they were sent, whatever state it is for. */
const hold = (page: Page, given: { sheet: string; paths: readonly string[] }): Promise<Held[]> =>
  page.evaluate(async ({ sheet, paths }) => {
    const states =
      /::[\w-]+(?:\([^)]*\))?|:(?:hover|focus(?:-visible|-within)?|active|visited|target|checked|disabled|(?:user-)?invalid|placeholder-shown|modal|open|fullscreen|before|after|autofill)(?![\w-])/g
    const rulesOf = (css: string): Map<string, CSSStyleRule> => {
      const found = new Map<string, CSSStyleRule>()
      const read = (rules: CSSRuleList, around: string) => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule)
            for (const selector of rule.selectorText.split(/,(?![^(]*\))/))
              found.set(`${around}${selector.trim()}{${rule.style.cssText}}`, rule)
          else if (rule instanceof CSSGroupingRule)
            read(rule.cssRules, `${around}${rule.cssText.split('{')[0]}{`)
        }
      }
      const sheetOf = new CSSStyleSheet()
      sheetOf.replaceSync(css)
      read(sheetOf.cssRules, '')
      return found
    }
    const text = async (path: string) => (await fetch(path)).text()
    const whole = await text(sheet)
    const all = [...rulesOf(whole).keys()].map((rule) => {
      const selector = rule.replace(/\{[^{]*$/, '').replace(/^.*\{/, '')
      return { rule, matched: selector.replace(states, ':not(#never)') }
    })
    const held: Held[] = []
    for (const path of paths) {
      const shown = new DOMParser().parseFromString(await text(path), 'text/html')
      const css = [...shown.querySelectorAll('style')].map((style) => style.textContent).join('')
      const own = rulesOf(css)
      const missing = all.filter(({ rule, matched }) => !own.has(rule) && shown.querySelector(matched))
      held.push({ path, own: css.length, whole: whole.length, missing: missing.map(({ rule }) => rule) })
    }
    return held
  }, given)

test.describe('styles in the page', () => {
  // The lost page says so.
  test.use({ expectedProblems: /404 \(Not Found\)/ })

  for (const language of ['de', 'fr', 'en'] as const)
    test(`every page in ${language} has each rule that can apply to it, and not the whole style sheet`, async ({
      page,
    }) => {
      const sheet = await wholeSheet(page)
      const paths = [...(await everyPage(language)), samplePages.mediaCorner[language], `/${language}/404`]
      const held = await hold(page, { sheet, paths })
      expect(held.length).toBeGreaterThan(50)
      expect(held.flatMap(({ path, missing }) => missing.map((rule) => `${path}: ${rule}`))).toEqual([])
      expect(held.filter(({ own, whole }) => own > whole * 0.6).map(({ path }) => path)).toEqual([])
    })
})

test.describe('where the whole style sheet can not be had', () => {
  test.use({ expectedProblems: /Failed to load resource/ })

  test('a page is dressed, and the next one is opened whole', async ({ page }) => {
    await page.route(/\/styles\.[^/]*\.css$/, (route) => route.abort())
    await visit(page, samplePages.room.de)
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-same')
    await scriptsRun(page)
  })
})
