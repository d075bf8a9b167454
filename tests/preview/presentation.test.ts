import { vercelStegaCombine } from '@vercel/stega'
import type { Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { markOf } from '../../worker/preview/field-address'
import { type StudioWithPreview, startStudioWithPreview } from '../support/studio-with-preview'
import { waitFor } from '../support/wait-for'

const room = (id: string, language: string, title: string, fullPath: string) => ({
  _id: id,
  _type: 'room',
  __i18n_lang: language,
  title,
  lead: `${title} riecht nach Holz.`,
  url: { _type: 'pageUrl', fullPath },
})
const arven = room('room-arven', 'de', 'Arvenzimmer', '/zimmer/arvenzimmer')
const laerchen = room('room-laerchen', 'de', 'Lärchenzimmer', '/zimmer/laerchenzimmer')
const arolle = room('room-arven__i18n_fr', 'fr', 'Chambre Arolle', '/fr/chambres/arolle')

let studio: StudioWithPreview

beforeAll(async () => {
  studio = await startStudioWithPreview([arven, laerchen, arolle])
})
afterAll(() => studio?.close())

const marked = (text: string, { _id: id, _type: type }: typeof arven, path: string) =>
  vercelStegaCombine(text, markOf({ id, type, path }))

function showRoom(shown: typeof arven, other: typeof arven, lead = shown.lead): void {
  const link = `<a href="${other.url.fullPath}">${marked(other.title, other, 'title')}</a>`
  studio.preview.show(
    shown.url.fullPath,
    `<h1>${marked(shown.title, shown, 'title')}</h1>${link}<p style="margin-top: 2000px">${marked(lead, shown, 'lead')}</p>`,
  )
}

// Whatever a test has opened: a page of one that failed would be counted by the next.
afterEach(() => studio?.closePages())

const cursorIn = (field: Locator) =>
  waitFor('the cursor in the field', async () =>
    (await field.evaluate((element) => element === document.activeElement)) ? true : undefined,
  )

beforeEach(() => {
  showRoom(arven, laerchen)
  showRoom(laerchen, arven)
})

/**
 * The Studio knows which page is shown and has opened its form: what is clicked there before is forgotten, and while the form
 * opens the Studio may lead back to the page it has just left.
 */
async function areAcquainted(page: Page): Promise<void> {
  await page.waitForURL(/\/presentation\/room\/room-arven/)
  await page.locator('#title').waitFor()
}

/**
 * Clicks on a text until the Studio is at its field, as an editor does: for a moment after it has named the page it may
 * still forget a click on a busy machine.
 */
const clickUntil = (page: Page, text: Locator, field: RegExp) =>
  waitFor(`the Studio is at ${field}`, async () => {
    await text.click()
    return page.waitForURL(field, { timeout: 5_000 }).then(() => true)
  })

it('a click on a text opens its field beside the page; one on the label of a link does not follow it', async () => {
  const { page, frame } = await studio.open('/presentation?preview=/zimmer/arvenzimmer')
  await areAcquainted(page)
  await clickUntil(page, frame.getByText(arven.lead), /\/presentation\/room\/room-arven\/lead\?/)
  const lead = page.locator('#lead')
  await lead.waitFor()
  expect(await lead.inputValue()).toBe(arven.lead)
  await cursorIn(lead)
  await clickUntil(page, frame.getByText(laerchen.title), /\/presentation\/room\/room-laerchen\/title\?/)
  expect(studio.preview.isOpen()).toBe(true)
})

it('the Studio follows a link that a key opens, and leads to an address, with the form of the page that is shown', async () => {
  const { page, frame } = await studio.open('/presentation?preview=/zimmer/arvenzimmer')
  await areAcquainted(page)
  await frame.getByRole('link', { name: laerchen.title }).press('Enter')
  await page.waitForURL(/preview=.*laerchenzimmer/)
  await page.waitForURL(/\/presentation\/room\/room-laerchen/)
  // The Studio forgets an address that is asked for before the new page has told it of itself.
  await clickUntil(page, frame.getByText(laerchen.lead), /\/room-laerchen\/lead\?/)
  // The form takes the cursor when it is there; the Studio forgets an address that has lost it.
  await cursorIn(page.locator('#lead'))
  const address = page.locator('#presentation-narrow-panel-preview').getByRole('textbox')
  await address.fill(arven.url.fullPath)
  await address.press('Enter')
  await frame.getByRole('heading', { name: arven.title }).waitFor()
})

it('the Studio follows a link that was opened before it knew the page', async () => {
  const { page, frame } = await studio.open('/presentation?preview=/zimmer/arvenzimmer')
  await frame.getByRole('link', { name: laerchen.title }).press('Enter')
  await frame.getByRole('heading', { name: laerchen.title }).waitFor()
  await page.waitForURL(/preview=.*laerchenzimmer/)
  await page.waitForURL(/\/presentation\/room\/room-laerchen/)
})

it('a page that was made again is loaded anew at the same place; one that is not shown leaves it alone', async () => {
  const { page, frame } = await studio.open('/presentation?preview=/zimmer/arvenzimmer')
  await areAcquainted(page)
  await clickUntil(page, frame.getByText(arven.lead), /\/room-arven\/lead\?/)
  const scrolled = () => frame.locator('html').evaluate((html) => html.scrollTop)
  const before = await scrolled()
  expect(before).toBeGreaterThan(1000)
  const asked = studio.preview.asked(arven.url.fullPath)
  showRoom(arven, laerchen, 'Ein anderer Satz.')
  studio.preview.tell([laerchen.url.fullPath])
  studio.preview.tell(['/', arven.url.fullPath])
  await frame.getByText('Ein anderer Satz.').waitFor()
  expect(await scrolled()).toBe(before)
  expect(studio.preview.asked(arven.url.fullPath)).toBe(asked + 1)
})

it('the form says on which pages its document is, in every language, and leads there', async () => {
  const { page, frame } = await studio.open('/intent/edit/id=room-arven;type=room')
  await page.getByText('Used on 2 pages').click()
  await page.getByText('Chambre Arolle (Français)').waitFor()
  await page.getByText('Arvenzimmer (Deutsch)').click()
  await frame.getByRole('heading', { name: arven.title }).waitFor()
})
