import type { Browser, Locator, Page } from 'playwright'

/** One of the demo's editors. */
const editor = 'Flurina Caduff'

export interface OpenDocument {
  page: Page
  /** Writes another title into the form, and publishes it. */
  publishTitle(title: string): Promise<void>
  /** Takes the oldest revision of the history back into the form, and publishes it. */
  restoreOldest(): Promise<void>
  /** What the Studio says beside the title of the document. */
  badge(words: RegExp): Locator
}

/** Signs in to the Studio as an editor, and opens a document by its link. */
export async function openInStudio(
  browser: Browser,
  studio: string,
  { id, type }: { id: string; type: string },
): Promise<OpenDocument> {
  // The Studio speaks the browser's language; its buttons are named in English here.
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
  await page.goto(`${studio}/intent/edit/id=${id};type=${type}`)
  await page.getByText(editor).click()
  const title = page.locator('#title')
  await title.waitFor({ timeout: 60_000 })
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  // Playwright waits until it can be clicked: the draft is saved first.
  const publish = () => button('Publish').click({ timeout: 30_000 })
  return {
    page,
    async publishTitle(text) {
      await title.fill(text)
      await publish()
    },
    async restoreOldest() {
      await button(/Last published/).click()
      await page.getByRole('tab', { name: 'History' }).click()
      await page.getByTestId('timeline-item-button').last().click()
      await button('Revert to revision').click()
      await button('Confirm').click()
      await page.getByText('was restored').waitFor()
      await publish()
    },
    badge: (words) => page.locator('[data-ui="Badge"]').filter({ hasText: words }).first(),
  }
}
