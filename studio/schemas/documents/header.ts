import { seasonChoices } from '../choices'
import { defineDocument } from '../define-fields'

export const header = defineDocument({
  name: 'header',
  type: 'document',
  localized: true,
  title: 'Header and season',
  description: 'The season that the hotel is in, and the pages that the season switch leads to.',
  fields: [
    {
      name: 'season',
      type: 'string',
      title: 'Season',
      description:
        'The season that the site opens with, or that of the opening dates ("Seasons and partners"): between two seasons the next one. Without a choice, none.',
      options: {
        list: [...seasonChoices, { title: 'As the opening dates say', value: 'calendar' }],
        layout: 'radio',
      },
    },
    {
      name: 'winterPageLink',
      type: 'reference',
      title: 'Winter page',
      description:
        'The page of this language that the switch leads to in winter. It cannot be unpublished as long as it stands here.',
      to: [{ type: 'page' }],
    },
    {
      name: 'summerPageLink',
      type: 'reference',
      title: 'Summer page',
      description:
        'The page of this language that the switch leads to in summer. It cannot be unpublished as long as it stands here.',
      to: [{ type: 'page' }],
    },
  ],
  preview: { select: { title: 'season' } },
})
