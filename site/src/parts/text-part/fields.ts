import { bodyField, definePart, leadField, linksField } from '../../../../studio/schemas/part'

export const fields = definePart({
  name: 'textPart',
  title: 'Text',
  description: 'A text in one column, with an optional line beside it.',
  shows: 'Words: title, a line aside, lead and rich text.',
  fields: [
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
  needs: ['body', 'lead', 'title'],
  beginsWithWords: true,
})
