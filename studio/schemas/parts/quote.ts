import { definePart } from './part'

export const quote = definePart(
  'quote',
  'Quote',
  'A sentence that somebody said.',
  [
    {
      name: 'text',
      type: 'text',
      rows: 3,
      title: 'Quote',
      description: 'Without quotation marks; the site sets those of the language.',
      validation: (rule) => rule.max(400),
    },
    {
      name: 'source',
      type: 'string',
      title: 'Source',
      description: 'Who said it, and where.',
      validation: (rule) => rule.max(120),
    },
  ],
  'source',
)
