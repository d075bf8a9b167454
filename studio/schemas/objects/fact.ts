import { defineObject } from '../define-fields'

export const fact = defineObject({
  name: 'fact',
  type: 'object',
  title: 'Fact',
  description: 'One line of a list of facts: "Bed" and "180 by 200 cm".',
  fields: [
    {
      name: 'label',
      type: 'string',
      title: 'Label',
      description: 'What the fact is about.',
      validation: (rule) => rule.required().max(80),
    },
    {
      name: 'value',
      type: 'string',
      title: 'Value',
      description: 'The fact itself, with its unit.',
      validation: (rule) => rule.required().max(200),
    },
  ],
  preview: { select: { title: 'label', subtitle: 'value' } },
})
