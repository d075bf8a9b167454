import config from '../../playwright.config'
import { expect, samplePages, test, visit } from './visit'

/** As on desks where a scrollbar takes space, which Playwright hides otherwise. */
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } })

test('an open dialog reaches the edge of the window, and the page behind it does not move', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, samplePages.room.de)
  const places = () =>
    page.evaluate(() => ({
      scrollbar: window.innerWidth - document.documentElement.clientWidth,
      header: document.querySelector('#top')?.getBoundingClientRect().right,
      title: document.querySelector('main h1')?.getBoundingClientRect().left,
      dialog: document.querySelector('dialog:modal')?.getBoundingClientRect().right,
      window: window.innerWidth,
    }))
  const before = await places()
  expect(before.scrollbar).toBeGreaterThan(0)
  await page.locator('#top').getByRole('button', { name: 'Menü' }).click()
  await expect(page.locator('dialog:modal')).toBeVisible()
  const during = await places()
  expect(during).toEqual({ ...before, scrollbar: 0, dialog: before.window })
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog:modal')).toHaveCount(0)
  expect(await places()).toEqual(before)
})
