import type { Page } from '@playwright/test'
import { address, expect, samplePages, siteUrl, test, visit } from './visit'

interface Overlaid {
  name: string
  path: string
  flag: string
  open(page: Page): Promise<void>
}

const overlays: readonly Overlaid[] = [
  {
    name: 'contact',
    path: samplePages.room.de,
    flag: 'data-overlay-active',
    async open(page) {
      await page.locator('#top').getByRole('button', { name: 'Menü' }).click()
      await page
        .getByRole('dialog', { name: 'Menü' })
        .getByRole('link', { name: 'Kontakt', exact: true })
        .last()
        .click()
    },
  },
  {
    name: 'webcam',
    path: samplePages.winter.de,
    flag: 'data-webcam-overlay-active',
    open: (page) => page.locator('[data-part=webcam]').getByRole('button').click(),
  },
  {
    name: 'webcam of a page that has a section of that name',
    path: '/anreise',
    flag: 'data-webcam-overlay-active',
    open: (page) => page.locator('[data-part=webcam]').getByRole('button').click(),
  },
  {
    name: 'film',
    path: '/galerie',
    flag: 'data-overlay-active',
    open: (page) => page.getByRole('button', { name: /^Licht über dem Haus/ }).click(),
  },
  {
    name: 'gallery',
    path: samplePages.room.de,
    flag: 'data-overlay-active',
    open: (page) => page.getByRole('button', { name: /^Alle \d+ Bilder/ }).click(),
  },
]

for (const overlay of overlays) {
  test(`the ${overlay.name} overlay closes by Escape, by its button and by the back button`, async ({
    page,
  }) => {
    await visit(page, overlay.path)
    const dialog = page.locator('dialog:modal')
    for (const close of ['Escape', 'button', 'back'] as const) {
      await overlay.open(page)
      await expect(dialog).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute(overlay.flag, 'true')
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
      if (close === 'Escape') await page.keyboard.press('Escape')
      if (close === 'button') await dialog.getByRole('button', { name: 'Schliessen' }).click()
      if (close === 'back') await page.goBack()
      await expect(dialog).toBeHidden()
      await expect(page.locator('html')).not.toHaveAttribute(overlay.flag)
      await page.waitForFunction(() => !window.history.state?.overlay)
      expect(address(page)).toBe(overlay.path)
    }
  })
}

test('the gallery turns by arrow keys at once and by button, from the last picture to the first', async ({
  page,
}) => {
  await visit(page, samplePages.room.de)
  await page.getByRole('button', { name: /^Alle \d+ Bilder/ }).click()
  const dialog = page.locator('dialog:modal')
  const count = dialog.getByText(/^1 /)
  await expect(count).toBeVisible()
  const total = Number(/(\d+)\D*$/.exec((await count.textContent()) ?? '')?.[1])
  const source = () => dialog.locator('img').getAttribute('src')
  const first = await source()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText(/^2 /)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(count).toBeVisible()
  await dialog.getByRole('button', { name: 'Nächstes' }).click()
  await expect(dialog.getByText(/^2 /)).toBeVisible()
  expect(await source()).not.toBe(first)
  for (let turn = 2; turn <= total; turn += 1) await page.keyboard.press('ArrowRight')
  await expect(count).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByText(new RegExp(`^${total} `))).toBeVisible()
  expect(await dialog.locator('img').getAttribute('alt')).not.toBe('')
})

test('a picture of the gallery page opens large, at its own place in the row', async ({ page }) => {
  await visit(page, '/galerie')
  const second = page.locator('[data-part=gallery]').first().getByRole('button').nth(1)
  await second.click()
  const dialog = page.locator('dialog:modal')
  await expect(dialog.locator('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(second).toBeFocused()
})

test('a picture that is closed gives the focus back, also where a turned screen has put all of them into other columns', async ({
  page,
}) => {
  await visit(page, '/galerie')
  const buttons = page.locator('[data-part=gallery]').first().getByRole('button')
  const name = (await buttons.nth(1).getAttribute('aria-label')) ?? ''
  const column = () => page.locator('[data-part=gallery]').first().getByRole('list').count()
  const before = await column()
  await buttons.nth(1).click()
  await expect(page.locator('dialog:modal').locator('img')).toBeVisible()
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: width > height ? 600 : 1000, height: 700 })
  await expect.poll(column).not.toBe(before)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
})

test('a film shows its picture, and comes from its provider only when the visitor says so', async ({
  page,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(siteUrl).origin)
      foreign.push(new URL(request.url()).pathname)
  })
  await visit(page, '/galerie')
  await page.getByRole('button', { name: /^Licht über dem Haus/ }).click()
  const dialog = page.locator('dialog:modal')
  await expect(dialog.getByText(/^Der Film kommt von Vimeo/)).toBeVisible()
  await expect(dialog.locator('img')).toBeVisible()
  expect(foreign).toEqual([])
  await expect(page.locator('html')).not.toHaveAttribute('data-main-video-playing')
  await dialog.getByRole('button', { name: 'Film laden' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-main-video-playing', 'true')
  await expect(dialog.frameLocator('iframe').getByRole('button')).toBeVisible()
  expect(foreign).toEqual(['/film/vimeo/1640000312'])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('iframe[src*="/film/"]')).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-main-video-playing')
})
