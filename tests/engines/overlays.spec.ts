import { samplePages } from '../support/demo-pages'
import { expect, test } from './engine-test'
import type { Meant, Visitor } from './visitor'

const menuButton: Meant = ['#top button, #top [role="button"]', /Menü/]
const open = 'dialog:modal'

/** Whether the focus is in what lies over the page, and the page behind stays where it is. */
const seeLocked = (visitor: Visitor) =>
  visitor.see(
    'the focus is in the dialog, and the page behind does not scroll',
    () =>
      Boolean(document.activeElement?.closest('dialog')) &&
      getComputedStyle(document.documentElement).overflowY === 'hidden',
  )

test('the menu opens and closes with Escape, and the focus goes back', async ({ guest }) => {
  await guest.visit(samplePages.room.de)
  await guest.click(menuButton)
  await guest.seeShown(['dialog#menu a', 'Kontakt'])
  await seeLocked(guest)
  await guest.press('Escape')
  await guest.seeGone('dialog#menu')
  await guest.seeFocused('#top button, #top [role="button"]')
  await guest.click(menuButton)
  await guest.seeShown(open)
  await guest.back()
  await guest.seeGone('dialog#menu')
  expect(await guest.address()).toBe(samplePages.room.de)
})

test('a dropdown of the bar opens by a click, closes with Escape, and leads to its page', async ({
  guest,
}) => {
  await guest.visit(samplePages.questions.de)
  const kitchen: Meant = ['#top summary', /Küche/]
  await guest.click(kitchen)
  await guest.seeShown(['#top details[open] a', 'Grandsalon'])
  await guest.press('Escape')
  await guest.seeGone('#top details a')
  await guest.click(kitchen)
  await guest.click(['#top details[open] a', 'Grandsalon'])
  await guest.seeAddress(samplePages.restaurant.de)
  await guest.seeShown(['h1', 'Grandsalon'])
})

const dialogs: readonly { name: string; path: string; opener: readonly Meant[] }[] = [
  {
    name: 'contact',
    path: samplePages.room.de,
    opener: [menuButton, ['dialog#menu a', 'Kontakt']],
  },
  { name: 'webcam', path: samplePages.winter.de, opener: ['[data-part=webcam] button'] },
  { name: 'film', path: '/galerie', opener: [['button', /^Licht über dem Haus/]] },
]

for (const { name, path, opener } of dialogs)
  test(`the dialog of ${name} closes with Escape, by its button and by the back button`, async ({
    guest,
  }) => {
    await guest.visit(path)
    for (const close of [
      () => guest.press('Escape'),
      () => guest.click(['dialog:modal button', 'Schliessen']),
      () => guest.back(),
    ]) {
      for (const step of opener) await guest.click(step)
      await guest.seeShown(['dialog:modal button', 'Schliessen'])
      await seeLocked(guest)
      await close()
      await guest.seeGone('dialog')
      await guest.see('the step of the history is taken back', () => !history.state?.overlay)
      expect(await guest.address()).toBe(path)
    }
  })

test('the slider of a webcam leads through the views of the day', async ({ guest }) => {
  await guest.visit(samplePages.winter.de)
  await guest.click('[data-part=webcam] button')
  await guest.click('dialog:modal input[type=range]')
  const view = () => guest.ask(() => document.querySelector('dialog:modal img')?.getAttribute('alt') ?? '')
  const [first] = [await view(), await guest.press('ArrowLeft')]
  await guest.see(
    'another view',
    (before) => document.querySelector('dialog:modal img')?.getAttribute('alt') !== before,
    first,
  )
})

const seePicture = (visitor: Visitor, number: number) =>
  visitor.see(
    `picture ${number}`,
    (meant) => {
      const picture = document.querySelector<HTMLImageElement>('dialog:modal img')
      const words = document.querySelector('dialog:modal [aria-live]')?.textContent ?? ''
      return words.startsWith(`${meant} `) && Boolean(picture?.complete && picture.naturalWidth > 100)
    },
    number,
  )

test('the gallery turns by keys and by buttons', async ({ guest }) => {
  await guest.visit(samplePages.room.de)
  await guest.click(['button', /^Alle \d+ Bilder/])
  await seePicture(guest, 1)
  await guest.press('ArrowRight')
  await seePicture(guest, 2)
  await guest.press('ArrowLeft')
  await seePicture(guest, 1)
  await guest.click(['dialog:modal button', 'Nächstes'])
  await seePicture(guest, 2)
})

test('the gallery turns by a finger', async ({ guest }) => {
  await guest.resize(390, 844)
  await guest.visit(samplePages.room.de)
  await guest.click(['button', /^Alle \d+ Bilder/])
  await seePicture(guest, 1)
  await guest.swipe('dialog:modal img', -160)
  await seePicture(guest, 2)
  await guest.swipe('dialog:modal img', 160)
  await seePicture(guest, 1)
})

for (const width of [390, 1280])
  test(`the focus ring of what the keyboard reaches is whole, at ${width} px`, async ({ guest }) => {
    await guest.resize(width, 844)
    await guest.visit(samplePages.room.de)
    // Rings are those of the keyboard from its first key on.
    await guest.press('Tab')
    expect(await guest.cutRings('#top, main, footer')).toEqual([])
    for (const step of [menuButton, ['dialog#menu a', 'Kontakt'] as const]) {
      await guest.click(step)
      await guest.seeShown(['dialog:modal :is(a, button)', 'Schliessen'])
      await guest.press('Tab')
      expect(await guest.cutRings(open)).toEqual([])
    }
    await guest.press('Escape')
    await guest.seeGone(open)
    await guest.click(['button', /^Alle \d+ Bilder/])
    await seePicture(guest, 1)
    await guest.press('Tab')
    expect(await guest.cutRings(open)).toEqual([])
  })
