import { isOpenNow, seasonNow } from '../../../content/house-season'
import { languageFrom } from '../../../languages/locales'
import type { AddedFields } from '../../../nodes/added-field'
import { findNode } from '../../../nodes/lookup'

export const added: AddedFields = {
  reading: {
    type: 'RidgeReading',
    description: 'What was measured last; null where no service of the ridge is set.',
    resolve: (_part, context) => findNode(context, 'ridge', 'RidgeReading'),
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
