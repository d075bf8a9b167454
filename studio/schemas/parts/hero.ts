import { defineSeasonPart, leadField, linksField, pictureField } from './part'

export const hero = defineSeasonPart(
  'hero',
  'Hero',
  'The opening of a page: one large picture or film with a title.',
  [
    leadField,
    pictureField,
    {
      name: 'tone',
      type: 'string',
      title: 'Tone of the text',
      description: 'Ink on light skies, snow on dark ones: the colour of header and title over the picture.',
      options: {
        list: [
          { title: 'Ink (dark)', value: 'ink' },
          { title: 'Snow (light)', value: 'snow' },
        ],
      },
    },
    {
      name: 'film',
      type: 'filmSource',
      title: 'Film',
      description:
        'Takes the place of the picture, with controls of its own; the picture stays for visitors without motion.',
    },
    linksField,
  ],
)
