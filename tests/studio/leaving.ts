/** Pages that others link to leave the site. */
import assert from 'node:assert/strict'
import { waitFor } from '../support/wait-for'
import { type Deed, inForm, storedAs } from './deed'
import { type Hotel, visit, visitUntil } from './hotel'

export const terrace = { id: 'restaurant-terrace', type: 'restaurant' }
export const byRail = { id: 'package-by-rail', type: 'package' }

const pathOf = ({ lake }: Hotel, { id }: { id: string }): Promise<string> =>
  lake.fetch('*[_id == $id][0].url.fullPath', { id })

export const leaving: readonly Deed[] = [
  {
    name: 'unpublishes a page that menus link to, after it says where, and publishes it again',
    run: (hotel) =>
      inForm(hotel.editor.open(terrace), async (form) => {
        const path = await pathOf(hotel, terrace)
        const links = async () => (await visit(hotel, '/')).html.includes(`href="${path}"`)
        assert.ok(await links(), 'a menu leads there')
        await form.unpublish(/refer/i)
        await visitUntil(hotel, path, 'is gone', ({ status }) => status === 410)
        await waitFor('no menu leads there', async () => ((await links()) ? undefined : true))
        await form.showDraft()
        await form.publish()
        await visitUntil(hotel, path, 'is there again', ({ status }) => status === 200)
        await waitFor('menus lead there', async () => ((await links()) ? true : undefined))
      }),
  },
  {
    name: 'deletes a page that others link to, after it says which',
    run: (hotel) =>
      inForm(hotel.editor.open(byRail), async (form) => {
        const path = await pathOf(hotel, byRail)
        await form.choose(/^Delete/)
        await form.page.getByRole('dialog').getByText(/refer/i).first().waitFor()
        await form.confirm(/^Delete/)
        await visitUntil(hotel, path, 'is gone', ({ status }) => status === 410)
        await visitUntil(
          hotel,
          '/angebote',
          'leads there no more',
          ({ html }) => !html.includes(`href="${path}"`),
        )
        assert.deepEqual(await storedAs(hotel, byRail.id), [])
      }),
  },
]
