/** A page that is there: its texts are written, taken back and thrown away. */
import assert from 'node:assert/strict'
import { waitFor } from '../support/wait-for'
import { type Deed, inForm, panelLeadsTo, storedAs } from './deed'
import { liveSince, visit, visitUntil } from './hotel'

export const room = { id: 'room-arven', type: 'room', path: '/zimmer/arvenzimmer' }

export const texts: readonly Deed[] = [
  {
    name: 'writes another title, publishes it, is led to its page, and takes the one of before back from the history',
    run: (hotel) =>
      inForm(hotel.editor.open(room), async (form) => {
        await form.badge(/^Live/).waitFor({ timeout: 60_000 })
        await form.write('title', 'Arvenzimmer am See')
        await liveSince(hotel, await form.publish(), room.path, 'Arvenzimmer am See')
        await panelLeadsTo(form, room.path)
        await form.restorePrevious()
        await form.publish()
        await visitUntil(hotel, room.path, 'is as before', ({ html }) => !html.includes('am See'))
      }),
  },
  {
    name: 'publishes texts one after the other, each live before the next is written',
    run: (hotel) =>
      inForm(hotel.editor.open(room), async (form) => {
        const before = await form.field('lead').inputValue()
        for (const hour of ['sieben', 'acht', 'neun', 'zehn']) {
          const words = `Um ${hour} liegt die Sonne auf dem Tisch.`
          await form.write('lead', words)
          await liveSince(hotel, await form.publish(), room.path, words)
        }
        await form.write('lead', before)
        await form.publish()
        await visitUntil(hotel, room.path, 'is as before', ({ html }) => !html.includes('Um zehn'))
      }),
  },
  {
    name: 'discards what was written: nothing of it is left, and the site never had it',
    run: (hotel) =>
      inForm(hotel.editor.open(room), async (form) => {
        const title = await form.field('title').inputValue()
        await form.write('title', 'Nur ein Versuch')
        await waitFor('the draft is stored', async () =>
          (await storedAs(hotel, room.id)).length === 2 ? true : undefined,
        )
        await form.choose('Discard changes')
        await form.confirm('Discard changes')
        await waitFor('the form is as before', async () =>
          (await form.field('title').inputValue()) === title ? true : undefined,
        )
        assert.deepEqual(await storedAs(hotel, room.id), [room.id])
        assert.doesNotMatch((await visit(hotel, room.path)).html, /Nur ein Versuch/)
      }),
  },
]
