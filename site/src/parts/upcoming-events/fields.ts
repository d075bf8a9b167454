import { definePart } from '../../../../studio/schemas/part'

export const fields = definePart({
  name: 'upcomingEvents',
  title: 'Upcoming events',
  description: 'The next events from the events service, by themselves.',
  shows: 'The next events of the valley, of one category or of all.',
  fields: [
    {
      name: 'count',
      type: 'number',
      title: 'How many',
      description: 'From 1 to 12; 3 without it.',
      validation: (rule) => rule.integer().min(1).max(12),
    },
    {
      name: 'category',
      type: 'string',
      isShown: false,
      title: 'Category',
      description: 'Only events of this category, by the id that the events service gives it.',
      validation: (rule) => rule.max(80),
    },
  ],
  otherwise: { count: 3 },
})
