import { type Language, languages, prefixes } from '../../site/languages/locales'
import type { Change } from '../../worker/changes/change'
import {
  type Apply,
  all,
  languageOf,
  pageFilter,
  pathOf,
  pick,
  removal,
  type Stored,
  setOn,
} from './edit-parts'

/** Paths that only the site itself has, in German. */
const ownPaths = [
  ...[
    '/events',
    '/events/2026-12',
    '/events/fondue/2026-12-01',
    '/index',
    '/404',
    '/410',
    '/500',
    '/media-corner',
  ],
  ...[
    '/page-data/x',
    '/static/x',
    '/api/x',
    '/gate',
    '/files',
    '/.hidden',
    '/_headers',
    '/~x',
    '/favicon.ico',
  ],
]

const otherForms: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path.toUpperCase(),
  (path) => path.replaceAll('e', '%65'),
  (path) => path.normalize('NFD'),
  (path) => `${path}/`,
]

const setPath = (path: string) => ({ url: { _type: 'pageUrl', fullPath: path } })

const singleTypes = [
  'header',
  'mediaCorner',
  'general',
  'contactInfo',
  'prefooter',
  'socialMedia',
  'legal',
] as const

/** The id of what there is once in a language, and of a second one of its kind. */
const single = (type: string, language: Language, isCopy: boolean): string =>
  `${type}${isCopy ? '-copy' : ''}${language === 'de' ? '' : `__i18n_${language}`}`

/** Puts a document, or takes it away where it is there. */
async function toggle(client: Parameters<Apply>[0]['client'], document: Stored): Promise<Change[]> {
  if (await client.getDocument(document._id)) {
    await client.delete(document._id)
    return [removal(document._id)]
  }
  await client.create(document)
  return [{ kind: 'document', id: document._id, operation: 'create' }]
}

/** A page that asks for the path of a live one, is older or younger, and comes and goes. */
const rival: Apply = async ({ client }, edit) => {
  const pages = (await all(client, `${pageFilter} && !isHome`)).filter(
    ({ _id }) => !_id.startsWith('page-rival'),
  )
  const victim = pick(pages, edit.a)
  const write = pick(otherForms, edit.c)
  if (!victim || !write) return []
  const language = languageOf(victim)
  return toggle(client, {
    _id: `page-rival-${edit.b % 3}${language === 'de' ? '' : `__i18n_${language}`}`,
    _type: 'page',
    _createdAt: edit.c % 2 === 0 ? '2020-01-01T00:00:00Z' : '2030-01-01T00:00:00Z',
    __i18n_lang: language,
    title: `Rivale ${edit.b}`,
    ...setPath(write(pathOf(victim))),
  })
}

/** A document whose id belongs to another language than it is in. */
const mislabel: Apply = async ({ client }, edit) => {
  const language = pick(languages, edit.b) ?? 'de'
  const other = pick(languages, edit.b + 1 + (edit.c % 2)) ?? 'fr'
  return toggle(client, {
    _id: `page-made-${edit.a % 7}${other === 'de' ? '' : `__i18n_${other}`}`,
    _type: 'page',
    __i18n_lang: language,
    title: `Falsch ${edit.c}`,
    ...setPath(`${prefixes[language]}/falsch-${edit.a % 7}`),
  })
}

const copySingle: Apply = ({ client }, edit) => {
  const language = pick(languages, edit.b) ?? 'de'
  const old = { _createdAt: '2020-01-01T00:00:00Z' }
  const redirects: Stored = {
    ...{ _id: `redirects-${edit.b % 2}`, _type: 'redirects', ...old },
    list: [{ _key: 'copy', from: `/kopie-${edit.c % 5}`, to: '/' }],
  }
  const others = singleTypes.map(
    (type): Stored => ({
      _id: single(type, language, true),
      _type: type,
      __i18n_lang: language,
      ...old,
    }),
  )
  return toggle(client, pick([redirects, ...others], edit.a) ?? redirects)
}

/** Edits by which documents meet: on one path, on a path of the site, in one language of a group, as a second single one. */
export const rivalEdits = {
  reserve: setOn(`${pageFilter} && !isHome`, (document, { b, c }) => {
    const path = `${prefixes[languageOf(document)]}${pick(ownPaths, b)}`
    return setPath((pick(otherForms, c) ?? String)(path))
  }),
  respell: setOn(`${pageFilter} && !isHome`, (document, { b }) =>
    setPath((pick(otherForms, b) ?? String)(pathOf(document))),
  ),
  rival,
  mislabel,
  copySingle,
  noIndex: setOn(pageFilter, ({ seo }) => {
    const before = typeof seo === 'object' && seo !== null ? seo : {}
    return { seo: { ...before, noIndex: !('noIndex' in before && before.noIndex === true) } }
  }),
} satisfies Record<string, Apply>

export const rivalEditKinds = ['reserve', 'respell', 'rival', 'mislabel', 'copySingle', 'noIndex'] as const
