/**
 * `npm run screenshots`: every template at four widths as WebP in docs/screenshots, from a site that runs
 * (SITE_UNDER_TEST, default http://localhost:8000). Only the first two screens, so that the files stay small.
 */
import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { findChromium } from './support/find-chromium'

const site = process.env.SITE_UNDER_TEST ?? 'http://localhost:8000'
const folder = path.resolve('docs/screenshots')
const widths = [360, 768, 1280, 1792] as const
/** Bytes; the whole folder stays under 1.5 MB. */
const largestFile = 34_000

const pages: Readonly<Record<string, string>> = {
  home: '/',
  winter: '/winter',
  room: '/zimmer/arvenzimmer',
  restaurant: '/kueche/grandsalon',
  package: '/angebote/erster-schnee',
  activity: '/tal-und-berg/seeweg',
  events: '/events',
  questions: '/haeufige-fragen',
  'media-corner': '/media-corner',
  'not-found': '/nirgends',
}

async function anOccurrence(): Promise<string> {
  const home = await (await fetch(`${site}/`)).text()
  const found = /href="(\/events\/[^"]+\/\d{4}-\d{2}-\d{2}[^"]*)"/.exec(home)?.[1]
  if (!found) throw new Error('The home page shows no occurrence.')
  return found
}

/** Scrolls once through, so that lazy pictures are there, and waits for all of them. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}

const sizes = [900, 760, 640]
const qualities = [72, 60, 48, 36]

/** The picture in the largest size, and there in the best quality, that keeps it under the limit. */
async function writeSmall(png: Buffer, file: string, width: number): Promise<void> {
  for (const size of sizes) {
    for (const quality of qualities) {
      const shown = Math.min(width, size)
      await sharp(png).resize({ width: shown }).webp({ quality, effort: 6 }).toFile(file)
      if (statSync(file).size < largestFile) return
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
  await settle(page)
  const height = Math.min(
    await page.evaluate(() => document.documentElement.scrollHeight),
    width < 700 ? 1900 : Math.round(width * 1.3),
  )
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
    for (const [name, address] of [...Object.entries(pages), ['occurrence', await anOccurrence()] as const])
      for (const width of widths) await shoot(browser, name, address, width)
  } finally {
    await browser.close()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
