import { samplePages } from '../support/demo-pages'
import { expect, test } from './engine-test'
import type { Visitor } from './visitor'

/** Whether everything that moves without end in the hero is in one state. */
const seeHero = (visitor: Visitor, state: AnimationPlayState) =>
  visitor.see(
    `the hero is ${state}`,
    (meant) => {
      const moving = document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
        .filter(({ effect }) => (effect as KeyframeEffect).target?.closest('[data-moving]'))
      return moving.length > 0 && moving.every(({ playState }) => playState === meant)
    },
    state,
  )

test('the film of the hero stands still when it is stopped, and goes on when it is asked to', async ({
  guest,
}) => {
  await guest.visit(samplePages.winter.de)
  await seeHero(guest, 'running')
  await guest.click(['button', /Film anhalten/])
  await seeHero(guest, 'paused')
  await guest.click(['button', /Film abspielen/])
  await seeHero(guest, 'running')
})

test('a map and a film come from others when they are asked for, and not before', async ({ guest }) => {
  await guest.visit('/anreise')
  expect(await guest.ask(() => document.querySelectorAll('main iframe').length)).toBe(0)
  await guest.click(['main button', /Karte laden/])
  await guest.seeShown('main iframe[src*="/map"]')
  await guest.visit('/galerie')
  await guest.click(['button', /^Licht über dem Haus/])
  await guest.click(['dialog:modal button', 'Film laden'])
  await guest.seeShown('dialog:modal iframe[src*="/film/"]')
  await guest.press('Escape')
  await guest.see('the film has ended', () => document.querySelector('iframe[src*="/film/"]') === null)
})
