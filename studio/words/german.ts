/** The texts of the content model in German, by the English ones that stand in its definitions. */
import { blocks } from './german-blocks'
import { lists } from './german-lists'
import { media } from './german-media'
import { offers } from './german-offers'
import { pages } from './german-pages'
import { parts } from './german-parts'
import { sameInBoth } from './german-same'
import { site } from './german-site'
import type { ModelWords } from './in-words'

/** Each subject by itself; no text is in two of them. */
export const subjects: readonly Readonly<Record<string, string>>[] = [
  pages,
  offers,
  site,
  blocks,
  media,
  parts,
  lists,
  Object.fromEntries(sameInBoth.map((word) => [word, word])),
]

export const german: ModelWords = {
  texts: Object.assign({}, ...subjects),
  // One English word, and two in German: the title of a field, by the names of its type and its own.
  titles: {
    'openSeason.to': 'Bis',
    'link.sectionId': 'Sprungmarke',
    'jumplink.sectionId': 'Sprungmarke',
    'map.directions': 'Wegbeschreibung',
  },
}
