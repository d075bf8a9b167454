import { type OfferId, offerRates, type RoomId, roomRates } from '../../sandbox/hotel/content/prices'
import { hotelDocuments } from '../../sandbox/hotel/documents'
import { everyPage } from './every-page'
import { readPage } from './read-page'
import { expect, siteUrl, test } from './visit'

const languages = ['de', 'fr', 'en'] as const
type Season = 'summer' | 'winter'

const documents = hotelDocuments().map((document) => JSON.parse(JSON.stringify(document)))
const base = (id: string): string => id.replace(/__i18n_\w+$/, '')
/** Paths of a kind of document, with the id that all languages share. */
const pathsOf = (type: string): Map<string, string> =>
  new Map(documents.filter(({ _type }) => _type === type).map((each) => [each.url.fullPath, base(each._id)]))
const rooms = pathsOf('room')
const offers = pathsOf('package')
const ratesOf = (path: string) => roomRates[(rooms.get(path) ?? '') as RoomId]

const amountOf = (text: string): number => Number(text.replaceAll('’', ''))
const from = /(?:ab|dès|from)\sCHF\s([\d’]+)/
const inSeason: Readonly<Record<Season, RegExp>> = {
  summer: /(?:im|en|in)\s(?:Sommer|été|summer)/,
  winter: /(?:im|en|in)\s(?:Winter|hiver|winter)/,
}
const seasons = ['summer', 'winter'] as const

/** What a piece of a page asks in each season: `<span data-in="summer">ab CHF 520 im Sommer</span>`. */
const bySeason = (html: string) =>
  [...html.matchAll(/<span data-in="(\w+)">([^<]*)<\/span>/g)].map(([, season = '', text = '']) => {
    const [, amount = ''] = from.exec(text) ?? []
    return { season, amount: amountOf(amount), namesIt: inSeason[season as Season].test(text) }
  })
const expected = (rates: { summer: number; winter: number }) =>
  seasons.map((season) => ({ season, amount: rates[season], namesIt: true }))

/** Amounts after "from" that belong to a season, as they stand in the text: of all rooms, or of something in the valley. */
function seasonalAmounts(season: Season): Set<number> {
  const activities = documents.filter((each) => each._type === 'activity' && each.season === season)
  return new Set([
    ...Object.values(roomRates).map((rates) => rates[season]),
    ...activities.map(({ priceFrom }) => Number(priceFrom)),
  ])
}
const known = { summer: seasonalAmounts('summer'), winter: seasonalAmounts('winter') }
const offerAmounts = new Set<number>(Object.values(offerRates).map(({ price }) => price))
/** "From" without a season or dates, because it holds all year: skis for a day, a voucher. */
const allYear = new Set([45, 100])
const months =
  /Januar|Februar|März|September|Oktober|Juni|Dezember|janvier|février|mars|septembre|octobre|juin|décembre|January|February|March|October|June|December/

/** Every "from" of a page that no source knows, or that does not say when it holds. */
function strayPrices(words: string): string[] {
  return [...words.matchAll(new RegExp(from, 'g'))].flatMap((match) => {
    const [text, amount = ''] = match
    const value = amountOf(amount)
    const after = words.slice(match.index + text.length, match.index + text.length + 12)
    const around = words.slice(Math.max(0, match.index - 90), match.index + text.length + 90)
    const season = seasons.find((each) => inSeason[each].test(after))
    const isKnown = season
      ? known[season].has(value)
      : (offerAmounts.has(value) && months.test(around)) || allYear.has(value)
    return isKnown ? [] : [around]
  })
}

test('a price that no source knows, and one without its season, are found', () => {
  expect(strayPrices('Zimmer ab CHF 390 im Sommer, ab CHF 480 im Winter')).toEqual([])
  expect(strayPrices('Zimmer ab CHF 390 im Winter')).toHaveLength(1)
  expect(strayPrices('Zimmer ab CHF 390')).toHaveLength(1)
  expect(strayPrices('Eine Woche, 10. Januar bis 28. Februar, ab CHF 3’150')).toEqual([])
})

for (const language of languages)
  test(`every price on every page in ${language} is that of the source, and says when it holds`, async () => {
    const wrong: string[] = []
    const seen = { rows: 0, pages: 0, froms: 0 }
    for (const path of await everyPage(language)) {
      const html = (await (await fetch(siteUrl + path)).text()).replace(/<!-- -->/g, '')
      const page = readPage(path, html, siteUrl)
      wrong.push(...strayPrices(page.words).map((text) => `${path}: ${text}`))
      seen.froms += [...page.words.matchAll(new RegExp(from, 'g'))].length
      for (const [link, href = ''] of html.matchAll(/<a (?:[^>]* )?href="([^"]+)"[^>]*>.*?<\/a>/gs)) {
        const rates = ratesOf(href)
        const asked = bySeason(link)
        if (!rates || asked.length === 0) continue
        seen.rows++
        expect.soft(asked, `${path} on ${href}`).toEqual(expected(rates))
      }
      const own = ratesOf(path)
      if (own) {
        seen.pages++
        const head = /<div class="[^"]*" data-part="title">.*?<section/s.exec(html)?.[0] ?? ''
        const bar = /<nav [^>]*data-bar="page".*?<\/nav>/s.exec(html)?.[0] ?? ''
        // Once beside the name, once in the bar of phones.
        expect.soft(bySeason(head), path).toEqual(expected(own))
        expect.soft(bySeason(bar), path).toEqual(expected(own))
        const offered = JSON.stringify(page.jsonLd)
        for (const season of seasons) expect.soft(offered, path).toContain(`"price":${own[season]}`)
      }
      const offer = offers.get(path)
      if (offer)
        expect
          .soft(JSON.stringify(page.jsonLd), path)
          .toContain(`"price":${offerRates[offer as OfferId].price},`)
    }
    expect(wrong).toEqual([])
    expect(seen.rows).toBeGreaterThan(20)
    expect(seen.pages).toBe(7)
    expect(seen.froms).toBeGreaterThan(80)
  })
