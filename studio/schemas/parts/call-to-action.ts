import { definePart, linksField } from './part'

export const callToAction = definePart(
  'callToAction',
  'Call to action',
  'One sentence and a button.',
  [
    {
      name: 'text',
      type: 'text',
      rows: 2,
      title: 'Text',
      description: 'Why the visitor should act now.',
      validation: (rule) => rule.max(400),
    },
    linksField,
  ],
  'text',
)
