import { definePart } from '../../../../studio/schemas/part'

export const fields = definePart({
  name: 'facts',
  title: 'Facts',
  description: 'A list of facts with label and value.',
  shows: 'A list of facts.',
  fields: [
    {
      name: 'items',
      type: 'array',
      title: 'Facts',
      description: 'Up to forty lines.',
      of: [{ type: 'fact' }],
      validation: (rule) => rule.max(40),
    },
  ],
  needs: ['items'],
  beginsWithWords: true,
})
