import { samplePages } from '../support/demo-pages'
import { expect, test } from './engine-test'
import type { Visitor } from './visitor'

const rows = 'main :is(h2, h3) a'

const seeRows = (visitor: Visitor, count: number) =>
  visitor.see(
    `${count} events`,
    (selector, meant) => document.querySelectorAll(selector).length === meant,
    rows,
    count,
  )

/** The first choice of a group of links that leaves some of the events, with how many. */
const firstChoice = (visitor: Visitor, group: string): Promise<{ href: string; count: number }> =>
  visitor.ask((name) => {
    const [, ...links] = document.querySelectorAll(`nav ul[aria-label="${name}"] a`)
    const found = links.find((link) => Number(link.lastElementChild?.textContent) > 0)
    return {
      href: found?.getAttribute('href') ?? '',
      count: Number(found?.lastElementChild?.textContent),
    }
  }, group)

/** The next month that has at least so many events. */
const fullMonth = (visitor: Visitor, least: number): Promise<{ href: string; count: number }> =>
  visitor.ask((few) => {
    const counts = [...document.querySelectorAll('nav[aria-label="Monate"] a')].slice(1).map((link) => ({
      href: link.getAttribute('href') ?? '',
      count: Number(/\d+$/.exec(link.textContent ?? '')?.[0]),
    }))
    return counts.find(({ count }) => count >= few) ?? { href: '', count: 0 }
  }, least)

test('a month and a category leave what they count, and back leads through both', async ({ guest }) => {
  await guest.visit(samplePages.events.de)
  const month = await fullMonth(guest, 4)
  await guest.click(`nav[aria-label="Monate"] a[href="${month.href}"]`)
  await guest.seeAddress(month.href)
  await seeRows(guest, month.count)
  const category = await firstChoice(guest, 'Kategorie')
  await guest.click(`nav a[href="${category.href}"]`)
  await guest.seeAddress(category.href)
  await seeRows(guest, category.count)
  await guest.click(rows)
  await guest.see('the page of an event', () => /\/\d{4}-\d{2}-\d{2}/.test(location.pathname))
  await guest.back()
  await guest.seeAddress(category.href)
  await seeRows(guest, category.count)
  await guest.back()
  await guest.seeAddress(month.href)
  await seeRows(guest, month.count)
})

test('on a phone month and category are selects', async ({ guest }) => {
  await guest.resize(390, 844)
  await guest.visit(samplePages.events.de)
  const choose = (select: number, option: number) =>
    guest.ask(
      (nth, index) => {
        const field = [...document.querySelectorAll<HTMLSelectElement>('main select')][nth]
        if (!field) return
        field.selectedIndex = index
        field.dispatchEvent(new Event('change', { bubbles: true }))
      },
      select,
      option,
    )
  await guest.seeShown('main select')
  await choose(0, 1)
  await guest.see('the next month', () => /\/\d{4}-\d{2}$/.test(location.pathname))
  expect(await guest.ask(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})
