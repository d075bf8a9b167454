import { definePart, picturesField } from './part'

export const gallery = definePart('gallery', 'Gallery', 'Pictures as a wall of columns; each opens large.', [
  picturesField,
  {
    name: 'columnWidth',
    type: 'number',
    title: 'Column width',
    description: 'Width of a column in pixels, 400 without it. There is always at least one column.',
    validation: (rule) => rule.integer().min(160).max(900),
  },
])
