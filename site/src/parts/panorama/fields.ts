import { bodyField, definePart, linksField, pictureField } from '../../../../studio/schemas/part'

export const fields = definePart({
  name: 'panorama',
  title: 'Panorama',
  description: 'One very wide picture from edge to edge, with a short text.',
  shows: 'A wide picture, 147 to 36.75, with words.',
  fields: [
    pictureField,
    bodyField,
    {
      name: 'facts',
      type: 'array',
      title: 'Facts',
      description: 'A few rows below the text, such as when, what is included, and the price.',
      of: [{ type: 'fact' }],
      validation: (rule) => rule.max(8),
    },
    linksField,
  ],
  needs: ['picture'],
  endsWithItsOffers: true,
})
