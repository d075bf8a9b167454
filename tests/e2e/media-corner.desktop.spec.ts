import AxeBuilder from '@axe-core/playwright'
import sharp from 'sharp'
import { z } from 'zod'
import { creditLine } from '../../sandbox/hotel/artwork/catalogue'
import { readToken } from '../support/content'
import { consentCookie, expect, test } from './person'
import { accessCode } from './secrets'
import { siteUrl, visit } from './visit'

const lake = process.env.LAKE_UNDER_TEST ?? 'http://localhost:8020'

/** Where the content service says that the pictures of the press are, as paths of the site. */
async function pathsOfPrints(): Promise<unknown> {
  const query = encodeURIComponent('*[_id == "mediaCorner"][0].sections[0].items[].image.asset->path')
  const answer = await fetch(`${lake}/v2025-02-19/data/query/production?query=${query}`, {
    headers: { authorization: `Bearer ${readToken}` },
  })
  return Reflect.get(Object(await answer.json()), 'result')
}

const refused = /Failed to load resource: the server responded with a status of 401/

test.use({ expectedProblems: [refused] })
test.beforeEach(({ context }) => context.addCookies([consentCookie({ necessary: ['botCheck'] })]))

test('the press enters by the code, downloads, changes the language, and leaves', async ({
  page,
  foreign,
  context,
}) => {
  await visit(page, '/media-corner')
  const corner = page.locator('[data-media-corner]')
  await expect(corner).toHaveAttribute('data-media-corner', 'locked')
  await expect(corner.getByRole('listitem')).toHaveCount(0)
  expect(foreign).toEqual([])

  const code = page.getByLabel('Zugangscode')
  await code.fill('EG 2641')
  await page.getByRole('button', { name: 'Öffnen' }).click()
  await expect(page.locator('[data-refused="true"]').first()).toContainText(
    'Dieser Code öffnet die Medienecke nicht.',
  )
  await expect(corner).toHaveAttribute('data-media-corner', 'locked')
  expect(new Set(foreign)).toEqual(new Set(['/turnstile/v0/api.js', '/turnstile/challenge']))

  await code.fill(accessCode.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(corner).toHaveAttribute('data-media-corner', 'open')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(corner.getByRole('listitem').first()).toBeVisible()
  expect((await new AxeBuilder({ page }).include('[data-media-corner]').analyze()).violations).toEqual([])
  const preview = corner.locator('img').first()
  await expect.poll(() => preview.evaluate((image) => Object(image).naturalWidth)).toBeGreaterThan(50)

  const download = page.waitForEvent('download')
  await corner
    .getByRole('link', { name: /Herunterladen/ })
    .first()
    .click()
  expect((await download).suggestedFilename()).toMatch(/\.jpg$/)
  const archive = page.waitForEvent('download')
  await corner.getByRole('link', { name: 'Alle als ZIP' }).last().click()
  expect((await archive).suggestedFilename()).toBe('Logo.zip')

  const [session] = (await context.cookies()).filter(({ name }) => name.endsWith('mc'))
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })

  await page.locator('footer').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/media-corner$/)
  await expect(corner).toHaveAttribute('data-media-corner', 'open')
  await expect(corner).toContainText('The house')

  await page.getByRole('button', { name: 'Close access now' }).click()
  await expect(corner).toHaveAttribute('data-media-corner', 'locked')
  const replayed = await fetch(`${siteUrl}/gate/list`, {
    headers: { cookie: `${session?.name}=${session?.value}` },
  })
  expect(replayed.status).toBe(401)
})

test('a picture comes at print size, 300 to the inch, with its credit line in the file, and its address shows nothing to the public', async ({
  page,
  playwright,
}) => {
  test.slow()
  await visit(page, '/media-corner')
  await page.getByLabel('Zugangscode').fill(accessCode)
  await page.keyboard.press('Enter')
  const corner = page.locator('[data-media-corner]')
  await expect(corner).toHaveAttribute('data-media-corner', 'open')
  await expect(corner).toContainText('6000\u00a0×\u00a04000\u00a0px')
  await expect(corner).toContainText('Ladina Perrenoud')

  const link = corner.getByRole('link', { name: 'Herunterladen Das Haus 1904' })
  // It is drawn by a process that gives way to all others, of which a run of all tests has many.
  const picture = await page.request.get(String(await link.getAttribute('href')), { timeout: 150_000 })
  expect(picture.headers()['content-disposition']).toContain('grandhotel-edelgrat-history-1897.jpg')
  const { width, height, format, density, hasProfile, exif } = await sharp(await picture.body()).metadata()
  expect({ width, height, format, density }).toEqual({
    width: 6000,
    height: 4000,
    format: 'jpeg',
    density: 300,
  })
  expect(hasProfile).toBe(true)
  expect(exif?.toString('latin1')).toContain(creditLine)

  const paths = z.array(z.string()).parse(await pathsOfPrints())
  expect(paths).toHaveLength(6)
  const stranger = await playwright.request.newContext()
  for (const path of paths) expect((await stranger.get(`${siteUrl}/${path}`)).status(), path).toBe(404)
  await stranger.dispose()
})

test('a token of the bot check that is not used is replaced after 295 seconds, before it is stale', async ({
  page,
  context,
}) => {
  const tokens: string[] = []
  context.on('response', async (answer) => {
    if (new URL(answer.url()).pathname === '/turnstile/challenge') tokens.push((await answer.json()).token)
  })
  await page.clock.install()
  await visit(page, '/media-corner')
  const code = page.getByLabel('Zugangscode')
  await code.fill('EG')
  await expect(page.locator('[data-media-corner] [name="cf-turnstile-response"]')).toHaveValue(/.+/)
  await expect.poll(() => tokens.length).toBe(1)
  await page.clock.fastForward(290_000)
  expect(tokens).toHaveLength(1)
  await page.clock.fastForward(5_000)
  await expect.poll(() => tokens.length).toBe(2)
  await expect(page.locator('[data-media-corner] [name="cf-turnstile-response"]')).toHaveValue(
    tokens[1] ?? '',
  )
  const sent = page.waitForRequest(
    (request) => request.url().endsWith('/gate/session') && request.method() === 'POST',
  )
  await code.fill(accessCode)
  await page.keyboard.press('Enter')
  expect((await sent).postDataJSON()).toEqual({ code: accessCode, token: tokens[1] })
  await expect(page.locator('[data-media-corner]')).toHaveAttribute('data-media-corner', 'open')
})

test('nothing of it is reachable or kept without a session, through the edge (fault 40)', async ({
  request,
}) => {
  for (const path of ['/gate/list?language=de', '/gate/files/de-any', '/gate/zip/de-any']) {
    const answer = await request.get(path)
    expect([answer.status(), answer.headers()['cache-control']], path).toEqual([401, 'no-store'])
    expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says what is missing and whom to write to', async ({ page, request }) => {
    expect(await (await request.get('/en/media-corner')).text()).toMatch(
      /<noscript><p[^>]*>Without JavaScript the bot check cannot run[^<]*@/,
    )
    await page.goto('/en/media-corner')
    await page.getByLabel('Access code').fill(accessCode)
    await page.getByRole('button', { name: 'Open' }).click()
    await expect(page.getByRole('link', { name: 'Back to the media corner' })).toBeVisible()
  })
})
