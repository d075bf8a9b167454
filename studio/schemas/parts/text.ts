import { bodyField, definePart, leadField, linksField } from './part'

export const textPart = definePart(
  'textPart',
  'Text',
  'A text in one column, with an optional line beside it.',
  [
    {
      name: 'aside',
      type: 'string',
      title: 'Aside',
      description: 'A short line beside the text, such as a place or a year.',
      validation: (rule) => rule.max(120),
    },
    leadField,
    bodyField,
    linksField,
  ],
)
