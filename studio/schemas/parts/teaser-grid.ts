import { pageTargets } from '../choices'
import { definePart, leadField, linksField } from './part'

export const teaserGrid = definePart(
  'teaserGrid',
  'Teasers',
  'Leads to other pages with title, line and picture, all taken from those pages.',
  [
    leadField,
    {
      name: 'layout',
      type: 'string',
      title: 'Layout',
      description: 'Index: a list beside one picture that changes. Pairs: two by two, each with its picture.',
      options: {
        list: [
          { title: 'Index', value: 'index' },
          { title: 'Pairs', value: 'pairs' },
        ],
        layout: 'radio',
      },
    },
    {
      name: 'items',
      type: 'array',
      title: 'Pages',
      description: 'In the order in which they are shown. Choose pages of the same language.',
      of: [{ type: 'reference', to: pageTargets }],
      validation: (rule) => rule.unique().max(24),
    },
    linksField,
  ],
)
