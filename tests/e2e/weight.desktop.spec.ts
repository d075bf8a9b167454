import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { promises } from '../../bench/audit/promises'
import { expect, occurrencePaths, samplePages, test, visit } from './visit'

const pages = async () => [
  samplePages.home.de,
  samplePages.room.de,
  samplePages.events.de,
  (await occurrencePaths('/'))[0] ?? '',
]

interface Weight {
  path: string
  script: number
  html: number
}

async function weigh(page: Page, path: string): Promise<Weight> {
  // What the page before is still waiting for is none of this one.
  await page.goto('about:blank')
  const scripts = new Set<string>()
  const listen = (response: Response) => {
    if (/\.js(\?|$)/.test(response.url())) scripts.add(response.url())
  }
  page.on('response', listen)
  const answer = await page.goto(path)
  const html = gzipSync((await answer?.body()) ?? '').length
  await page.waitForLoadState('networkidle')
  page.off('response', listen)
  // Asked for once more: a browser keeps no answer for longer than it likes.
  const bodies = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).body()))
  const script = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0)
  test.info().annotations.push({ type: path, description: `${script} B of scripts, ${html} B of HTML` })
  return { path, script, html }
}

test('a page is at most 35 kB of HTML (gzip)', async ({ page }) => {
  for (const path of await pages()) {
    expect((await weigh(page, path)).html, `HTML of ${path}`).toBeLessThanOrEqual(promises.html)
  }
})

test('before the first interaction a page loads at most 120 kB of scripts (brotli)', async ({ page }) => {
  for (const path of await pages()) {
    expect((await weigh(page, path)).script, `scripts of ${path}`).toBeLessThanOrEqual(promises.script)
  }
})

test('what is sent is compressed', async ({ page }) => {
  const answers: (string | undefined)[] = []
  page.on('response', (response) => {
    if (/\.js$/.test(response.url()) || response.request().isNavigationRequest())
      answers.push(response.headers()['content-encoding'])
  })
  await visit(page, samplePages.room.de)
  expect(answers.length).toBeGreaterThan(3)
  expect(answers.every((encoding) => encoding === 'br' || encoding === 'gzip')).toBe(true)
})

test('the script of the app is in the words of the browsers that the site is made for', async ({
  request,
}) => {
  const page = await (await request.get('/')).text()
  const [, script = ''] = /src="(\/app-[\w-]+\.js)"/.exec(page) ?? []
  const source = await (await request.get(script)).text()
  // Rewritten for those of 2015 there would be none.
  expect(source.match(/\?\.[a-z]/g)?.length ?? 0).toBeGreaterThan(10)
})
