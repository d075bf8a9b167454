/** Old addresses of the house, kept by hand; one document for all languages. */
const redirect = (from: string, to: string) => ({
  _key: from.slice(1).replaceAll('/', '-'),
  _type: 'redirect',
  from,
  to,
})

export const redirects = {
  _id: 'redirects',
  _type: 'redirects',
  _createdAt: '2026-03-02T08:00:00Z',
  _updatedAt: '2026-11-02T08:00:00Z',
  list: [
    redirect('/restaurants', '/kueche'),
    redirect('/wellness', '/spa'),
    redirect('/fr/restaurants', '/fr/tables'),
    redirect('/en/restaurants', '/en/dining'),
  ],
}
