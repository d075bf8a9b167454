import type { ObjectType } from '../definition'

export const accordionItem: ObjectType = {
  name: 'accordionItem',
  type: 'object',
  title: 'Question',
  description: 'One entry of an accordion: a title that opens its text.',
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
  preview: { select: { title: 'title' } },
}
