import { bodyField, definePart, linksField, pictureField } from './part'

export const panorama = definePart(
  'panorama',
  'Panorama',
  'One very wide picture from edge to edge, with a short text.',
  [pictureField, bodyField, linksField],
)
