import { definePart, picturesField } from '../../../../studio/schemas/part'

export const fields = definePart({
  name: 'webcam',
  title: 'Webcam',
  description: 'Views from the house as they are now; they open large.',
  shows:
    "The day's views of a webcam, from dawn to night; the visitor's browser shows that of the hour in the house's zone.",
  fields: [
    {
      ...picturesField,
      description:
        'The views of one day in their order, from dawn to night. The page shows that of the hour.',
    },
    {
      name: 'place',
      type: 'string',
      title: 'Place',
      description: 'Where the camera stands, and what it looks at.',
      validation: (rule) => rule.max(120),
    },
  ],
  needs: ['pictures'],
})
