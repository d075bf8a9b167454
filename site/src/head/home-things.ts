import { searchPaths } from '../../addresses/search-paths'
import { homePath, languageOfPath, localeTags } from '../../languages/locales'
import {
  type DescribedPage,
  type HotelFacts,
  hotelJsonLd,
  type StructuredData,
  webSiteJsonLd,
} from './json-ld'

/** What a home page is: the house, and the site with its search. Of two that want to be it, the one at the address of home. */
export function homeThings(hotel: HotelFacts, page: DescribedPage): readonly StructuredData[] {
  const language = languageOfPath(page.path)
  const { siteUrl, path } = page
  if (path !== homePath(language)) return []
  const site = { siteUrl, path, name: hotel.name, languageTag: localeTags[language] }
  return [hotelJsonLd(hotel, page), webSiteJsonLd({ ...site, searchPath: searchPaths[language] })]
}
