import { samplePages } from '../support/demo-pages'
import { expect, test } from './engine-test'
import type { Visitor } from './visitor'

const question = '#consent .cm'
const preferences = '#consent .pm'
const seal = '[data-embed="seal"] iframe'

const answer = async (visitor: Visitor, role: string) => {
  await visitor.click(`${question} [data-role="${role}"]`)
  await visitor.seeGone(question)
}
const services = (visitor: Visitor): Promise<string[]> =>
  visitor.ask(() => {
    const kept = /cc_cookie=([^;]+)/.exec(document.cookie)?.[1] ?? '%7B%7D'
    return Object.values<string[]>(JSON.parse(decodeURIComponent(kept)).services ?? {}).flat()
  })

test('who accepts is measured and has the seal; who takes it back is not, and has it no more', async ({
  visitor,
}) => {
  await visitor.visit('/spa')
  await answer(visitor, 'all')
  expect(await services(visitor)).toEqual(expect.arrayContaining(['map', 'seal', 'tagManager']))
  await visitor.see('the tag manager is loaded', () => document.getElementById('tag-manager') !== null)
  await visitor.seeShown(seal)
  await visitor.see('the tag manager has its cookie', () => document.cookie.includes('_ga='))

  // What has run already is stopped by a policy, which is told as it should be.
  visitor.expectProblems(/^(?:connect|img|script)-src/)
  await visitor.click('footer [data-consent="preferences"]')
  await visitor.click(`${preferences} [data-role="necessary"]`)
  await visitor.seeGone(preferences)
  await visitor.seeGone(seal)
  await visitor.see('the cookie of the tag manager is gone', () => !document.cookie.includes('_ga='))
  expect(await services(visitor)).toEqual(['botCheck'])
})

test('who refuses has nothing of others, and is not asked on the next page', async ({ visitor }) => {
  await visitor.visit('/spa')
  await answer(visitor, 'necessary')
  await visitor.visit(samplePages.room.de)
  await visitor.click('footer [data-consent="preferences"]')
  await visitor.seeShown(preferences)
  await visitor.press('Escape')
  await visitor.seeGone(preferences)
  await visitor.seeFocused('footer [data-consent="preferences"]')
  await visitor.seeGone(question)
  expect(await visitor.ask(() => document.querySelectorAll('iframe, #tag-manager').length)).toBe(0)
})

test('who chooses one service has this one', async ({ visitor }) => {
  await visitor.visit('/spa')
  await visitor.click(`${question} [data-role="show"]`)
  await visitor.click(`${preferences} .pm__service:has([value="seal"]) label`)
  await visitor.click(`${preferences} [data-role="save"]`)
  await visitor.seeGone(preferences)
  await visitor.seeShown(seal)
  expect(await services(visitor)).toEqual(expect.arrayContaining(['botCheck', 'seal']))
  expect(await services(visitor)).not.toContain('map')
})
