import { everyPage } from './every-page'
import { smallTargets } from './small-targets'
import { chooseSeason, expect, samplePages, test, visit } from './visit'

test('a target that is too small for a finger is found, one within a sentence is not', async ({ page }) => {
  await visit(page, samplePages.room.de)
  await page.evaluate(() => {
    const words = document.createElement('div')
    words.innerHTML =
      '<p><a href="#small">Klein</a></p><p>Im Satz <a href="#words">steht</a> er.</p><p><a href="#large" style="display: block; padding: 20px">Gross</a></p>'
    document.querySelector('main')?.append(words)
  })
  expect(await smallTargets(page)).toEqual(['a "Klein"'])
})

test('everything that a finger is to hit has 44 px, on every page of the demo hotel', async ({ page }) => {
  test.setTimeout(240_000)
  const small: string[] = []
  for (const path of await everyPage('de')) {
    await page.goto(path)
    small.push(...(await smallTargets(page)).map((target) => `${path}: ${target}`))
  }
  expect(small).toEqual([])
})

/** px: how long a page may be on a phone. */
const longest = 8000

for (const season of ['summer', 'winter'] as const)
  test(`home and ${season} page are at most ${longest} px long in ${season}, and lead to booking within two screens`, async ({
    page,
  }) => {
    await chooseSeason(page, season)
    for (const path of [...Object.values(samplePages.home), ...Object.values(samplePages[season])]) {
      await visit(page, path)
      await page.evaluate(() => document.fonts.ready)
      const { length, booking, screen } = await page.evaluate(() => ({
        length: document.documentElement.scrollHeight,
        booking: Math.min(
          ...[...document.querySelectorAll('a[href*="//booking."]')]
            .filter((link) => link.checkVisibility())
            .map((link) => link.getBoundingClientRect().bottom + scrollY),
        ),
        screen: innerHeight,
      }))
      expect(length, path).toBeLessThanOrEqual(longest)
      expect(booking, path).toBeLessThanOrEqual(2 * screen)
    }
  })
