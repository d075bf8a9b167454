import { definePart } from '../../../../studio/schemas/part'

export const fields = definePart({
  name: 'quote',
  title: 'Quote',
  description: 'A sentence that somebody said.',
  shows: 'What somebody said, and who.',
  fields: [
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
  subtitle: 'source',
  needs: ['text'],
})
