import { wordsOfHouse } from '../../house-words'
import type { TextsOf } from '../../texts-of'

export const seo: TextsOf<'seo'> = {
  websiteTitle: wordsOfHouse.fr.title,
  ogTitle: wordsOfHouse.fr.name,
  description: wordsOfHouse.fr.description,
  notFoundTitle: 'Page introuvable',
}
