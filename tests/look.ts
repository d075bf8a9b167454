import type { Browser } from 'playwright'
import sharp, { type OverlayOptions } from 'sharp'

/** What the site looks like, in one row: address, and width and height of the window. */
const windows: readonly (readonly [address: string, width: number, height: number])[] = [
  ['/sommer', 1280, 860],
  ['/winter', 1280, 860],
  ['/events', 1280, 860],
  ['/', 390, 860],
]
/** Pixels of the row. */
const height = 400
const gap = 14

/** Writes one picture of summer, winter, events and a phone beside one another: what the README opens with. */
export async function shootLook(browser: Browser, site: string, file: string): Promise<void> {
  const parts: OverlayOptions[] = []
  let left = 0
  for (const [address, width, tall] of windows) {
    const page = await browser.newPage({
      viewport: { width, height: tall },
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      locale: 'de-CH',
    })
    await page.goto(site + address, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const picture = sharp(await page.screenshot()).resize({ height })
    await page.close()
    parts.push({ input: await picture.png().toBuffer(), left, top: 0 })
    left += Math.round((width / tall) * height) + gap
  }
  const row = sharp({
    create: { width: left - gap, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
  await row.composite(parts).webp({ quality: 62, effort: 6 }).toFile(file)
}
