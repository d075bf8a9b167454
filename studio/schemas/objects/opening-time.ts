import { defineObject } from '../define-fields'
import type { Validation } from '../definition'

const timeRule: Validation = (rule) =>
  rule.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { name: 'a time from 00:00 to 23:59, written HH:mm' })

export const openingTime = defineObject({
  name: 'openingTime',
  type: 'object',
  title: 'Opening time',
  description: 'When something is open on some days. Without times, the note says what holds.',
  fields: [
    {
      name: 'days',
      type: 'string',
      title: 'Days',
      description: 'As a visitor reads it: "Monday to Friday".',
      validation: (rule) => rule.required().max(120),
    },
    {
      name: 'opens',
      type: 'string',
      title: 'Opens',
      description: 'Time of the hotel, written HH:mm.',
      validation: timeRule,
    },
    {
      name: 'closes',
      type: 'string',
      title: 'Closes',
      description: 'Time of the hotel, written HH:mm. Earlier than the opening means after midnight.',
      validation: timeRule,
    },
    {
      name: 'note',
      type: 'string',
      title: 'Note',
      description: 'Such as "last orders at 21:30" or "closed".',
      validation: (rule) => rule.max(250),
    },
  ],
  preview: { select: { title: 'days', subtitle: 'opens' } },
})
