import { defineSeasonPart, leadField, linksField, pictureField } from '../../../../studio/schemas/part'

export const fields = defineSeasonPart({
  name: 'hero',
  title: 'Hero',
  description: 'The opening of a page: one large picture or film with a title.',
  shows:
    'The first screen: headline and picture, or a film with its own controls. tone is ink or snow, for the header above it.',
  fields: [
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
    {
      ...linksField,
      description:
        'Shown as rows. Beside a link to a section with the id "webcam" stands the time at the house.',
    },
  ],
  needs: ['picture', 'film', 'title', 'lead'],
  otherwise: { tone: 'ink' },
  takesTitleOfPage: true,
})
