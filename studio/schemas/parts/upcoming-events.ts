import { definePart } from './part'

export const upcomingEvents = definePart(
  'upcomingEvents',
  'Upcoming events',
  'The next events from the events service, by themselves.',
  [
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
      title: 'Category',
      description: 'Only events of this category, by the id that the events service gives it.',
      validation: (rule) => rule.max(80),
    },
  ],
)
