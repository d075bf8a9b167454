import type { Locator, Page } from 'playwright'

/** The open form of a document, worked as an editor does. */
export class Form {
  constructor(readonly page: Page) {}

  /** Of two that stand side by side the one at the right. */
  get pane(): Locator {
    return this.page.getByTestId('document-pane').last()
  }

  field(path: string): Locator {
    return this.pane.locator(`[id="${path}"]`)
  }

  async write(path: string, text: string): Promise<void> {
    await this.field(path).fill(text)
  }

  /** What the form says of a value while somebody points at its mark. */
  async told(path: string, words: string): Promise<void> {
    await this.pane.getByTestId(`field-${path}`).getByTestId('input-validation-icon-error').hover()
    await this.page.getByText(words).first().waitFor()
  }

  get publishButton(): Locator {
    return this.#button('Publish')
  }

  /**
   * Playwright waits until it can be pressed: the draft is saved first. Resolves with the time of the press as the browser tells
   * it, ms since 1970: before it Playwright looks for the button for longer than a page takes to be made.
   */
  async publish(): Promise<number> {
    await this.publishButton.click({ trial: true, timeout: 30_000 })
    const press = await this.publishButton.evaluateHandle((button) => ({
      time: new Promise<number>((resolve) =>
        button.addEventListener(
          'pointerdown',
          ({ timeStamp }) => resolve(performance.timeOrigin + timeStamp),
          {
            capture: true,
            once: true,
          },
        ),
      ),
    }))
    await this.publishButton.click()
    return press.evaluate(({ time }) => time)
  }

  /** Chooses what stands in the menu beside the button that publishes. */
  async choose(action: string | RegExp): Promise<void> {
    await this.pane.getByTestId('action-menu-button').click()
    await this.page.getByRole('menuitem', { name: action }).click()
  }

  /** A moment, as the field of the form writes it: in this computer's time. */
  async writeTime(path: string, moment: Date): Promise<void> {
    const two = (part: number) => String(part).padStart(2, '0')
    const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-')
    await this.write(path, `${day} ${two(moment.getHours())}:${two(moment.getMinutes())}`)
    await this.field(path).press('Enter')
  }

  /** Takes the page from the site. `warning`: what the Studio says before. */
  async unpublish(warning: RegExp): Promise<void> {
    await this.#version('Published')
    await this.#button('Unpublish').click()
    await this.page.getByRole('dialog').getByText(warning).first().waitFor()
    await this.confirm(/^Unpublish/)
  }

  /** Back from what is published to what is written. */
  async showDraft(): Promise<void> {
    await this.#version('Draft')
  }

  async confirm(name: string | RegExp): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name }).click()
  }

  /** What the Studio says beside the title of the document. */
  badge(words: RegExp): Locator {
    return this.pane.locator('[data-ui="Badge"]').filter({ hasText: words }).first()
  }

  /** Waits until the form shows that another editor is in it. */
  async shows(editor: string): Promise<void> {
    await this.pane.locator(`[data-ui="Avatar"][title="${editor}"]`).first().waitFor({ timeout: 30_000 })
  }

  /** The panel that tells what became of the document on the site. */
  async openLivePanel(): Promise<Locator> {
    const panel = this.page.getByRole('region', { name: 'Live' })
    if (!(await panel.isVisible())) await this.#button('Live').click()
    return panel
  }

  /**
   * Takes what was published before the last time back into the form. The list begins with the latest and, where it is long,
   * ends before the oldest; until it is read anew the Studio shows what was published right now twice.
   */
  async restorePrevious(): Promise<void> {
    await this.page.reload()
    await this.#button(/Last published/).click()
    await this.page.getByRole('tab', { name: 'History' }).click()
    await this.page
      .getByTestId('timeline-item-button')
      .filter({ hasNotText: /draft|edited/i })
      .nth(1)
      .click()
    await this.page.getByRole('button', { name: 'Revert to revision', exact: true }).click()
    await this.page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await this.page.getByText('was restored').waitFor()
  }

  close(): Promise<void> {
    return this.page.close()
  }

  async #version(name: 'Published' | 'Draft'): Promise<void> {
    await this.pane.getByTestId('document-perspective-list').getByText(name, { exact: true }).click()
  }

  #button(name: string | RegExp): Locator {
    return this.pane.getByRole('button', { name, exact: true })
  }
}
