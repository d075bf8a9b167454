/** A language that nobody thought of: every rule knows it from the list. */
import { runInNewContext } from 'node:vm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { otherLanguages, pathIn } from '../../studio/desk/translations'
import { validateDocument } from '../../studio/validate'
import { leadingLanguage } from '../../worker/edge/language'
import { nginxFiles, siteFile } from '../../worker/edge/nginx'
import { edgeSettings } from '../../worker/edge/settings'
import { waitingPage } from '../../worker/edge/waiting-page'
import { isErrorPage } from '../../worker/made/page-paths'
import { mediaDocumentId } from '../../worker/press/media-list'
import { asPreview } from '../../worker/preview/preview-page'
import { isEventOwner, isOccurrenceId, listPaths, nodeIds, occurrencePath } from '../addresses/event-paths'
import { pagePath } from '../addresses/page-path'
import { quotesStyle } from '../generate/quotes-style'
import { fixedPages } from '../nodes/fixed-pages'
import { Sitemap } from '../nodes/sitemap'
import { stayOnLostPage } from '../src/guard/lost-page'
import { alternates } from '../src/head/alternates'
import { routeName } from '../src/third-parties/route-name'
import { rootRedirect, rootRedirectScript } from './detection'
import { groupOf, idInLanguage, isInGroup, languageOfId } from './document-ids'
import { feedLanguage, feedRules, feedVariable } from './feed-addresses'
import {
  formatTags,
  homePath,
  isLanguage,
  type Language,
  languageFrom,
  languageOfPath,
  languages,
  localeTags,
  openGraphLocales,
} from './locales'
import { mediaCornerPath } from './media-corner-path'
import { languageTargets } from './switching'

vi.mock('./list', async (load) => {
  const list = await load<typeof import('./list')>()
  return { ...list, languages: [...list.languages.filter((language) => String(language) !== 'it'), 'it'] }
})
vi.mock('./all-facts', async (load) => {
  const { languageFacts } = await load<typeof import('./all-facts')>()
  const it = {
    name: 'Italiano',
    localeTag: 'it',
    openGraphLocale: 'it_IT',
    formatTag: 'it-CH',
    eventsName: 'eventi',
    searchName: 'ricerca',
  }
  return { languageFacts: { ...languageFacts, it } }
})
vi.mock('./all-words', async (load) => {
  const { languageWords } = await load<typeof import('./all-words')>()
  const it = {
    ...languageWords.en,
    waiting: 'Un momento.',
    quotes: ['“', '”'],
    preview: { drafts: 'Anteprima', behindCode: 'dietro il codice' },
  }
  return { languageWords: { ...languageWords, it } }
})
vi.mock('./all-texts', async (load) => {
  const { languageTexts } = await load<typeof import('./all-texts')>()
  return { languageTexts: { ...languageTexts, it: languageTexts.en } }
})

let italian: Language

beforeAll(() => {
  const found = languages.at(-1)
  if (!isLanguage(found)) throw new Error('the list has no fourth language')
  italian = found
})

const moment = { date: '2026-12-24', time: '17:30' }

