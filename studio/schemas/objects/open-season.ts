import { seasonChoices } from '../choices'
import { notBefore } from '../day-rules'
import { defineObject } from '../define-fields'

export const openSeason = defineObject({
  name: 'openSeason',
  type: 'object',
  title: 'Open season',
  description: 'From when to when the house is open.',
  fields: [
    {
      name: 'season',
      type: 'string',
      title: 'Season',
      description: 'What the house is then.',
      options: { list: seasonChoices, layout: 'radio' },
      validation: (rule) => rule.required(),
    },
    {
      name: 'from',
      type: 'date',
      title: 'From',
      description: 'The first day on which guests can arrive.',
      validation: (rule) => rule.required(),
    },
    {
      name: 'to',
      type: 'date',
      title: 'To',
      description: 'The day on which the last guests leave.',
      validation: (rule) => notBefore(rule.required(), { name: 'from', title: 'From' }),
    },
  ],
  preview: { select: { title: 'season', subtitle: 'from' } },
})
