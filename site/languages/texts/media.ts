import type { Texts } from './texts'

/** The media corner (specification, sections 1 and 2). */
export const media = {
  de: {
    title: 'Media Corner',
    lead: 'Bilder, Texte und Filme für die Presse. Der Zugangscode steht auf Ihrer Akkreditierung; auf Anfrage schicken wir ihn innert eines Arbeitstages.',
  },
  fr: {
    title: 'Espace médias',
    lead: 'Images, textes et films pour la presse. Le code d’accès figure sur votre accréditation ; sur demande, nous l’envoyons sous un jour ouvrable.',
  },
  en: {
    title: 'Media corner',
    lead: 'Pictures, texts and films for the press. The access code is on your accreditation, or ask us and we send it within a working day.',
  },
} as const satisfies Texts
