import { wordsOfHouse } from '../../house-words'

/** What search engines and shared links show where a page says nothing of its own. */
export const seo = {
  websiteTitle: wordsOfHouse.de.title,
  ogTitle: wordsOfHouse.de.name,
  description: wordsOfHouse.de.description,
  notFoundTitle: 'Seite nicht gefunden',
} as const
