import { wordsOfHouse } from '../../house-words'
import type { TextsOf } from '../../texts-of'

export const seo: TextsOf<'seo'> = {
  websiteTitle: wordsOfHouse.en.title,
  ogTitle: wordsOfHouse.en.name,
  description: wordsOfHouse.en.description,
  notFoundTitle: 'Page not found',
}
