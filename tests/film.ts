/**
 * `npm run film [-- summer | winter]`: the moving pictures of the home page as files for the press, in
 * sandbox/hotel/files, from a site that runs (SITE_UNDER_TEST, default http://localhost:8000). Frame by frame: how busy the
 * machine is changes nothing. Wants `ffmpeg` with H.264, which every Debian has.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { pressFilms } from '../sandbox/hotel/content/press-films'
import { findChromium } from './support/find-chromium'

const site = process.env.SITE_UNDER_TEST ?? 'http://localhost:8000'
const asked = process.argv.slice(2)
const size = { width: 1920, height: 1080 }
const framesPerSecond = 25
/** Of which moment the first frame is: clouds and snow are all over the picture then. ms */
const firstMoment = 20_000

/** The moving picture alone, over the whole window. */
const alone = `
  body * { visibility: hidden !important; }
  [data-moving], [data-moving] * { visibility: visible !important; }
  [data-moving] { position: fixed !important; inset: 0 !important; z-index: 9999; }
  [data-moving] figure { width: 100% !important; height: 100% !important; margin: 0 !important; animation: none !important; }
  [data-moving] figcaption { display: none !important; }
  [data-moving] figure img { animation: none !important; }`

async function open(browser: Browser, season: string): Promise<Page> {
  const page = await browser.newPage({ viewport: size, locale: 'de-CH' })
  await page.addInitScript((chosen) => sessionStorage.setItem('season', chosen), season)
  await page.goto(site, { waitUntil: 'networkidle' })
  await page.locator(`[data-scene="${season}"]`).waitFor()
  await page.addStyleTag({ content: alone })
  await page.evaluate(async (first) => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('[data-moving] img'))
      await picture.decode()
    for (const animation of document.getAnimations()) {
      animation.pause()
      animation.currentTime = first
    }
  }, firstMoment)
  const shown = await page.locator('[data-moving] figure img').boundingBox()
  if (!shown || shown.x > 0 || shown.y > 0 || shown.width < size.width || shown.height < size.height)
    throw new Error(`The moving picture of ${season} does not fill the window: ${JSON.stringify(shown)}`)
  return page
}

/** An encoder that takes pictures one after the other and writes a film that plays before it is there whole. */
function encoder(file: string, title: string) {
  const child = spawn(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error', '-f', 'image2pipe', '-framerate', String(framesPerSecond), '-i', '-'],
      ...[
        '-c:v',
        'libx264',
        '-preset',
        'slow',
        '-crf',
        '25',
        '-pix_fmt',
        'yuv420p',
        '-movflags',
        '+faststart',
      ],
      ...['-fflags', '+bitexact', '-flags:v', '+bitexact', '-metadata', `title=${title}`],
      ...['-metadata', 'copyright=Grandhotel Edelgrat', file],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error) => reject(new Error(`ffmpeg cannot be started: ${error.message}`)))
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))))
  })
  return {
    async add(picture: Buffer): Promise<void> {
      if (!child.stdin.write(picture)) await Promise.race([once(child.stdin, 'drain'), ended])
    },
    async end(): Promise<void> {
      child.stdin.end()
      await ended
    },
  }
}

async function shoot(browser: Browser, { season, file, seconds, title }: (typeof pressFilms)[number]) {
  const page = await open(browser, season)
  const target = path.resolve('sandbox/hotel/files', file)
  const film = encoder(target, title)
  for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
    await page.evaluate(
      (moment) => {
        for (const animation of document.getAnimations()) animation.currentTime = moment
      },
      firstMoment + (frame * 1000) / framesPerSecond,
    )
    await film.add(await page.screenshot({ type: 'jpeg', quality: 96 }))
  }
  await film.end()
  await page.close()
  process.stdout.write(`${file} ${Math.round(statSync(target).size / 1000)} kB\n`)
}

async function main(): Promise<void> {
  const found = findChromium()
  if (!found) throw new Error('There is no Chromium: set CHROMIUM_PATH.')
  const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] })
  try {
    for (const film of pressFilms)
      if (asked.length === 0 || asked.includes(film.season)) await shoot(browser, film)
  } finally {
    await browser.close()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
