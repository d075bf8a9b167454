import { seasonChoices } from '../../../../studio/schemas/choices'
import { defineSeasonPart, pictureField } from '../../../../studio/schemas/part'

export const fields = defineSeasonPart({
  name: 'seasonTeaser',
  title: 'Season teaser',
  description: 'Leads to the summer or the winter of the house.',
  shows: 'A look into the other season, in its own colours.',
  fields: [
    {
      name: 'season',
      type: 'string',
      title: 'Season',
      description: 'The season that the teaser is about; it takes its colours.',
      options: { list: seasonChoices, layout: 'radio' },
    },
    {
      name: 'text',
      type: 'text',
      rows: 3,
      title: 'Text',
      description: 'One or two sentences.',
      validation: (rule) => rule.max(400),
    },
    pictureField,
    { name: 'link', type: 'link', title: 'Link', description: 'Usually the page of that season.' },
  ],
})
