import type { SanityClient } from '@sanity/client'
import { placed, placesIn } from '../../site/content/testing/places'
import { type Language, languages, prefixes } from '../../site/languages/locales'
import type { Change } from '../../worker/changes/change'
import {
  type Apply,
  all,
  type Choice,
  languageOf,
  pageFilter,
  pathOf,
  pick,
  removal,
  type Stored,
  setOn,
  update,
  type World,
} from './edit-parts'
import { feedEditKinds, feedEdits } from './feed-edits'
import { partEditKinds, partEdits } from './part-edits'
import { rivalEditKinds, rivalEdits } from './rival-edits'
import { scheduleEditKinds, scheduleEdits } from './schedule-edits'
import { seasonEditKinds, seasonEdits } from './season-edits'

/** One random edit: what is done, and three numbers that choose to what and how. */
export interface Edit extends Choice {
  kind: EditKind
}

export const editKinds = [
  'title',
  'lead',
  'price',
  'parts',
  'create',
  'translate',
  'untranslate',
  'move',
  'swapPaths',
  'delete',
  'undelete',
  'reference',
  'menu',
  'footer',
  'texts',
  'redirects',
  'picture',
  'hide',
  'collide',
  'spoil',
  'wrongKind',
  'hostile',
  ...feedEditKinds,
  ...partEditKinds,
  ...rivalEditKinds,
  ...scheduleEditKinds,
  ...seasonEditKinds,
] as const
export type EditKind = (typeof editKinds)[number]

function withoutSystemFields({ _rev, _updatedAt, _createdAt, ...document }: Stored): Stored {
  return document
}

async function createPage(
  client: SanityClient,
  id: string,
  edit: Choice,
  language: Language,
): Promise<Change[]> {
  const targets = await all(client, `${pageFilter} && __i18n_lang == "${language}"`)
  const target = pick(targets, edit.b)
  await client.createOrReplace({
    _id: id,
    _type: 'page',
    __i18n_lang: language,
    title: `Neu ${edit.a}`,
    url: { _type: 'url', fullPath: `${prefixes[language]}/neu-${edit.a % 7}` },
    parts: [
      {
        _type: 'textPart',
        _key: 'text',
        title: `Text ${edit.c}`,
        links: target
          ? [
              {
                _type: 'link',
                _key: 'link',
                isExternal: false,
                link: { _type: 'reference', _ref: target._id, _weak: true },
              },
            ]
          : [],
      },
    ],
  })
  return [{ kind: 'document', id, operation: 'create' }]
}

