import { usualCurrency } from '../../../site/brand/house'
import { seasonChoices } from '../choices'
import { defineObject } from '../define-fields'

export const price = defineObject({
  name: 'price',
  type: 'object',
  title: 'Price',
  description: 'One line of a price list.',
  fields: [
    {
      name: 'label',
      type: 'string',
      title: 'Label',
      description: 'What is paid for: "Low season", "Two persons".',
      validation: (rule) => rule.required().max(120),
    },
    {
      name: 'season',
      type: 'string',
      title: 'Season',
      description: 'Only where the price holds in one season.',
      options: { list: seasonChoices, layout: 'radio' },
    },
    {
      name: 'amount',
      type: 'number',
      title: 'Amount',
      description: 'The number alone. Leave empty for "on request".',
      validation: (rule) => rule.min(0).max(1_000_000),
    },
    {
      name: 'currency',
      type: 'string',
      title: 'Currency',
      description: `Its three capital letters in ISO 4217. Without it, ${usualCurrency}.`,
      validation: (rule) => rule.regex(/^[A-Z]{3}$/, { name: 'three capital letters' }),
    },
    {
      name: 'unit',
      type: 'string',
      title: 'Unit',
      description: 'What the amount is for: "per night", "per person".',
      validation: (rule) => rule.max(60),
    },
    {
      name: 'note',
      type: 'string',
      title: 'Note',
      description: 'A short remark below the line.',
      validation: (rule) => rule.max(250),
    },
  ],
  preview: { select: { title: 'label', subtitle: 'unit' } },
})
