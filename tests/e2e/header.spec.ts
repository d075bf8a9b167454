import { expect, samplePages, test, visit } from './visit'

test('the header leaves while one reads down and returns on the way up', async ({ page }) => {
  await visit(page, samplePages.home.de)
  const header = page.locator('#top')
  await expect(header).toHaveAttribute('data-solid', 'no')
  await expect(header).toHaveAttribute('data-hidden', 'no')
  await page.mouse.wheel(0, 1800)
  await expect(header).toHaveAttribute('data-solid', 'yes')
  await expect(header).toHaveAttribute('data-hidden', 'yes')
  await page.mouse.wheel(0, -200)
  await expect(header).toHaveAttribute('data-hidden', 'no')
  await expect(header).toBeInViewport()
})

test('the keyboard brings the header back', async ({ page }) => {
  await visit(page, samplePages.home.de)
  await page.mouse.wheel(0, 1800)
  await expect(page.locator('#top')).toHaveAttribute('data-hidden', 'yes')
  await page.locator('#top').getByRole('link').first().focus()
  await expect(page.locator('#top').getByRole('link').first()).toBeInViewport()
})

test('the header is 100 px high and its logo leads home', async ({ page, viewport }) => {
  await visit(page, samplePages.room.fr)
  const header = page.locator('#top')
  if ((viewport?.width ?? 0) >= 1024) expect((await header.boundingBox())?.height).toBe(100)
  await header.getByRole('link', { name: 'Grandhotel Edelgrat' }).click()
  await expect(page).toHaveURL(/\/fr$/)
})

test('booking stands in the header on desktop only, and the shop link beside it', async ({
  page,
  viewport,
}) => {
  await visit(page, samplePages.room.de)
  const header = page.locator('#top')
  const isDesktop = (viewport?.width ?? 0) >= 1024
  await expect(header.getByRole('link', { name: 'Buchen' })).toBeVisible({ visible: isDesktop })
  await expect(header.getByRole('link', { name: 'Gutscheine' })).toBeVisible({ visible: isDesktop })
})

test('a booking link that no editor has named is short in the header, and in full in fly-out and footer', async ({
  page,
}) => {
  await visit(page, samplePages.room.fr)
  const names = { '#top': 'Réserver', '#menu': 'Réserver une chambre', footer: 'Réserver une chambre' }
  for (const [place, name] of Object.entries(names))
    await expect(page.locator(`${place} a[href*="booking."]`)).toHaveText(name)
})

test('a booking link opens the booking engine in a new tab and carries room and language', async ({
  page,
}) => {
  for (const language of ['de', 'fr', 'en'] as const) {
    await visit(page, samplePages.room[language])
    const link = page.getByRole('main').locator('a[href*="booking."]:visible').first()
    const url = new URL((await link.getAttribute('href')) ?? '')
    expect(url.searchParams.get('language')).toBe(language)
    expect(url.searchParams.get('offer')).toBe('ARV')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
})

test('every booking link of a page carries its language, and its season where the page has one', async ({
  page,
}) => {
  for (const [path, language, season] of [
    [samplePages.home.fr, 'fr', null],
    [samplePages.winter.en, 'en', 'winter'],
    [samplePages.summer.de, 'de', 'summer'],
  ] as const) {
    await visit(page, path)
    const of = (place: string) =>
      page
        .locator(`${place} a[href*="booking."]`)
        .evaluateAll((links) =>
          links.map((link) => Object.fromEntries(new URL((link as HTMLAnchorElement).href).searchParams)),
        )
    const everywhere = await of('')
    expect(everywhere.length).toBeGreaterThan(3)
    expect(everywhere.map((asked) => asked.language)).toEqual(everywhere.map(() => language))
    if (season === null) continue
    const inside = await of('main')
    expect(inside.length).toBeGreaterThan(0)
    expect(inside.map((asked) => asked.season)).toEqual(inside.map(() => season))
  }
})

test('to the top: the page scrolls up and the focus goes along', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, samplePages.room.de)
  await page.getByRole('link', { name: 'Nach oben' }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.locator('#top a').first()).toBeFocused()
})

test('the footer names the year of the hotel, both seasons and the address, with a way there', async ({
  page,
}) => {
  await visit(page, samplePages.room.de)
  const footer = page.getByRole('contentinfo')
  const year = new Intl.DateTimeFormat('de', { year: 'numeric', timeZone: 'Europe/Zurich' }).format(
    new Date(),
  )
  await expect(footer.getByText(`© ${year} Grandhotel Edelgrat`)).toBeVisible()
  await expect(footer.getByText('Sommer', { exact: true })).toBeVisible()
  await expect(footer.getByText('Winter', { exact: true })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Anreise und Karte' })).toBeVisible()
  for (const name of ['Datenschutz', 'Bedingungen', 'Impressum']) {
    await expect(footer.getByRole('link', { name })).toBeVisible()
  }
  await expect(footer.locator('nav').first()).toBeVisible()
  const social = footer.locator('ul[aria-label="Soziale Medien"] a')
  const partners = footer.getByRole('region', { name: 'Partner' }).getByRole('link')
  expect(await partners.count()).toBeGreaterThanOrEqual(4)
  for (const link of [...(await social.all()), ...(await partners.all())]) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
})

test('a call or a mail stays in the tab, another site opens in a new one', async ({ page }) => {
  for (const path of [samplePages.home.de, '/kontakt']) {
    await visit(page, path)
    const targets = await page.evaluate(() =>
      [...document.querySelectorAll('a')].map((link) => [link.protocol, link.origin, link.target] as const),
    )
    const own = new URL(page.url()).origin
    const wanted = (protocol: string, origin: string) =>
      protocol.startsWith('http') && origin !== own ? '_blank' : ''
    expect(targets.filter(([protocol]) => ['tel:', 'mailto:'].includes(protocol)).length).toBeGreaterThan(1)
    expect(targets.filter(([protocol, origin, target]) => target !== wanted(protocol, origin))).toEqual([])
  }
})
