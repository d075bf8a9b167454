import { page } from './page'

export const mediaCornerPage = page(
  'page-media-corner',
  { middleware: 'auth', seo: { _type: 'seo', noIndex: true } },
  {
    de: {
      path: '/media-corner',
      title: 'Medienecke',
      lead: 'Bilder und Texte für Redaktionen, mit Zugangscode.',
    },
    fr: {
      path: '/media-corner',
      title: 'Espace médias',
      lead: 'Images et textes pour les rédactions, avec un code d’accès.',
    },
    en: {
      path: '/media-corner',
      title: 'Media corner',
      lead: 'Pictures and texts for editors, with an access code.',
    },
  },
)
