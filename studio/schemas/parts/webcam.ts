import { definePart, picturesField } from './part'

export const webcam = definePart(
  'webcam',
  'Webcam',
  'Views from the house as they are now; they open large.',
  [
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
)
