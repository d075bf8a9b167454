import { definePart } from './part'

export const film = definePart(
  'film',
  'Film',
  'A film with its controls; nothing loads before the visitor asks.',
  [{ name: 'film', type: 'filmSource', title: 'Film', description: 'Which film, and its still picture.' }],
)
