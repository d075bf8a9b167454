import { samplePages, siteUrl } from './visit'

type Language = 'de' | 'fr' | 'en'

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => new URL(location).pathname)
const read = async (path: string) => (await fetch(siteUrl + path)).text()
const isOf: Readonly<Record<Language, RegExp>> = {
  de: /^(?!\/(fr|en)(\/|$))/,
  fr: /^\/fr(\/|$)/,
  en: /^\/en(\/|$)/,
}

/** The paths of all pages in a language that the sitemap names; of events three, because they look alike. */
export async function everyPage(language: Language): Promise<string[]> {
  const parts = await Promise.all(locations(await read('/sitemap.xml')).map(read))
  const paths = parts.flatMap(locations).filter((path) => isOf[language].test(path))
  const isEvent = (path: string) => path.startsWith(`${samplePages.events[language]}/`)
  return [...paths.filter((path) => !isEvent(path)), ...paths.filter(isEvent).slice(0, 3)]
}
