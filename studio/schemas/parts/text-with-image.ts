import { bodyField, definePart, linksField, pictureField } from './part'

export const textWithImage = definePart('textWithImage', 'Text with picture', 'A text beside a picture.', [
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
])
