import type { Field, ObjectType } from '../definition'

const nameField: Field = {
  name: 'name',
  type: 'string',
  title: 'Name',
  description: 'What the visitor reads. Without it, the name of the file is shown.',
  validation: (rule) => rule.max(120),
}

export const downloadFile: ObjectType = {
  name: 'downloadFile',
  type: 'object',
  title: 'File',
  description: 'A document to download, such as a PDF.',
  fields: [
    nameField,
    {
      name: 'file',
      type: 'file',
      title: 'File',
      description: 'Extension and size are shown beside the name by themselves.',
      validation: (rule) => rule.required(),
    },
  ],
  preview: { select: { title: 'name' } },
}

export const downloadImage: ObjectType = {
  name: 'downloadImage',
  type: 'object',
  title: 'Picture',
  description: 'A picture to download in its full size, shown with a preview.',
  fields: [
    nameField,
    {
      name: 'image',
      type: 'picture',
      title: 'Picture',
      description: 'The original is delivered, never a cut one.',
      validation: (rule) => rule.required(),
    },
  ],
  preview: { select: { title: 'name', media: 'image' } },
}
