/**
 * `npm run screenshots`: every template at four widths as WebP in docs/screenshots, from a site that runs
 * (SITE_UNDER_TEST, default http://localhost:8000). Only the first two screens, so that the files stay small. With names
 * behind it (`npm run screenshots -- home room`) only those; `look` is the row that the README opens with,
 * `edit` an edit that becomes a page (it needs the Studio: STUDIO_UNDER_TEST, default http://localhost:8050).
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { shootEdit } from './edit-sequence'
import { shootLook } from './look'
import { occurrenceOf, samplePages } from './support/demo-pages'
import { findChromium } from './support/find-chromium'

const site = process.env.SITE_UNDER_TEST ?? 'http://localhost:8000'
const studio = process.env.STUDIO_UNDER_TEST ?? 'http://localhost:8050'
const folder = path.resolve('docs/screenshots')
const widths = [360, 768, 1280, 1792] as const
const asked = process.argv.slice(2)
/** Bytes; the whole folder stays under 1.5 MB. */
const largestFile = 34_000

const pages: Readonly<Record<string, string>> = {
  home: samplePages.home.de,
  winter: samplePages.winter.de,
  room: samplePages.room.de,
  restaurant: samplePages.restaurant.de,
  package: samplePages.package.de,
  activity: samplePages.activity.de,
  events: samplePages.events.de,
  questions: samplePages.questions.de,
  'media-corner': samplePages.mediaCorner.de,
  'not-found': '/nirgends',
}

/** Waits for the letters and for the pictures of the part that is shown, down to `height` px. */
async function settle(page: Page, height: number): Promise<void> {
  await page.evaluate(async (shown) => {
    const pictures = [...document.images].filter((image) => image.getBoundingClientRect().top < shown)
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    await document.fonts.ready
  }, height)
}

const sizes = [900, 760, 640]
const qualities = [66, 52, 40, 30]

/** The picture in the largest size, and there in the best quality, that keeps it under the limit. */
async function writeSmall(png: Buffer, file: string, width: number): Promise<void> {
  for (const size of sizes) {
    const shown = await sharp(png)
      .resize({ width: Math.min(width, size) })
      .png({ compressionLevel: 1 })
      .toBuffer()
    for (const quality of qualities) {
      const picture = await sharp(shown).webp({ quality, effort: 4 }).toBuffer()
      writeFileSync(file, picture)
      if (picture.length < largestFile) return
    }
  }
}

async function shoot(browser: Browser, name: string, address: string, width: number): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: width < 700 ? 780 : Math.round(width * 0.66) },
    reducedMotion: 'reduce',
    locale: 'de-CH',
  })
  await page.goto(site + address)
  const height = Math.min(
    await page.evaluate(() => document.documentElement.scrollHeight),
    width < 700 ? 1900 : Math.round(width * 1.3),
  )
  await settle(page, height)
  const png = await page.screenshot({ clip: { x: 0, y: 0, width, height }, fullPage: true })
  await writeSmall(png, path.join(folder, `${name}-${width}.webp`), width)
  await page.close()
}

async function main(): Promise<void> {
  const found = findChromium()
  if (!found) throw new Error('There is no Chromium: set CHROMIUM_PATH.')
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] })
  try {
    const all = { ...pages, occurrence: await occurrenceOf(site, 'de') }
    for (const [name, address] of Object.entries(all).filter(
      ([page]) => asked.length === 0 || asked.includes(page),
    ))
      for (const width of widths) await shoot(browser, name, address, width)
    if (asked.includes('edit')) await shootEdit(browser, { site, studio }, path.resolve('docs/edit.webp'))
    if (asked.length === 0 || asked.includes('look'))
      await shootLook(browser, site, path.resolve('docs/look.webp'))
  } finally {
    await browser.close()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
