import { bodyField, definePart, linksField, pictureField } from '../../../../studio/schemas/part'

export const fields = definePart({
  name: 'textWithImage',
  title: 'Text with picture',
  description: 'A text beside a picture.',
  shows: 'Words beside a picture. pictureSide is left or right.',
  fields: [
    bodyField,
    pictureField,
    {
      name: 'pictureSide',
      type: 'string',
      title: 'Side of the picture',
      description: 'On a phone the picture always comes first.',
      options: {
        list: [
          { title: 'Left', value: 'left' },
          { title: 'Right', value: 'right' },
        ],
        layout: 'radio',
      },
    },
    linksField,
  ],
  otherwise: { pictureSide: 'right' },
})
