import { definePart, noteField } from '../../../../studio/schemas/part'

export const fields = definePart({
  name: 'openingHours',
  title: 'Opening hours',
  description: 'When something is open.',
  shows: 'A list of opening hours with a note.',
  fields: [
    {
      name: 'items',
      type: 'array',
      title: 'Opening times',
      description: 'One line for each group of days.',
      of: [{ type: 'openingTime' }],
      validation: (rule) => rule.max(14),
    },
    noteField,
  ],
  needs: ['items'],
  beginsWithWords: true,
})