describe('a fourth language', () => {
  it('has its place in the list, its prefix and its home page', () => {
    expect(languages.at(-1)).toBe('it')
    expect([homePath(italian), languageOfPath('/it'), languageOfPath('/it/camere')]).toEqual([
      '/it',
      'it',
      'it',
    ])
    expect([languageOfPath('/italia'), languageOfPath('/gate/pages/it/piani')]).toEqual(['de', 'it'])
    expect(['it', 'es'].map(languageFrom)).toEqual(['it', 'de'])
    expect(homePath('de')).toBe('/')
    expect([localeTags[italian], openGraphLocales[italian], formatTags[italian]]).toEqual([
      'it',
      'it_IT',
      'it-CH',
    ])
  })

  it('has pages below its prefix only, and holds the paths of the site there', () => {
    expect(pagePath('/it/camere', italian)).toBe('/it/camere')
    expect(pagePath('/it', italian)).toBe('/it')
    expect(pagePath('/camere', italian)).toMatchObject({ code: 'address.language' })
    expect(pagePath('/it/camere', 'de')).toMatchObject({ code: 'address.language' })
    expect(pagePath('/gate/pages/it/piani', italian)).toMatchObject({ code: 'address.language' })
    expect(pagePath('/it/eventi/2026-12', italian)).toMatchObject({ code: 'address.reserved' })
    expect(pagePath('/it/404', italian)).toMatchObject({ code: 'address.reserved' })
    expect(fixedPages().map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/it/404', '/it/media-corner', '/it/ricerca']),
    )
    expect(mediaCornerPath(italian)).toBe('/it/media-corner')
  })

  it('has documents of its own in each group', () => {
    expect(idInLanguage('room-arven__i18n_fr', italian)).toBe('room-arven__i18n_it')
    expect([groupOf('room-arven__i18n_it'), languageOfId('room-arven__i18n_it')]).toEqual([
      'room-arven',
      'it',
    ])
    expect([languageOfId('room-arven__i18n_es'), languageOfId('room-arven')]).toEqual([undefined, 'de'])
    expect(groupOf('room-arven__i18n_it-2')).toBe('room-arven__i18n_it-2')
    expect([isInGroup('header__i18n_it', italian), isInGroup('header', italian)]).toEqual([true, false])
    expect(mediaDocumentId(italian)).toBe('mediaCorner__i18n_it')
  })

  it('has its versions in the Studio', () => {
    expect(otherLanguages('room-arven')).toEqual(languages.slice(1))
    expect([pathIn('/fr/chambres', italian), pathIn('/', italian), pathIn('/it/camere', 'de')]).toEqual([
      '/it/chambres',
      '/it',
      '/camere',
    ])
    const header = { _type: 'header', season: 'winter' }
    expect(validateDocument({ ...header, _id: 'header__i18n_it', __i18n_lang: 'it' })).toEqual([])
    expect(validateDocument({ ...header, _id: 'header__i18n_fr', __i18n_lang: 'it' })).toMatchObject([
      { field: '__i18n_lang' },
    ])
  })

  it('has its events, and those for guests until it has a feed', () => {
    expect(listPaths[italian]).toBe('/it/eventi')
    expect(occurrencePath(italian, 'a', moment)).toBe('/it/eventi/a/2026-12-24/17-30')
    expect(isOccurrenceId(nodeIds.occurrence(italian, 'a', moment))).toBe(true)
    expect(isOccurrenceId('event-month-it-2026-12')).toBe(false)
    const owners = [
      nodeIds.occurrence(italian, 'a', moment),
      nodeIds.calendar(italian),
      'event-month-it-2026-12',
    ]
    expect(owners.map(isEventOwner)).toEqual([true, true, true])
    expect(feedVariable(italian)).toBe('EVENTS_FEED_URL_IT')
    expect(feedRules('must', 'may')).toMatchObject({ EVENTS_FEED_URL_DE: 'must', EVENTS_FEED_URL_IT: 'may' })
    const feeds = [{ de: 'a', en: 'b', [italian]: 'c' }, { de: 'a', en: 'b' }, { de: 'a' }]
    expect(feeds.map((given) => feedLanguage(italian, given))).toEqual(['it', 'en', 'de'])
  })

  it('is switched to, and named to search engines', () => {
    const italianPage = { language: 'it', path: '/it/camere' }
    expect(languageTargets('de', '/zimmer', [italianPage]).at(-1)).toEqual({
      language: 'it',
      path: '/it/camere',
      isCurrent: false,
      leadsHome: false,
    })
    expect(alternates('de', '/zimmer', [italianPage])).toContainEqual({
      hrefLang: 'it',
      path: '/it/camere',
    })
    const line = (language: Language, path: string) => ({
      language,
      path,
      group: 'rooms',
      lastModified: null,
    })
    const files = new Sitemap('https://x.ch').apply([line(italian, '/it/camere'), line('de', '/zimmer')], [])
    const sitemap = [...files.values()].join('')
    expect(sitemap).toContain('hreflang="it" href="https://x.ch/it/camere"')
    expect(sitemap).toMatch(/<loc>[^<]*zimmer<.*<loc>[^<]*camere</s)
    const routes = ['/it/eventi', '/it/camere', '/it/media-corner'].map(routeName)
    expect(routes).toEqual(['events___it', 'slug___it', 'media-corner___it'])
  })

  const visitors = [
    { cookie: 'i18n_app=it', languages: ['fr-CH'], to: '/it' },
    { cookie: 'i18n_app=de', languages: ['it-CH'], to: undefined },
    { cookie: '', languages: ['es', 'it-CH', 'fr'], to: '/it' },
    { cookie: '', languages: ['es'], to: undefined },
  ]
  it.each(visitors)(
    'is where $cookie $languages leads from the root: $to',
    ({ cookie, languages: wanted, to }) => {
      const userAgent = 'Mozilla/5.0'
      expect(rootRedirect({ path: '/', cookie, languages: wanted, userAgent })).toBe(to)
      const left: string[] = []
      const location = { pathname: '/', search: '', hash: '', replace: (path: string) => left.push(path) }
      runInNewContext(rootRedirectScript, {
        location,
        document: { cookie },
        navigator: { userAgent, languages: wanted },
      })
      expect(left).toEqual(to === undefined ? [] : [to])
      const sent = leadingLanguage({ cookie, acceptLanguage: wanted.join(','), userAgent })
      expect(sent).toBe(to?.slice(1))
    },
  )

  it('has error pages of its own', () => {
    const stays = ['/it/404', '/404', '/itinerario/404'].map((pagePath) => {
      const app = { pagePath, ___loader: { loadPage: async () => undefined, loadPageSync: () => undefined } }
      stayOnLostPage(app, { pathname: '/it/perso' })
      return app.pagePath
    })
    expect(stays).toEqual(['/404.html', '/404', '/itinerario/404'])
    expect([isErrorPage('/it/404'), isErrorPage('/it/410.html'), isErrorPage('/es/404')]).toEqual([
      true,
      true,
      false,
    ])
    expect(waitingPage).toContain('<p lang="it">Un momento.</p>')
  })

  it('is quoted with its own marks, and previewed in its own words', () => {
    expect(quotesStyle()).toContain('[lang|="it"] {\n  quotes: "“" "”";\n}')
    expect(asPreview('<html lang="it-CH"><body></body></html>', true)).toContain(
      '>Anteprima – dietro il codice</p>',
    )
  })

  it('stands in every rule of nginx that names languages', () => {
    const settings = edgeSettings({
      siteUrl: 'https://x.ch',
      imageOrigin: 'https://cdn.sanity.io',
      pressOrigin: 'http://127.0.0.1:8010',
      pictureSource: { projectId: 'p', dataset: 'd' },
    })
    const place = { listen: '8080', folder: '/site', cache: '/cache' }
    const answers = { redirects: [], gone: [], withheld: [], scriptHashes: [] }
    const text = nginxFiles(settings, place, answers)[siteFile] ?? ''
    const naming = text.split('\n').filter((line) => /(?<![a-z])fr(?![a-z])/.test(line))
    expect(naming).toHaveLength(5)
    const grouped = naming.filter((line) => line.includes('|'))
    expect(grouped.filter((line) => !/en\|it(?![a-z])/.test(line))).toEqual([])
    expect(text).toContain('"~^0:de:" "";')
    expect(text).toContain('"~^0:it:" it;')
    expect(text).toContain('"~*^0:[^:]*:it$" it;')
  })
})
