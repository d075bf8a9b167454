import { bodyField, definePart, linksField, pictureField } from '../../../../studio/schemas/part'

export const fields = definePart({
  name: 'panorama',
  title: 'Panorama',
  description: 'One very wide picture from edge to edge, with a short text.',
  shows: 'A wide picture, 147 to 36.75, with words.',
  fields: [pictureField, bodyField, linksField],
  needs: ['picture'],
  endsWithItsOffers: true,
})
