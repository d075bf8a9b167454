import type { Browser, BrowserContext } from 'playwright'
import { Form } from './form'

export interface DocumentName {
  /** Of the published document. */
  id: string
  type: string
}

/** One of the demo's editors, signed in to the Studio in a browser of their own. */
export class Editor {
  private constructor(
    readonly context: BrowserContext,
    private readonly studio: string,
  ) {}

  /** Signs in by the Studio's own page, as whoever has that name. */
  static async signIn(browser: Browser, studio: string, name = 'Flurina Caduff'): Promise<Editor> {
    // The Studio speaks the browser's language; its buttons are named in English here.
    const context = await browser.newContext({ viewport: { width: 1400, height: 1000 }, locale: 'en-GB' })
    const page = await context.newPage()
    await page.goto(studio)
    await page.getByText(name).click()
    await page.getByTestId('studio-navbar').waitFor({ timeout: 60_000 })
    await page.close()
    return new Editor(context, studio)
  }

  /** The form of a document, by its link. */
  async open({ id, type }: DocumentName): Promise<Form> {
    return this.#form(`/intent/edit/id=${id};type=${type}`)
  }

  /** The form of a new document, which begins in German. */
  async begin({ id, type }: DocumentName): Promise<Form> {
    return this.#form(`/intent/create/template=${type}-de;id=${id};type=${type}`)
  }

  /** What a list of the menu holds, by its address such as `page;page-without-fr`; waits until one title is there or gone. */
  async lists(address: string, title: string, how: 'visible' | 'hidden'): Promise<void> {
    const page = await this.context.newPage()
    await page.goto(`${this.studio}/structure/${address}`)
    const pane = page.getByTestId('document-list-pane')
    const isEmpty = pane.getByText('No documents of this type')
    await pane.getByRole('link').or(isEmpty).first().waitFor({ timeout: 60_000 })
    await pane.getByText(title, { exact: true }).waitFor({ state: how })
    await page.close()
  }

  close(): Promise<void> {
    return this.context.close()
  }

  async #form(address: string): Promise<Form> {
    const page = await this.context.newPage()
    await page.goto(this.studio + address)
    const form = new Form(page)
    await form.field('title').waitFor({ timeout: 60_000 })
    return form
  }
}
