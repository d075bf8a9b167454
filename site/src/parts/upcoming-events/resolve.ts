import { nodeIds } from '../../../addresses/event-paths'
import { languageFrom } from '../../../languages/locales'
import type { AddedFields } from '../../../nodes/added-field'
import { findNode, listOf, textOf } from '../../../nodes/lookup'

export const added: AddedFields = {
  events: {
    type: '[EventTeaser!]!',
    description: 'The occurrences, in order: `count`, and as many more as are over before the day is.',
    // From the narrow node that the events source keeps for each language and category.
    resolve: ({ language, category, count }, context) => {
      const id = nodeIds.upcoming(languageFrom(language), textOf(category))
      const node = findNode(context, id, 'EventUpcoming')
      const held = Array.isArray(node?.held) ? node.held : []
      return listOf(node?.teasers).slice(0, Number(held[Number(count) - 1]) || 0)
    },
  },
}
