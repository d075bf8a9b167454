import type { Texts } from './texts'

/** What search engines and shared links show where a page says nothing of its own. */
export const seo = {
  de: {
    websiteTitle: 'Grandhotel Edelgrat, Val Serein',
    ogTitle: 'Grandhotel Edelgrat',
    description:
      'Achtundsechzig Zimmer, vier Küchen und ein See auf 1640 Metern. Offen im Sommer und im Winter.',
    notFoundTitle: 'Seite nicht gefunden',
  },
  fr: {
    websiteTitle: 'Grandhotel Edelgrat, Val Serein',
    ogTitle: 'Grandhotel Edelgrat',
    description: 'Soixante-huit chambres, quatre tables et un lac à 1640 mètres. Ouvert en été et en hiver.',
    notFoundTitle: 'Page introuvable',
  },
  en: {
    websiteTitle: 'Grandhotel Edelgrat, Val Serein',
    ogTitle: 'Grandhotel Edelgrat',
    description: 'Sixty-eight rooms, four kitchens and a lake at 1,640 metres. Open in summer and in winter.',
    notFoundTitle: 'Page not found',
  },
} as const satisfies Texts
