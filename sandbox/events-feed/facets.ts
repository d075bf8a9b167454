/** The languages that the service speaks: whatever the site does, its program is written in these. */
export const feedLanguages = ['de', 'fr', 'en'] as const
export type FeedLanguage = (typeof feedLanguages)[number]

/** Names of the facets in each language. Identifiers are numbers or text, as the real service mixes them. */
const rows = [
  { id: 101, key: 'events_category', name: 'music', isActive: true, de: 'Musik', fr: 'Musique', en: 'Music' },
  {
    id: 102,
    key: 'events_category',
    name: 'kitchen',
    isActive: true,
    de: 'Küche',
    fr: 'Cuisine',
    en: 'Kitchen',
  },
  {
    id: 103,
    key: 'events_category',
    name: 'mountain',
    isActive: true,
    de: 'Berg und Wald',
    fr: 'Montagne et forêt',
    en: 'Mountain and forest',
  },
  {
    id: 104,
    key: 'events_category',
    name: 'custom',
    isActive: true,
    de: 'Markt und Brauch',
    fr: 'Marchés et coutumes',
    en: 'Markets and customs',
  },
  {
    id: 105,
    key: 'events_category',
    name: 'family',
    isActive: true,
    de: 'Familie',
    fr: 'Famille',
    en: 'Family',
  },
  {
    id: 199,
    key: 'events_category',
    name: 'archive',
    isActive: false,
    de: 'Archiv',
    fr: 'Archives',
    en: 'Archive',
  },
  {
    id: '201',
    key: 'events_resort',
    name: 'dorf',
    isActive: true,
    de: 'Serein-Dorf',
    fr: 'Serein-Dorf',
    en: 'Serein-Dorf',
  },
  {
    id: '202',
    key: 'events_resort',
    name: 'arolles',
    isActive: true,
    de: 'Les Arolles',
    fr: 'Les Arolles',
    en: 'Les Arolles',
  },
  {
    id: '203',
    key: 'events_resort',
    name: 'grat',
    isActive: true,
    de: 'Hinterm Grat',
    fr: 'Hinterm Grat',
    en: 'Hinterm Grat',
  },
  {
    id: 'grandhotel-edelgrat',
    key: 'events_channel',
    name: 'grandhotel-edelgrat',
    isActive: true,
    de: 'Grandhotel Edelgrat',
    fr: 'Grandhotel Edelgrat',
    en: 'Grandhotel Edelgrat',
  },
  {
    id: 'val-serein',
    key: 'events_channel',
    name: 'val-serein',
    isActive: true,
    de: 'Val Serein',
    fr: 'Val Serein',
    en: 'Val Serein',
  },
  {
    id: 'arolles-bahnen',
    key: 'events_channel',
    name: 'arolles-bahnen',
    isActive: true,
    de: 'Arolles Bahnen',
    fr: 'Arolles Bahnen',
    en: 'Arolles Bahnen',
  },
] as const

export type FacetName = (typeof rows)[number]['name']

/** The identifier of a facet as the feed writes it. */
export const facetId = (name: FacetName): string | number => rows.find((row) => row.name === name)?.id ?? name

/** The feed's `facets` in one language. */
export const feedFacets = (language: FeedLanguage) =>
  rows.map((row) => ({
    title: row[language],
    facedId: row.id,
    facetKeyTypo3: row.key,
    isActive: row.isActive,
  }))
