import { bodyField, definePart } from '../../../../studio/schemas/part'

export const fields = definePart({
  name: 'map',
  title: 'Map and directions',
  description: 'How to get here; the map loads only by click.',
  shows: 'A place on a map that loads on request, with directions.',
  fields: [
    bodyField,
    {
      name: 'latitude',
      type: 'number',
      title: 'Latitude',
      description: 'Degrees north, such as 46.7867.',
      validation: (rule) => rule.min(-90).max(90),
    },
    {
      name: 'longitude',
      type: 'number',
      title: 'Longitude',
      description: 'Degrees east, such as 9.6790.',
      validation: (rule) => rule.min(-180).max(180),
    },
    {
      name: 'directions',
      type: 'link',
      title: 'Directions',
      description: 'Link to a route planner.',
    },
  ],
})
