import { definePart } from '../../../../studio/schemas/part'

export const fields = definePart({
  name: 'film',
  title: 'Film',
  description: 'A film with its controls; nothing loads before the visitor asks.',
  shows: 'A film in its place on the page.',
  fields: [
    { name: 'film', type: 'filmSource', title: 'Film', description: 'Which film, and its still picture.' },
  ],
  needs: ['film'],
})
