/** The pages that are audited, by the names of their kinds: one of each, in the demo hotel. */
const pages: Readonly<Record<string, string>> = {
  home: '/en',
  'home in winter': '/winter',
  room: '/zimmer/arvenzimmer',
  restaurant: '/kueche/grandsalon',
  package: '/angebote/erster-schnee',
  activity: '/tal-und-berg/seeweg',
  gallery: '/galerie',
  'events list': '/events',
  text: '/geschichte',
  'code screen': '/media-corner',
}

/** An occurrence that the list of events shows now. @throws Error where it shows none */
async function anOccurrence(site: string): Promise<string> {
  const list = await (await fetch(`${site}/events`)).text()
  const found = [...list.matchAll(/href="(\/events\/[^"]+\/\d{4}-\d{2}-\d{2}[^"]*)"/g)].at(-1)?.[1]
  if (!found) throw new Error(`${site}/events shows no occurrence.`)
  return found
}

/** Names and paths of the pages whose name holds one of the words; of all without words. */
export async function auditedPages(site: string, words: readonly string[]) {
  const all = { ...pages, occurrence: await anOccurrence(site) }
  return Object.entries(all).filter(
    ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
  )
}
