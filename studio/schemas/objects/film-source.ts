import { seasonChoices } from '../choices'
import { defineObject } from '../define-fields'

export const filmSource = defineObject({
  name: 'filmSource',
  type: 'object',
  title: 'Film',
  description:
    'One of the moving posters of the house, or a film of a provider that loads only when a visitor asks.',
  fields: [
    {
      name: 'title',
      type: 'string',
      title: 'Title',
      description: 'Names the film for visitors and for screen readers.',
      validation: (rule) => rule.max(120),
    },
    {
      name: 'poster',
      type: 'picture',
      title: 'Still picture',
      description: 'Shown until the film plays, and to visitors who want no motion.',
    },
    {
      name: 'animatedPoster',
      type: 'string',
      title: 'Moving poster',
      description: 'Drawn by the site itself; nothing is loaded from outside.',
      options: { list: seasonChoices },
    },
    {
      name: 'provider',
      type: 'string',
      title: 'Provider',
      description: 'Where the film is kept, unless it is a moving poster.',
      options: {
        list: [
          { title: 'YouTube', value: 'youtube' },
          { title: 'Vimeo', value: 'vimeo' },
        ],
      },
    },
    {
      name: 'videoId',
      type: 'string',
      title: 'Id of the film',
      description: 'The letters and digits at the end of the film’s address.',
      validation: (rule) => rule.regex(/^[A-Za-z0-9_-]{5,20}$/, { name: '5 to 20 letters, digits, _ or -' }),
    },
    {
      name: 'duration',
      type: 'number',
      title: 'Duration',
      description: 'Length of the film in seconds.',
      validation: (rule) => rule.integer().min(1).max(36_000),
    },
  ],
})
