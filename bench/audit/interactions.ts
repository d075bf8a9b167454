import type { Page } from 'playwright'
import { samplePages } from '../../tests/support/demo-pages'
import { touch } from './touch'

/** Something that visitors do on a phone, and that is measured: from the touch or key to the frame that answers it. */
export interface Interaction {
  name: string
  path: string
  /** The site takes it for a person, and asks for consent. */
  asPerson?: boolean
  /** What was done before, and is not measured. */
  before?(page: Page): Promise<void>
  /** One touch or one key. */
  act(page: Page): Promise<void>
  /** Resolves once the page has answered. */
  answer(page: Page): Promise<unknown>
}

/** A step to another page, by a link that is on the screen, so that what it leads to is loaded already. */
export interface Step {
  name: string
  from: string
  to: string
}

const openDialog = (page: Page) => page.locator('dialog:modal')
const menu = (page: Page) => page.locator('dialog#menu:modal')
const openMenu = (page: Page) => touch(page.locator('#top').getByRole('button', { name: 'Menü' }))
const openPictures = (page: Page) => touch(page.getByRole('button', { name: /^Alle \d+ Bilder/ }).first())
const picture = (page: Page, number: number) =>
  openDialog(page)
    .locator('[aria-live]')
    .filter({ hasText: new RegExp(`^${number} `) })
const found = (page: Page) => page.getByRole('main').locator('ol > li')
const finder = (page: Page) => page.locator('#finder')
const filter = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

async function seeMenu(page: Page): Promise<void> {
  await openMenu(page)
  await menu(page).waitFor()
}

/** `events`: path of a list that has several. */
export const interactionsWith = (events: string): readonly Interaction[] => [
  {
    name: 'the question of consent is answered',
    path: '/spa',
    asPerson: true,
    act: (page) => touch(page.locator('#consent .cm [data-role="necessary"]')),
    answer: (page) => page.locator('html:not(.show--consent)').waitFor({ state: 'attached' }),
  },
  {
    name: 'the menu opens',
    path: samplePages.home.de,
    act: openMenu,
    answer: (page) => menu(page).waitFor({ state: 'attached' }),
  },
  {
    name: 'the menu closes',
    path: samplePages.home.de,
    before: seeMenu,
    act: (page) => touch(openDialog(page).getByRole('button', { name: 'Schliessen' })),
    answer: (page) => page.locator('body:not(:has(dialog:modal))').waitFor({ state: 'attached' }),
  },
  {
    name: 'a branch of the menu opens',
    path: samplePages.home.de,
    before: seeMenu,
    act: (page) =>
      touch(openDialog(page).getByRole('navigation', { name: 'Menü' }).getByText('Zimmer und Suiten')),
    answer: (page) =>
      openDialog(page).getByRole('link', { name: 'Seezimmer' }).waitFor({ state: 'attached' }),
  },
  {
    name: 'the pictures of a room open',
    path: samplePages.room.de,
    act: openPictures,
    answer: (page) => picture(page, 1).waitFor({ state: 'attached' }),
  },
  {
    name: 'the next picture is shown',
    path: samplePages.room.de,
    async before(page) {
      await openPictures(page)
      await picture(page, 1).waitFor()
    },
    act: (page) => touch(openDialog(page).getByRole('button', { name: 'Nächstes' })),
    answer: (page) => picture(page, 2).waitFor({ state: 'attached' }),
  },
  {
    name: 'a picture of the gallery opens',
    path: '/galerie',
    act: (page) =>
      touch(
        page
          .getByRole('main')
          .getByRole('button')
          .filter({ has: page.locator('img') })
          .first(),
      ),
    answer: (page) => openDialog(page).waitFor({ state: 'attached' }),
  },
  {
    name: 'rooms are chosen by guests',
    path: '/zimmer',
    act: (page) => touch(finder(page).getByRole('link', { name: 'für 4 Personen' })),
    answer: (page) =>
      finder(page)
        .locator('a[aria-current="true"]')
        .filter({ hasText: 'für 4 Personen' })
        .waitFor({ state: 'attached' }),
  },
  {
    name: 'events are chosen by their kind',
    path: events,
    before: (page) => filter(page, 'Kategorie').focus(),
    act: (page) => page.keyboard.press('ArrowDown'),
    answer: (page) => page.waitForURL(/\?/),
  },
  {
    name: 'a letter is searched for',
    path: samplePages.search.de,
    async before(page) {
      await page.getByRole('searchbox').pressSequentially('Arv')
      await found(page).first().waitFor()
    },
    act: (page) => page.keyboard.press('e'),
    answer: (page) => page.waitForURL(/Arve/),
  },
  {
    name: 'the season is changed',
    path: samplePages.home.de,
    before: seeMenu,
    act: (page) =>
      touch(
        openDialog(page).locator('a[href="/winter"], a[href="/sommer"]').filter({ visible: true }).last(),
      ),
    answer: (page) => page.waitForURL(/winter|sommer/),
  },
]

export const steps: readonly Step[] = [
  { name: 'from the home page to the rooms', from: samplePages.home.de, to: '/zimmer' },
  { name: 'from the rooms to a room', from: '/zimmer', to: samplePages.room.de },
  { name: 'from the events to the home page', from: samplePages.events.de, to: samplePages.home.de },
]
