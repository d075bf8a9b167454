import type { SanityClient } from '@sanity/client'
import type { Change } from '../worker/changes/change'
import { popularId } from './scale/documents'

/** One kind of edit: does it in the content service and says which changes a webhook or the clock would bring. */
export interface EditKind {
  name: string
  /** How often it is measured. */
  times: number
  edit(client: SanityClient, number: number): Promise<Change[]>
}

/** Without the document that very many pages show: that is measured by itself. */
const german = `_type in ["page", "room", "restaurant", "package", "activity"] && __i18n_lang == "de" && isHome != true && _id != "${popularId}"`

/** Pages with a text that no list shows. */
const withText = `${german} && count(parts[_type == "textPart"]) > 0`

interface TextPage {
  _id: string
  path: string
  /** Key of the first text among the parts. */
  key: string
}

/**
 * One of the documents that a filter finds, the next one far from the last: a site of any size is sampled through all
 * kinds of its pages, in the same shares.
 */
async function sample<Found>(
  client: SanityClient,
  filter: string,
  fields: string,
  number: number,
): Promise<Found | undefined> {
  const options = { perspective: 'raw' } as const
  const count = await client.fetch<number>(`count(*[${filter}])`, {}, options)
  const golden = (Math.sqrt(5) - 1) / 2
  const index = Math.floor(((number * golden) % 1) * count)
  return count === 0
    ? undefined
    : client.fetch<Found>(`*[${filter}] | order(_id)[${index}]${fields}`, {}, options)
}

const update = (id: string): Change => ({ kind: 'document', id, operation: 'update' })

async function patch(
  client: SanityClient,
  filter: string,
  number: number,
  fields: object,
): Promise<Change[]> {
  const id = await sample<string>(client, filter, '._id', number)
  if (id === undefined) return []
  await client.patch(id).set(fields).commit()
  return [update(id)]
}

/** Changes a sentence of a page and says on which page to look for it. */
export async function textEdit(
  client: SanityClient,
  number: number,
): Promise<{ id: string; path: string; text: string }> {
  const fields = '{_id, "path": url.fullPath, "key": parts[_type == "textPart"][0]._key}'
  const page = await sample<TextPage>(client, withText, fields, number)
  if (!page) throw new Error('there is no page with a text')
  const { _id: id, path, key } = page
  const text = `Ein Satz, gemessen um ${Date.now()}.`
  await client
    .patch(id)
    .set({ [`parts[_key == "${key}"].lead`]: text })
    .commit()
  return { id, path, text }
}

const made = (number: number) => `page-bench-${number}`
const french = (number: number) => `${made(number)}__i18n_fr`

async function remove(client: SanityClient, id: string): Promise<Change[]> {
  await client.delete(id)
  return [{ kind: 'document', id, operation: 'delete' }]
}

/** The kinds of edit that the figures name, in the order in which they are measured. */
export const editKinds: readonly EditKind[] = [
  {
    name: 'text of a page',
    times: 30,
    edit: async (client, number) => [update((await textEdit(client, number)).id)],
  },
  {
    name: 'title of a page',
    times: 20,
    edit: (client, number) => patch(client, german, number, { title: `Gemessen ${number}` }),
  },
  {
    name: 'picture of a page',
    times: 20,
    edit: async (client, number) => {
      const asset = await sample<string>(client, '_type == "sanity.imageAsset"', '._id', number)
      const picture = { _type: 'reference', _ref: asset }
      return patch(client, `${german} && defined(picture.asset)`, number, { 'picture.asset': picture })
    },
  },
  {
    name: 'new page',
    times: 20,
    edit: async (client, number) => {
      await client.create({
        _id: made(number),
        _type: 'page',
        __i18n_lang: 'de',
        title: `Neu ${number}`,
        url: { _type: 'url', fullPath: `/gemessen-${number}` },
        parts: [{ _type: 'textPart', _key: 'text', lead: 'Ein Satz.' }],
      })
      return [{ kind: 'document', id: made(number), operation: 'create' }]
    },
  },
  {
    name: 'moved page',
    times: 20,
    edit: async (client, number) => {
      await client
        .patch(made(number))
        .set({ url: { _type: 'url', fullPath: `/umgezogen-${number}` } })
        .commit()
      return [update(made(number))]
    },
  },
  {
    name: 'translated page',
    times: 20,
    edit: async (client, number) => {
      await client.create({
        _id: french(number),
        _type: 'page',
        __i18n_lang: 'fr',
        title: `Nouveau ${number}`,
        url: { _type: 'url', fullPath: `/fr/mesure-${number}` },
        parts: [{ _type: 'textPart', _key: 'text', lead: 'Une phrase.' }],
      })
      return [{ kind: 'document', id: french(number), operation: 'create' }]
    },
  },
  {
    name: 'deleted translation',
    times: 20,
    edit: (client, number) => remove(client, french(number)),
  },
  {
    name: 'deleted page',
    times: 20,
    edit: (client, number) => remove(client, made(number)),
  },
  {
    name: 'redirect',
    times: 20,
    edit: (client, number) =>
      patch(client, '_id == "redirects"', number, {
        'list[0].from': `/frueher-${number}`,
      }),
  },
  {
    name: 'menu',
    times: 20,
    edit: (client, number) =>
      patch(client, '_type == "navigationMenu" && menuId == "top-header" && __i18n_lang == "de"', number, {
        'items[0].title': `Menü ${number}`,
      }),
  },
  {
    name: 'footer',
    times: 20,
    edit: (client, number) =>
      patch(client, '_type == "prefooter" && __i18n_lang == "de"', number, {
        summerSeasonLength: `bis Oktober ${number}`,
      }),
  },
]
