import type { Thing, WithContext } from 'schema-dts'
import { searchPaths } from '../../addresses/search-paths'
import { languageOfPath, localeTags } from '../../languages/locales'
import { type DescribedPage, type HotelFacts, hotelJsonLd, webSiteJsonLd } from './json-ld'

/** What a home page is: the house, and the site with its search. */
export function homeThings(hotel: HotelFacts, page: DescribedPage): readonly WithContext<Thing>[] {
  const language = languageOfPath(page.path)
  const { siteUrl, path } = page
  const site = { siteUrl, path, name: hotel.name, languageTag: localeTags[language] }
  return [hotelJsonLd(hotel, page), webSiteJsonLd({ ...site, searchPath: searchPaths[language] })]
}
