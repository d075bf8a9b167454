import { definePart, leadField } from '../../../../studio/schemas/part'

export const fields = definePart({
  name: 'enquiry',
  title: 'Enquiry form',
  description: 'A form by which guests ask for a room, a table, an activity, a wedding or a meeting.',
  shows: 'A form by which guests ask, received by the worker and handed to whom the editor names.',
  fields: [
    leadField,
    {
      name: 'kind',
      type: 'string',
      title: 'For what',
      description: 'What guests ask for; the questions follow from it. Without a choice a room.',
      options: {
        list: [
          { title: 'Rooms and packages', value: 'room' },
          { title: 'A table', value: 'table' },
          { title: 'An activity', value: 'activity' },
          { title: 'A wedding', value: 'wedding' },
          { title: 'A meeting', value: 'meeting' },
        ],
      },
    },
    {
      name: 'items',
      type: 'array',
      title: 'Choice',
      description: 'What guests can choose: rooms, packages, restaurants or activities of the same language.',
      of: [
        {
          type: 'reference',
          to: [{ type: 'room' }, { type: 'package' }, { type: 'restaurant' }, { type: 'activity' }],
          weak: true,
        },
      ],
      validation: (rule) => rule.unique().max(60),
    },
    {
      name: 'asksAges',
      type: 'boolean',
      title: 'Ask for children',
      description: 'Whether the ages of children are asked for.',
    },
    {
      name: 'asksDog',
      type: 'boolean',
      title: 'Ask for a dog',
      description: 'Whether guests of rooms can say that a dog comes along.',
    },
    {
      name: 'needsPhone',
      type: 'boolean',
      title: 'Telephone is needed',
      description: 'Without it the telephone number is optional.',
    },
    {
      name: 'to',
      type: 'email',
      title: 'Goes to',
      description:
        'The address that enquiries go to. Visitors do not see it. Without it the one of the house.',
      validation: (rule) => rule.email(),
    },
    {
      name: 'promise',
      type: 'string',
      title: 'Promise',
      description: 'What guests can expect, such as "We answer on the same day." Below the receipt.',
      validation: (rule) => rule.max(200),
    },
  ],
  otherwise: { kind: 'room' },
})
