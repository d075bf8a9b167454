import { definePart, picturesField } from '../../../../studio/schemas/part'

export const fields = definePart({
  name: 'gallery',
  title: 'Gallery',
  description: 'Pictures as a wall of columns; each opens large.',
  shows: 'Pictures in columns of columnWidth px, at least one; each opens large.',
  fields: [
    picturesField,
    {
      name: 'columnWidth',
      type: 'number',
      title: 'Column width',
      description: 'Width of a column in pixels, 400 without it. There is always at least one column.',
      validation: (rule) => rule.integer().min(160).max(900),
    },
  ],
  needs: ['pictures'],
  otherwise: { columnWidth: 400 },
})
