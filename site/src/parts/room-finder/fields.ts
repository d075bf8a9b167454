import { definePart, leadField } from '../../../../studio/schemas/part'

export const fields = definePart({
  name: 'roomFinder',
  title: 'Room finder',
  description:
    'Rooms and suites side by side, with what they have and cost, and their floor plans; visitors choose by guests, dog, stove, bath and floor.',
  shows:
    'Rooms and their floor plans side by side, and the choice among them by guests, dog, stove, bath and floor.',
  fields: [
    leadField,
    {
      name: 'items',
      type: 'array',
      title: 'Rooms',
      description: 'In the order in which they are shown. Choose rooms of the same language.',
      of: [{ type: 'reference', to: [{ type: 'room' }], weak: true }],
      validation: (rule) => rule.unique().max(24),
    },
  ],
  needs: ['items'],
})
