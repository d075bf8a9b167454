import { defineItem, definePart } from '../../../../studio/schemas/part'

export const fields = definePart({
  name: 'accordion',
  title: 'Accordion',
  description: 'Titles that open their texts, such as questions.',
  shows: 'Questions that open one by one.',
  fields: [
    {
      name: 'items',
      type: 'array',
      title: 'Entries',
      description: 'Each with a title and a text.',
      of: [{ type: 'accordionItem' }],
      validation: (rule) => rule.max(40),
    },
  ],
  item: defineItem({
    title: 'Question',
    description: 'One entry of an accordion: a title that opens its text.',
    shows: 'One question and its answer.',
    fields: [
      {
        name: 'title',
        type: 'string',
        title: 'Title',
        description: 'Always visible; often a question.',
        validation: (rule) => rule.required().max(160),
      },
      { name: 'body', type: 'richText', title: 'Text', description: 'Shown when the entry is opened.' },
    ],
    needs: ['title'],
  }),
  needs: ['items'],
  beginsWithWords: true,
})
