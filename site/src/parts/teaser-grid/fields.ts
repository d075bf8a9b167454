import { pageTargets } from '../../../../studio/schemas/choices'
import { definePart, leadField, linksField, pictureField } from '../../../../studio/schemas/part'

export const fields = definePart({
  name: 'teaserGrid',
  title: 'Teasers',
  description: 'Leads to other pages with title, line and picture, all taken from those pages.',
  shows: 'Rooms, restaurants, packages, activities or pages as an index or in pairs.',
  fields: [
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
      description:
        'In the order in which they are shown; a list of offers alone begins with the soonest. Choose pages of the same language.',
      of: [{ type: 'reference', to: pageTargets, weak: true }],
      validation: (rule) => rule.unique().max(24),
    },
    {
      ...pictureField,
      description: 'Beside an index until a row is pointed at. Without it, that of its first page.',
    },
    linksField,
  ],
  needs: ['items'],
  otherwise: { layout: 'pairs' },
})
