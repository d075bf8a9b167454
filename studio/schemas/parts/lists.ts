/** Parts that are one list: facts, prices, opening hours, accordion, downloads. */
import type { Field } from '../definition'
import { definePart } from './part'

const noteField: Field = {
  name: 'note',
  type: 'string',
  title: 'Note',
  description: 'A line below the list.',
  validation: (rule) => rule.max(300),
}

export const facts = definePart('facts', 'Facts', 'A list of facts with label and value.', [
  {
    name: 'items',
    type: 'array',
    title: 'Facts',
    description: 'Up to forty lines.',
    of: [{ type: 'fact' }],
    validation: (rule) => rule.max(40),
  },
])

export const prices = definePart('prices', 'Prices', 'A price list.', [
  {
    name: 'items',
    type: 'array',
    title: 'Prices',
    description: 'Up to forty lines.',
    of: [{ type: 'price' }],
    validation: (rule) => rule.max(40),
  },
  noteField,
])

export const openingHours = definePart('openingHours', 'Opening hours', 'When something is open.', [
  {
    name: 'items',
    type: 'array',
    title: 'Opening times',
    description: 'One line for each group of days.',
    of: [{ type: 'openingTime' }],
    validation: (rule) => rule.max(14),
  },
  noteField,
])

export const accordion = definePart(
  'accordion',
  'Accordion',
  'Titles that open their texts, such as questions.',
  [
    {
      name: 'items',
      type: 'array',
      title: 'Entries',
      description: 'Each with a title and a text.',
      of: [{ type: 'accordionItem' }],
      validation: (rule) => rule.max(40),
    },
  ],
)

export const downloads = definePart(
  'downloads',
  'Downloads',
  'Files and pictures for everybody to download.',
  [
    {
      name: 'items',
      type: 'array',
      title: 'Downloads',
      description: 'Files for the press belong to the media corner instead.',
      of: [{ type: 'downloadFile' }, { type: 'downloadImage' }],
      validation: (rule) => rule.max(40),
    },
  ],
)
