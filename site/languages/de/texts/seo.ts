/** What search engines and shared links show where a page says nothing of its own. */
export const seo = {
  websiteTitle: 'Grandhotel Edelgrat, Val Serein',
  ogTitle: 'Grandhotel Edelgrat',
  description:
    'Achtundsechzig Zimmer, vier Küchen und ein See auf 1640 Metern. Offen im Sommer und im Winter.',
  notFoundTitle: 'Seite nicht gefunden',
} as const
