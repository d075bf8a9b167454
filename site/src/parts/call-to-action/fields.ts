import { definePart, linksField } from '../../../../studio/schemas/part'

export const fields = definePart({
  name: 'callToAction',
  title: 'Call to action',
  description: 'One sentence and a button.',
  shows: 'One thing to do, with its links.',
  fields: [
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
  subtitle: 'text',
})
