import { houseName, valley } from './house'

/** What fixed texts say of the house, in one language. */
export interface HouseWords {
  /** Its name, as letters are signed and shared links are titled. */
  name: string
  /** Title of the home page where its editor gives none. */
  title: string
  /** What search engines show where a page says nothing of its own. */
  description: string
  /** Where its events are, as it follows on "concerts and markets". */
  inValley: string
}

/** By language: `site/languages/house-words.ts` says which there must be. */
export const houseWords = {
  de: {
    name: houseName,
    title: `${houseName}, ${valley}`,
    description:
      'Achtundsechzig Zimmer, vier Küchen und ein See auf 1640 Metern. Offen im Sommer und im Winter.',
    inValley: `im ${valley}`,
  },
  fr: {
    name: houseName,
    title: `${houseName}, ${valley}`,
    description: 'Soixante-huit chambres, quatre tables et un lac à 1640 mètres. Ouvert en été et en hiver.',
    inValley: `dans le ${valley}`,
  },
  en: {
    name: houseName,
    title: `${houseName}, ${valley}`,
    description: 'Sixty-eight rooms, four kitchens and a lake at 1,640 metres. Open in summer and in winter.',
    inValley: `in the ${valley}`,
  },
} as const satisfies Readonly<Record<string, HouseWords>>
