import { definePart, noteField } from '../../../../studio/schemas/part'

export const fields = definePart({
  name: 'prices',
  title: 'Prices',
  description: 'A price list.',
  shows: 'A list of prices with a note.',
  fields: [
    {
      name: 'items',
      type: 'array',
      title: 'Prices',
      description: 'Up to forty lines.',
      of: [{ type: 'price' }],
      validation: (rule) => rule.max(40),
    },
    noteField,
  ],
  needs: ['items'],
  beginsWithWords: true,
})
