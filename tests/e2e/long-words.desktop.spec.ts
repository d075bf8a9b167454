import { everyTemplate, tooWide } from './too-wide'
import { expect, test, visit } from './visit'

/** The lost page is among them. */
test.use({ expectedProblems: /404/ })

/** Longer than any line of a phone. */
const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'

for (const width of [320, 768, 1280])
  test(`a word that is longer than its line breaks, wherever an editor or a feed says it, at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 800 })
    for (const path of [...(await everyTemplate()), '/kontakt', '/galerie', '/angebote', '/geschichte']) {
      await visit(page, path)
      const said = await page.evaluate((word) => {
        const walker = document.createTreeWalker(
          document.querySelector('main') ?? document,
          NodeFilter.SHOW_TEXT,
        )
        let changed = 0
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
          // What the interface says is known, and times are the site's; the rest is anybody's.
          if (
            !text.nodeValue?.trim() ||
            text.parentElement?.closest('button, label, select, time, script, style')
          )
            continue
          text.nodeValue = word
          changed += 1
        }
        return changed
      }, longWord)
      expect(said, path).toBeGreaterThan(3)
      expect(await tooWide(page), path).toEqual([])
    }
  })
