import type { Page } from '@playwright/test'
import { chooseSeason, expect, samplePages, test, visit } from './visit'

/** States of everything that moves in the hero: `running`, `paused`. */
const statesOfHero = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      document
        .getAnimations()
        .filter(({ effect }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null
          return target?.closest('[data-moving]') && effect?.getTiming().iterations === Infinity
        })
        .map(({ playState }) => playState),
    ),
  ])

for (const [season, path] of [
  ['summer', samplePages.home.de],
  ['winter', samplePages.winter.de],
] as const)
  test(`the poster of ${season} moves until the visitor stops it, and moves on when asked`, async ({
    page,
  }) => {
    await chooseSeason(page, season)
    await visit(page, path)
    await expect.poll(() => statesOfHero(page)).toEqual(['running'])
    await page.getByRole('button', { name: 'Film anhalten' }).click()
    await expect.poll(() => statesOfHero(page)).toEqual(['paused'])
    await page.getByRole('button', { name: 'Film abspielen' }).click()
    await expect.poll(() => statesOfHero(page)).toEqual(['running'])
  })

test('nothing moves in the poster before it can be stopped; what moves comes over the picture then', async ({
  page,
}) => {
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(samplePages.winter.de, { waitUntil: 'domcontentloaded' })
  await expect(page.locator('[data-moving] img')).toBeVisible()
  await expect(page.locator('[data-scene]')).toBeHidden()
  expect(await statesOfHero(page)).toEqual([])
  letGo()
  await expect(page.locator('[data-scene]')).toBeVisible()
  await expect(page.locator('[data-scene]')).toHaveCSS('opacity', '1')
  expect(await statesOfHero(page)).toEqual(['running'])
})

test('clouds pass behind the ridge: the sky that they are cut to lies where the picture has it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await chooseSeason(page, 'summer')
  await visit(page, samplePages.home.de)
  for (const size of [
    { width: 1280, height: 860 },
    { width: 360, height: 780 },
    { width: 1792, height: 1000 },
  ]) {
    await page.setViewportSize(size)
    // The browser changes to the picture of another size when it has it.
    await expect(async () => {
      const shown = await page.evaluate(() => {
        const image = document.querySelector<HTMLImageElement>('[data-moving] img')
        const plate = document.querySelector('[data-scene] > div')
        if (!image || !plate) throw new Error('The hero has no moving poster.')
        const { left, top, width } = plate.getBoundingClientRect()
        const frame = image.getBoundingClientRect()
        const [cutLeft = 0, cutTop = 0, cutWidth = 2400, cutHeight = 1600] =
          /rect=(\d+),(\d+),(\d+),(\d+)/.exec(image.currentSrc)?.slice(1).map(Number) ?? []
        const focus = Number.parseFloat(getComputedStyle(image).objectPosition.split(' ')[1] ?? '') / 100
        const unit = Math.max(frame.width / cutWidth, frame.height / cutHeight)
        return {
          left: left - (frame.left + (frame.width - unit * cutWidth) * 0.5 - unit * cutLeft),
          top: top - (frame.top + (frame.height - unit * cutHeight) * focus - unit * cutTop),
          width: width - unit * 2400,
        }
      })
      for (const [name, difference] of Object.entries(shown))
        expect(Math.abs(difference), `${name} at ${size.width} px`).toBeLessThan(1.5)
    }).toPass({ timeout: 20_000 })
  }
})

test('where no motion is wanted the poster stands still and offers nothing to stop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, samplePages.winter.de)
  expect(await statesOfHero(page)).toEqual([])
  await expect(page.getByRole('button', { name: 'Film anhalten' })).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the poster stands still, because nothing could stop it', async ({ page }) => {
    await page.goto(samplePages.winter.de)
    await expect(page.locator('[data-scene] i').first()).toHaveCSS('animation-name', 'none')
    await expect(page.getByText('Film anhalten')).toBeHidden()
  })

  test('a webcam shows the view of the day', async ({ page }) => {
    await page.goto('/anreise')
    await expect(page.locator('[data-part="webcam"] img')).toHaveAttribute('alt', /am Mittag/)
  })
})

const views = [
  ['08:20', /Morgendämmerung/],
  ['12:00', /am Mittag/],
  ['16:30', /am Abend/],
  ['22:00', /Nacht/],
] as const

test('a webcam shows the view of the hour in the house, wherever the visitor is, and a link to it the time there', async ({
  page,
}) => {
  for (const [time, view] of views) {
    await page.clock.setFixedTime(new Date(`2027-01-15T${time}:00+01:00`))
    await visit(page, samplePages.winter.de)
    await expect(page.getByRole('link', { name: `Webcam am Turm ${time}` })).toBeVisible()
    await visit(page, '/anreise')
    await expect(page.locator('[data-part="webcam"] img'), time).toHaveAttribute('alt', view)
  }
})

test.describe('in New Zealand', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })
  test('it is night in the webcam when it is night in the house', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2027-01-15T02:00:00+01:00'))
    await visit(page, '/anreise')
    await expect(page.locator('[data-part="webcam"] img')).toHaveAttribute('alt', /Nacht/)
  })
})
