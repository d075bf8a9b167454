import type { Page } from 'playwright'
import { Form } from '../tests/studio/form'
import { type RunningStudio, startStudio } from '../tests/support/studio'
import { waitFor } from '../tests/support/wait-for'
import { milliseconds, table } from './report'
import { scaleDocuments } from './scale/documents'
import { planPages } from './scale/plan'
import { summarize } from './statistics'

/** From the press or the last key to what an editor waits for, ms. */
type Waits = Map<string, number[]>

const minute = { timeout: 60_000 }

/** Names in the Studio's menu. Each list is opened once: the Studio remembers what it has shown. */
const kinds = ['Page', 'Room or suite', 'Restaurant or bar', 'Package', 'Activity']

/** How long an editor waits in the real Studio for what is done all day, with so many pages in the content lake. */
export async function measureStudio(pages: number, say: (text: string) => void): Promise<string> {
  const documents = scaleDocuments({ pages, seed: 1, referrers: Math.floor(pages / 3) })
  const studio = await startStudio({ documents })
  const waits: Waits = new Map()
  const wait = async (what: string, run: () => Promise<unknown>) => {
    const began = performance.now()
    await run()
    const took = performance.now() - began
    waits.set(what, [...(waits.get(what) ?? []), took])
    say(`studio: ${what} ${Math.round(took)} ms`)
  }
  try {
    const page = await openDesk(studio, wait)
    for (const kind of kinds) await lookIntoLists(page, kind, wait)
    const titles = planPages(pages).flatMap(({ type, title }) => (type === 'activity' ? title.de : []))
    await search(page, titles.slice(-5), wait)
    await edit(page, titles.slice(-10, -5), wait)
    return section(documents.length, waits)
  } finally {
    await studio.close()
  }
}

type Wait = (what: string, run: () => Promise<unknown>) => Promise<void>

async function openDesk({ editor, studioUrl }: RunningStudio, wait: Wait): Promise<Page> {
  const page = await editor.newPage()
  for (let time = 0; time < 3; time += 1)
    await wait('the desk', async () => {
      await page.goto(`${studioUrl}/structure`)
      await itemOf(page, 'Menus').waitFor(minute)
    })
  return page
}

const itemOf = (page: Page, name: string) =>
  page
    .locator('[data-testid="structure-tool-list-pane"], [data-ui="Pane"]')
    .getByText(name, { exact: true })
    .first()

const list = (page: Page) => page.getByTestId('document-list-pane').last()
/** Where all of a kind are translated, the list says so. */
const firstRow = (page: Page) =>
  list(page).getByRole('link').or(list(page).getByText('No documents of this type')).first()

/** A row is there a moment before what stands in it. */
const firstTitle = (page: Page): Promise<string> =>
  waitFor(
    'the list shows a title',
    async () => (await firstRow(page).innerText()).split('\n')[0] || undefined,
  )

async function lookIntoLists(page: Page, kind: string, wait: Wait): Promise<void> {
  await itemOf(page, kind).click()
  for (const [what, name] of [
    ['a list of a kind in a language', 'Deutsch'],
    ['what is still missing in English', 'Still missing: English'],
  ] as const) {
    const item = itemOf(page, name)
    await item.waitFor(minute)
    await wait(what, async () => {
      await item.click()
      await page.getByText(`${kind}: ${name}`, { exact: true }).waitFor(minute)
      await firstRow(page).waitFor(minute)
    })
  }
}

/** `titles`: of German activities, whose list is open. */
async function search(page: Page, titles: readonly string[], wait: Wait): Promise<void> {
  await itemOf(page, 'Deutsch').click()
  for (const title of titles) {
    const before = await firstTitle(page)
    await wait('a search in a list', async () => {
      await page.getByPlaceholder('Search list').fill(title)
      await list(page).getByText(title, { exact: true }).waitFor(minute)
      await list(page)
        .getByText(before, { exact: true })
        .waitFor({ state: 'hidden', ...minute })
    })
  }
  await page.getByPlaceholder('Search list').fill('')
  for (const title of titles) {
    await page
      .getByRole('button', { name: 'Open search' })
      .or(page.getByTestId('open-search'))
      .first()
      .click()
    // What was searched for last still stands there.
    await page.keyboard.press('ControlOrMeta+a')
    await wait('a search in everything', async () => {
      await page.keyboard.type(title)
      await page.getByTestId('search-results').getByText(title, { exact: true }).first().waitFor(minute)
    })
    await page.keyboard.press('Escape')
    await page.getByTestId('search-results').waitFor({ state: 'hidden' })
  }
}

async function edit(page: Page, titles: readonly string[], wait: Wait): Promise<void> {
  const form = new Form(page)
  for (const title of titles) {
    await page.getByPlaceholder('Search list').fill(title)
    const row = list(page).getByText(title, { exact: true })
    await row.waitFor(minute)
    await wait('a form', async () => {
      await row.click()
      await page.waitForFunction(
        ([wanted]) =>
          Array.from(document.querySelectorAll('input')).some(
            ({ id, value }) => id === 'title' && value === wanted,
          ),
        [title],
        minute,
      )
    })
    await wait('a text, until it can be published', async () => {
      await form.write('title', `${title} neu`)
      await form.publishButton.click({ trial: true, ...minute })
    })
    await wait('to publish', async () => {
      await form.publish()
      await page.locator('[data-ui="Toast"]', { hasText: title }).waitFor(minute)
    })
  }
}

function section(count: number, waits: Waits): string {
  const rows = [...waits].map(([what, times]) => {
    const { median, p95, count: often } = summarize(times)
    return [what, String(often), `${milliseconds(median)} (${milliseconds(p95)})`]
  })
  return [
    `## The Studio, ${count} documents`,
    'The real Studio in a browser on the content lake of `npm start`, from the press or the last key to what an editor waits for, the times of the Studio itself and of its browser included.',
    table(['an editor waits for', 'times', 'ms'], rows),
  ].join('\n\n')
}
