/** The printed papers of the house by kind: what a paper is called in a language, and its file in `sandbox/hotel/files`. */
import { download, type Language } from '../write'

type Name = readonly [title: string, file: string]

export const papers = {
  house: {
    de: ['Das Haus auf einer Seite', 'edelgrat-haus.pdf'],
    fr: ['La maison en une page', 'edelgrat-maison.pdf'],
    en: ['The house on one page', 'edelgrat-house.pdf'],
  },
  weddings: {
    de: ['Hochzeiten, Menüs und Preise', 'edelgrat-hochzeiten.pdf'],
    fr: ['Mariages, menus et prix', 'edelgrat-mariages.pdf'],
    en: ['Weddings, menus and prices', 'edelgrat-weddings.pdf'],
  },
  route: {
    de: ['Anreise und Wegbeschreibung', 'edelgrat-anreise.pdf'],
    fr: ['Accès et description du chemin', 'edelgrat-acces.pdf'],
    en: ['Getting here, and the way on foot', 'edelgrat-getting-here.pdf'],
  },
  menu: {
    de: ['Die Abendkarte', 'edelgrat-abendkarte.pdf'],
    fr: ['La carte du soir', 'edelgrat-carte-du-soir.pdf'],
    en: ['The dinner menu', 'edelgrat-dinner-menu.pdf'],
  },
  'press-kit': {
    de: ['Medienmappe', 'edelgrat-medienmappe.pdf'],
    fr: ['Dossier de presse', 'edelgrat-dossier-de-presse.pdf'],
    en: ['Press kit', 'edelgrat-press-kit.pdf'],
  },
} as const satisfies Record<string, Record<Language, Name>>

export type PaperKind = keyof typeof papers

/** A paper to download. */
export function paper(kind: PaperKind, language: Language) {
  const [title, file] = papers[kind][language]
  return download(title, file)
}
