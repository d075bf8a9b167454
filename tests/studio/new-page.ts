/** A page that an editor begins: its picture, translation, address, times, and a second editor at it. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { waitFor } from '../support/wait-for'
import { type Deed, inForm, panelLeadsTo } from './deed'
import { Editor } from './editor'
import { liveSince, visit, visitUntil } from './hotel'
import { cutPicture, dropPicture } from './pictures'
import { room } from './texts'

/** With an id as the Studio would make one. */
export const evening = {
  id: `page-${randomUUID()}`,
  type: 'page',
  path: '/abendspaziergang',
  moved: '/abendgang',
  french: '/fr/promenade-du-soir',
}

export const newPage: readonly Deed[] = [
  {
    name: 'begins a page with a picture that is dropped on its form, and publishes it',
    run: (hotel) =>
      inForm(hotel.editor.begin(evening), async (form) => {
        await form.write('title', 'Abendspaziergang')
        await form.write('url.fullPath', evening.path)
        await form.write('lead', 'Zum See und zurück, bevor die Suppe kommt.')
        await dropPicture(hotel, form, evening.id, 'abend.png')
        await liveSince(hotel, await form.publish(), evening.path, 'Zum See und zurück')
        await panelLeadsTo(form, evening.path)
        const { html } = await visit(hotel, evening.path)
        const picture: string = await hotel.lake.fetch('*[_id == $id][0].picture.asset->url', evening)
        assert.ok(html.includes(path.parse(picture).name), `the page shows ${picture}`)
      }),
  },
  {
    name: 'moves the focus of the picture and cuts it, which visitors see',
    run: (hotel) =>
      inForm(hotel.editor.open(evening), async (form) => {
        const before = (await visit(hotel, evening.path)).html
        await cutPicture(form)
        await form.publish()
        await visitUntil(hotel, evening.path, 'shows another part of it', ({ html }) => html !== before)
        const { hotspot, crop } = await hotel.lake.fetch('*[_id == $id][0].picture{ hotspot, crop }', evening)
        assert.ok(hotspot.width < 0.9, 'a smaller focus')
        assert.ok(crop.left > 0.05, 'less at the left')
      }),
  },
  {
    name: 'finds it among those that miss French, begins the French page beside it, with its structure and picture, and publishes that',
    run: (hotel) =>
      inForm(hotel.editor.open(evening), async (form) => {
        await hotel.editor.lists('page;page-without-fr', 'Abendspaziergang', 'visible')
        await form.choose('Français: open or begin')
        await form.page.waitForURL(/__i18n_fr/)
        await waitFor('the German title to write over', async () =>
          (await form.field('url.fullPath').inputValue()).startsWith('/fr/') ? true : undefined,
        )
        const original = form.page.getByTestId('document-pane').first().locator('[id="title"]')
        assert.equal(await original.inputValue(), 'Abendspaziergang')
        await form.write('title', 'Promenade du soir')
        await form.write('url.fullPath', evening.french)
        await form.write('lead', 'Jusqu’au lac et retour, avant la soupe.')
        await form.field('live').locator('..').click()
        await liveSince(hotel, await form.publish(), evening.french, 'Jusqu’au lac')
        const pictures = await hotel.lake.fetch(
          '*[_id in [$id, $id + "__i18n_fr"]].picture.asset._ref',
          evening,
        )
        assert.equal(new Set(pictures).size, 1)
        await hotel.editor.lists('page;page-without-en', 'Abendspaziergang', 'visible')
        await hotel.editor.lists('page;page-without-fr', 'Abendspaziergang', 'hidden')
        await visitUntil(
          hotel,
          evening.path,
          'names its translation',
          ({ html }) => html.includes(`hrefLang="fr"`) || html.includes(evening.french),
        )
      }),
  },
  {
    name: 'moves the page: its old address leads to the new one',
    run: (hotel) =>
      inForm(hotel.editor.open(evening), async (form) => {
        await form.write('url.fullPath', evening.moved)
        await liveSince(hotel, await form.publish(), evening.moved, 'Zum See und zurück')
        const { status, location } = await visitUntil(
          hotel,
          evening.path,
          'leads on',
          (a) => a.status !== 200,
        )
        assert.equal(status, 301)
        assert.equal(new URL(location ?? '', hotel.site).pathname, evening.moved)
        await panelLeadsTo(form, evening.moved)
      }),
  },
  {
    name: 'is told at once that another page has an address, and cannot publish there',
    run: (hotel) =>
      inForm(hotel.editor.open(evening), async (form) => {
        await form.write('url.fullPath', room.path)
        await form.told('url.fullPath', 'Arvenzimmer" (de) has this path and keeps it')
        await waitFor('nothing can be published', async () =>
          (await form.publishButton.isDisabled()) ? true : undefined,
        )
        await form.choose('Discard changes')
        await form.confirm('Discard changes')
        await visitUntil(hotel, room.path, 'is the room’s', ({ html }) => html.includes('Arvenzimmer'))
      }),
  },
  {
    name: 'has a page come down and go live by the clock',
    run: (hotel) =>
      inForm(hotel.editor.open(evening), async (form) => {
        // Far enough for a slow machine to publish and to look at the site before it.
        const minute = new Date(Math.ceil((Date.now() + 45_000) / 60_000) * 60_000)
        await form.writeTime('liveFrom', minute)
        await form.publish()
        await visitUntil(hotel, evening.moved, 'waits', ({ status }) => status === 410 || status === 404)
        assert.ok(Date.now() < minute.getTime(), 'before its minute')
        await form.badge(/^Goes live/).waitFor()
        const waits = minute.getTime() - Date.now() + 60_000
        await visitUntil(hotel, evening.moved, 'is live again', ({ status }) => status === 200, waits)
        assert.ok(Date.now() >= minute.getTime(), 'not before its minute')
        await form.badge(/^Live/).waitFor()
      }),
  },
  {
    name: 'works with a second editor on one page at once: each sees the other’s words, and both are published',
    run: async (hotel) => {
      const second = await Editor.signIn(hotel.browser, hotel.studio, 'Gian Planta')
      try {
        await inForm(second.open(evening), (theirs) =>
          inForm(hotel.editor.open(evening), async (ours) => {
            await Promise.all([
              ours.write('title', 'Abendgang'),
              theirs.write('lead', 'Zum See, einmal herum und zurück.'),
            ])
            await waitFor('each has the words of the other', async () =>
              (await ours.field('lead').inputValue()).includes('einmal herum') &&
              (await theirs.field('title').inputValue()) === 'Abendgang'
                ? true
                : undefined,
            )
            await ours.shows('Gian Planta')
            const pressed = await theirs.publish()
            await liveSince(hotel, pressed, evening.moved, 'einmal herum')
            assert.match((await visit(hotel, evening.moved)).html, /<h1[^>]*>Abendgang</)
          }),
        )
      } finally {
        await second.close()
      }
    },
  },
]
