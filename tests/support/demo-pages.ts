/** The same page of the demo hotel in every language, one for each template. */
export const samplePages = {
  home: { de: '/', fr: '/fr', en: '/en' },
  summer: { de: '/sommer', fr: '/fr/ete', en: '/en/summer' },
  winter: { de: '/winter', fr: '/fr/hiver', en: '/en/winter' },
  room: { de: '/zimmer/arvenzimmer', fr: '/fr/chambres/chambre-arolle', en: '/en/rooms/arven-room' },
  restaurant: { de: '/kueche/grandsalon', fr: '/fr/tables/grandsalon', en: '/en/dining/grandsalon' },
  package: { de: '/angebote/erster-schnee', fr: '/fr/offres/premiere-neige', en: '/en/offers/first-snow' },
  activity: { de: '/tal-und-berg/seeweg', fr: '/fr/vallee/tour-du-lac', en: '/en/valley/lake-path' },
  questions: { de: '/haeufige-fragen', fr: '/fr/questions', en: '/en/questions' },
  events: { de: '/events', fr: '/fr/evenements', en: '/en/events' },
  search: { de: '/suche', fr: '/fr/recherche', en: '/en/search' },
  mediaCorner: { de: '/media-corner', fr: '/fr/media-corner', en: '/en/media-corner' },
} as const

const pathsIn = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, path = '']) => path)),
]
const textOf = async (address: string): Promise<string> => (await fetch(address)).text()

/** Paths of the occurrences that a page of a site shows now, in their order. */
export const occurrencesOn = async (address: string): Promise<string[]> =>
  pathsIn(await textOf(address), /href="([^"]*\/\d{4}-\d{2}-\d{2}(?:\/\d{2}-\d{2})?)"/g)

/** Paths of the lists of events in a language: that of the current month, then those that it leads to. */
export async function eventLists(site: string, language: keyof typeof samplePages.events): Promise<string[]> {
  const list = samplePages.events[language]
  return [list, ...pathsIn(await textOf(site + list), /href="([^"]*\/\d{4}-\d{2})"/g)]
}

/** The list of the month that has the most occurrences: of the current one all may be over. */
export async function fullestList(site: string, language: keyof typeof samplePages.events): Promise<string> {
  const lists = await eventLists(site, language)
  const counts = await Promise.all(lists.map(async (list) => (await occurrencesOn(site + list)).length))
  return lists[counts.indexOf(Math.max(...counts))] ?? samplePages.events[language]
}

/**
 * The path of an occurrence: of the current month, or of the first month after it that has any.
 * @throws Error where no month has one
 */
export async function occurrenceOf(site: string, language: keyof typeof samplePages.events): Promise<string> {
  const list = samplePages.events[language]
  for (const month of await eventLists(site, language)) {
    const [first] = await occurrencesOn(site + month)
    if (first?.startsWith(list)) return first
  }
  throw new Error(`no list of ${list} has an occurrence`)
}
