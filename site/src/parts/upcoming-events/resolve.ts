import { nodeIds } from '../../../addresses/event-paths'
import { languageFrom } from '../../../languages/locales'
import type { AddedFields } from '../../../nodes/added-field'
import { findNode, listOf, textOf } from '../../../nodes/lookup'

export const added: AddedFields = {
  events: {
    type: '[EventTeaser!]!',
    description: 'The occurrences, in order.',
    // From the narrow node that the events source keeps for each language and category.
    resolve: ({ language, category, count }, context) => {
      const id = nodeIds.upcoming(languageFrom(language), textOf(category))
      return listOf(findNode(context, id, 'EventUpcoming')?.teasers).slice(0, Number(count))
    },
  },
}
