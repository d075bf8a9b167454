import { isOpenNow, seasonNow } from '../../../content/house-season'
import { languageFrom } from '../../../languages/locales'
import { textLookup } from '../../../languages/lookup'
import type { AddedFields } from '../../../nodes/added-field'
import { findNode, type NodeFields, type ResolverContext } from '../../../nodes/lookup'
import { type RidgeWords, ridgeWords, type ShownReading } from '../../../readings/ridge/ridge-words'

const namespace = 'detail'

const readingOf = (context: ResolverContext): NodeFields | undefined =>
  findNode(context, 'ridge', 'RidgeReading')

/** The words that a page shows, made here: whoever reads the page need not load what makes them. */
function wordsOf({ language: said }: NodeFields, context: ResolverContext): RidgeWords | undefined {
  const language = languageFrom(said)
  const texts = findNode(context, `locale-${language}-${namespace}`, 'Locale')
  // The node is made by `ridgeNode`, which has these fields.
  const reading = readingOf(context) as ShownReading | undefined
  return ridgeWords(
    {
      reading: reading ?? null,
      house: seasonNow(language, context) ?? null,
      isOpen: isOpenNow(language, context),
    },
    language,
    textLookup<typeof namespace>(texts ? [{ node: { ns: namespace, data: String(texts.data) } }] : []),
  )
}

export const added: AddedFields = {
  words: {
    type: 'RidgeWords',
    description: 'What the part says; null where no service of the ridge is set, or nothing is known.',
    resolve: wordsOf,
  },
  reading: {
    type: 'RidgeReading',
    description: 'What was measured last; null where no service of the ridge is set.',
    resolve: (_part, context) => readingOf(context),
  },
  house: {
    type: 'OpenSeason',
    description:
      'The season in which the house is open on the day of the page, else the one that comes next.',
    resolve: ({ language }, context) => seasonNow(languageFrom(language), context),
  },
  isOpen: {
    type: 'Boolean!',
    description: 'Whether the house is open on the day of the page.',
    resolve: ({ language }, context) => isOpenNow(languageFrom(language), context),
  },
}