/** Ids that any document refers to. To ask the content service for each document who refers to it takes half a second. */
async function referencedIds(client: SanityClient): Promise<Set<string>> {
  const text = JSON.stringify(await all(client, 'true'))
  return new Set([...text.matchAll(/"_ref":"([^"]+)"/g)].map(([, id = '']) => id))
}

/** What is in the place of a value: of another kind, or of the right one and meant badly. */
const wrongKinds: readonly unknown[] = [
  'wort',
  7,
  1.5,
  true,
  ['wort'],
  { fremd: 'wort' },
  [{ _type: 'fremd', _key: 'a' }],
]
const hostileValues: readonly unknown[] = [
  ...[
    'halb\ud800',
    'a\u0000b',
    '\u202e',
    '</script>',
    'https://',
    'https://a:80000',
    '9999-12-31',
    'x'.repeat(10_000),
  ],
  ...[-1, 1e300, 2 ** 31],
]

/** Puts a value in the place of any other, in any document that pages, header or footer are made of. */
const putAnywhere =
  (values: readonly unknown[]): Apply =>
  async ({ client }, { a, b, c }) => {
    const document = pick(await all(client, '!(_id in path("_.**")) && !(_type match "system.**")'), a)
    if (!document) return []
    const { _id, _type, _rev, _createdAt, _updatedAt, ...fields } = document
    const place = pick(placesIn(fields), b)
    if (!place) return []
    const changed = placed(fields, place, pick(values, c))
    const [field = ''] = place
    // The content service itself refuses a reference that leads nowhere.
    const done = await client
      .patch(_id)
      .set({ [field]: changed[field] })
      .commit()
      .catch(() => undefined)
    return done ? [update(_id)] : []
  }

const applies: Readonly<Record<EditKind, Apply>> = {
  title: setOn(pageFilter, (_document, { b }) => ({ title: `Titel ${b} « ${b} »` })),
  lead: setOn(pageFilter, (_document, { b }) => ({ lead: `Ein Satz mit der Zahl ${b}.` })),
  price: setOn('_type in ["room", "package"]', ({ _type, prices }, { a, b }) => {
    const amount = 100 + (b % 900)
    if (_type === 'package') return { priceFrom: amount }
    const list: unknown[] = Array.isArray(prices) ? prices : []
    const at = a % Math.max(1, list.length)
    return { prices: list.map((price, index) => (index === at ? { ...Object(price), amount } : price)) }
  }),
  parts: setOn(`${pageFilter} && count(parts) > 1`, ({ parts }, { b }) => {
    const list = Array.isArray(parts) ? parts : []
    const at = b % list.length
    return { parts: [...list.slice(at), ...list.slice(0, at)] }
  }),
  create: ({ client }, edit) => createPage(client, `page-made-${edit.a % 7}`, edit, 'de'),
  translate: ({ client }, edit) => {
    const language = pick(languages.slice(1), edit.b) ?? 'fr'
    return createPage(client, `page-made-${edit.a % 7}__i18n_${language}`, edit, language)
  },
  untranslate: async (world, edit) => {
    const document = pick(await all(world.client, `${pageFilter} && __i18n_lang != "de" && !isHome`), edit.a)
    if (!document) return []
    world.deleted.push(document)
    await world.client.delete({ query: '*[_id == $id]', params: { id: document._id } }).catch(() => undefined)
    return [removal(document._id)]
  },
  move: setOn(`${pageFilter} && !(url.fullPath in ["/", "/fr", "/en"])`, (document, { b }) => ({
    url: { _type: 'url', fullPath: `${prefixes[languageOf(document)]}/umgezogen-${b % 11}` },
  })),
  swapPaths: async ({ client }, edit) => {
    const pages = await all(client, `${pageFilter} && __i18n_lang == "de" && url.fullPath != "/"`)
    const [one, two] = [pick(pages, edit.a), pick(pages, edit.b)]
    if (!one || !two || one._id === two._id) return []
    await client
      .transaction()
      .patch(one._id, { set: { url: { _type: 'url', fullPath: pathOf(two) } } })
      .patch(two._id, { set: { url: { _type: 'url', fullPath: pathOf(one) } } })
      .commit()
    return [update(one._id), update(two._id)]
  },
  delete: async (world, edit) => {
    const referenced = await referencedIds(world.client)
    const documents = await all(world.client, `${pageFilter} && !isHome`)
    const document = pick(
      documents.filter(({ _id }) => !referenced.has(_id)),
      edit.a,
    )
    if (!document) return []
    world.deleted.push(document)
    await world.client.delete(document._id)
    return [removal(document._id)]
  },
  undelete: async (world, edit) => {
    const document = pick(world.deleted, edit.a)
    if (!document) return []
    await world.client.createOrReplace(withoutSystemFields(document))
    return [{ kind: 'document', id: document._id, operation: 'create' }]
  },
  reference: async ({ client }, edit) => {
    const pages = await all(client, `${pageFilter} && __i18n_lang == "de"`)
    const [from, first, second] = [pick(pages, edit.a), pick(pages, edit.b), pick(pages, edit.c)]
    if (!from || !first || !second) return []
    const items = [first, second].map(({ _id }, index) => ({
      _type: 'reference',
      _key: `item-${index}`,
      _ref: _id,
      _weak: true,
    }))
    const part = { _type: 'teaserGrid', _key: 'made', layout: edit.c % 2 === 0 ? 'pairs' : 'index', items }
    await client
      .patch(from._id)
      .set({ parts: [part] })
      .commit()
    return [update(from._id)]
  },
  menu: setOn('_type == "navigationMenu"', ({ items }, { b }) => {
    const list = Array.isArray(items) ? items : []
    return {
      items: [...list.slice(1), ...list.slice(0, 1)].map((item, index) =>
        index === 0 ? { ...item, title: `Menü ${b}` } : item,
      ),
    }
  }),
  footer: setOn('_type == "prefooter"', (_document, { b }) => ({
    summerSeasonLength: `Juni bis Oktober ${b % 100}`,
  })),
  texts: async ({ client }, edit) => {
    const language = pick(languages, edit.a) ?? 'de'
    const namespace = edit.c % 3 === 0 ? 'cookie' : 'detail'
    const id = `staticText-${namespace}${language === 'de' ? '' : `__i18n_${language}`}`
    const entries = [
      {
        _key: 'guests',
        key:
          pick(namespace === 'cookie' ? ['Text', 'title'] : ['guests', 'bookRoom', 'facts'], edit.b) ??
          'guests',
        value: `Text ${edit.c}`,
      },
    ]
    await client.createIfNotExists({
      _id: id,
      _type: 'staticText',
      __i18n_lang: language,
      namespace,
    })
    await client.patch(id).set({ entries }).commit()
    return [update(id)]
  },
  redirects: async ({ client }, edit) => {
    const list = [{ _key: 'made', from: `/alt-${edit.a % 5}`, to: '/' }]
    await client.createIfNotExists({ _id: 'redirects', _type: 'redirects' })
    await client.patch('redirects').set({ list }).commit()
    return [update('redirects')]
  },
  picture: async ({ client }, edit) => {
    const assets = await all(client, '_type == "sanity.imageAsset"')
    const document = pick(await all(client, `${pageFilter} && defined(picture.asset)`), edit.a)
    const asset = pick(assets, edit.b)
    if (!document || !asset) return []
    await client
      .patch(document._id)
      .set({ 'picture.asset': { _type: 'reference', _ref: asset._id } })
      .commit()
    return [update(document._id)]
  },
  hide: setOn(`${pageFilter} && !isHome`, ({ live }) => ({ live: live === false })),
  collide: async ({ client }, edit) => {
    const pages = await all(client, `${pageFilter} && __i18n_lang == "de" && url.fullPath != "/"`)
    const [one, two] = [pick(pages, edit.a), pick(pages, edit.b)]
    if (!one || !two) return []
    await client
      .patch(one._id)
      .set({ url: { _type: 'url', fullPath: pathOf(two).toUpperCase() } })
      .commit()
    return [update(one._id)]
  },
  spoil: setOn(pageFilter, ({ parts }, { b }) => ({
    parts: [
      ...(Array.isArray(parts) ? parts : []),
      {
        _type: 'panorama',
        _key: `spoilt-${b}`,
        picture: { _type: 'picture', asset: { _type: 'reference', _ref: 'image-broken', _weak: true } },
      },
    ],
  })),
  wrongKind: putAnywhere(wrongKinds),
  hostile: putAnywhere(hostileValues),
  ...feedEdits,
  ...partEdits,
  ...rivalEdits,
  ...scheduleEdits,
  ...seasonEdits,
}

/** Does an edit in the content service or the feed. Returns the changes that webhooks or the clock would bring. */
export const applyEdit = (world: World, edit: Edit): Promise<Change[]> => applies[edit.kind](world, edit)
