import { definePart } from '../../../../studio/schemas/part'

export const fields = definePart({
  name: 'downloads',
  title: 'Downloads',
  description: 'Files and pictures for everybody to download.',
  shows: 'Files to download.',
  fields: [
    {
      name: 'items',
      type: 'array',
      title: 'Downloads',
      description: 'Files for the press belong to the media corner instead.',
      of: [{ type: 'downloadFile' }, { type: 'downloadImage' }],
      validation: (rule) => rule.max(40),
    },
  ],
  needs: ['items'],
})
