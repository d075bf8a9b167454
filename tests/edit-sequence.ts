import { type Browser, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { waitFor } from './support/wait-for'

interface Places {
  /** Address of the site. */
  site: string
  /** Address of the Studio. */
  studio: string
}

/** Of each half, pixels. */
const half = { width: 640, height: 600 }
const captionHeight = 54
const gap = 10
const page = '/zimmer/arvenzimmer'
const document = 'id=room-arven;type=room'

interface Frame {
  picture: Buffer
  /** How long it stands, ms. */
  stands: number
}

/**
 * Writes an edit becoming a page, as an animated picture: on the left what an editor does in the Studio, on the right what a
 * visitor gets. How long it takes is said by the figures of the bench, not here. What was edited is put back.
 */
export async function shootEdit(browser: Browser, places: Places, file: string): Promise<void> {
  const options = { viewport: half, locale: 'de-CH', reducedMotion: 'reduce' } as const
  // The Studio speaks the browser's language; its buttons are named in English here.
  const studio = await browser.newPage({ ...options, locale: 'en-GB' })
  const site = await browser.newPage(options)
  await studio.goto(`${places.studio}/intent/edit/${document}`)
  await studio.getByText('Flurina Caduff').click()
  const title = studio.locator('#title')
  await title.waitFor({ timeout: 60_000 })
  const before = await title.inputValue()
  const after = `${before} am See`
  const frames: Frame[] = []
  const shoot = async (caption: string, stands: number) =>
    void frames.push({ picture: await together(studio, site, caption), stands })

  await show(site, places.site)
  await shoot('An editor opens a room in the Studio; a visitor reads its page.', 2_000)
  for (const typed of [`${before} am`, after]) {
    await title.fill(typed)
    await shoot('The title is changed …', 500)
  }
  await publish(studio, places.site, (html) => html.includes(after))
  await show(site, places.site)
  await shoot('… and published: visitors have the new page.', 3_500)
  await title.fill(before)
  await publish(studio, places.site, (html) => !html.includes(after))

  const pictures = frames.map(({ picture }) => picture)
  await sharp(pictures, { join: { animated: true } })
    .webp({ quality: 60, effort: 6, loop: 0, delay: frames.map(({ stands }) => stands) })
    .toFile(file)
  await studio.close()
  await site.close()
}

async function show(site: Page, origin: string): Promise<void> {
  await site.goto(origin + page, { waitUntil: 'networkidle' })
  await site.evaluate(() => window.document.fonts.ready.then(() => undefined))
}

/** Clicks "Publish", and waits until the page is fetched and is the new one. */
async function publish(studio: Page, origin: string, isNew: (html: string) => boolean): Promise<void> {
  const button = studio.getByRole('button', { name: 'Publish', exact: true })
  await expect(button).toBeEnabled({ timeout: 20_000 })
  await button.click()
  await waitFor('the edit is live', async () =>
    isNew(await (await fetch(origin + page)).text()) ? true : undefined,
  )
}

/** Both windows side by side over one line of text. */
async function together(studio: Page, site: Page, caption: string): Promise<Buffer> {
  const width = half.width * 2 + gap
  const line = `<svg width="${width}" height="${captionHeight}"><text x="4" y="34" font-family="Hanken Grotesk, Helvetica, Arial, sans-serif" font-size="21" fill="#2b2a28">${caption}</text></svg>`
  return sharp({
    create: {
      width,
      height: half.height + captionHeight,
      channels: 3,
      background: '#f4f1ea',
    },
  })
    .composite([
      { input: await studio.screenshot(), left: 0, top: 0 },
      { input: await site.screenshot(), left: half.width + gap, top: 0 },
      { input: Buffer.from(line), left: 0, top: half.height },
    ])
    .png()
    .toBuffer()
}
