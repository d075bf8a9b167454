import { download, type Entry, type Fields, picture } from '../write'

const image = (name: string, slug: string): Fields => ({ _type: 'downloadImage', name, image: picture(slug) })
const section = (title: string, intro: string, items: Fields[]): Fields => ({
  _type: 'mediaCornerSection',
  title,
  text: intro,
  items,
})
const shown = [
  'hero-summer',
  'hero-winter-night',
  'dining-grandsalon',
  'village-autumn',
  'spa-steam',
  'history-1897',
]
const images = (names: string[]) => shown.map((slug, index) => image(names[index] ?? slug, slug))

/** What the press may download once it has the access code. */
export const mediaCorner: Entry = {
  id: 'mediaCorner',
  type: 'mediaCorner',
  de: {
    sections: [
      section(
        'Bilder',
        'Frei für Berichte über das Haus, mit der Bildzeile, die bei jedem Bild steht.',
        images([
          'Das Haus im Juni',
          'Das Haus in der Nacht',
          'Ein Tisch im Grandsalon',
          'Serein-Dorf, Ende September',
          'Das Becken am Morgen',
          'Das Haus 1904',
        ]),
      ),
      section('Texte', 'Zum Kürzen, nicht zum Abschreiben.', [
        download('Das Haus auf einer Seite', 'haus-de.pdf'),
        download('Winter 2026/27, was neu ist', 'neues-de.pdf'),
        download('Hochzeiten, Menüs und Preise', 'hochzeiten-de.pdf'),
      ]),
    ],
  },
  fr: {
    sections: [
      section(
        'Images',
        'Libres pour tout article sur la maison, avec la mention d’auteur jointe à chaque image.',
        images([
          'La maison en juin',
          'La maison la nuit',
          'Une table du Grandsalon',
          'Serein-Dorf, fin septembre',
          'Le bassin au matin',
          'La maison en 1904',
        ]),
      ),
      section('Textes', 'À couper, non à recopier.', [
        download('La maison en une page', 'haus-fr.pdf'),
        download('Hiver 2026/27, les nouveautés', 'neues-fr.pdf'),
        download('Mariages, menus et prix', 'hochzeiten-fr.pdf'),
      ]),
    ],
  },
  en: {
    sections: [
      section(
        'Pictures',
        'Free for articles about the house, with the credit line that comes with each.',
        images([
          'The house in June',
          'The house at night',
          'A table in the Grandsalon',
          'Serein-Dorf, late September',
          'The pool in the morning',
          'The house in 1904',
        ]),
      ),
      section('Texts', 'To be cut, not copied.', [
        download('The house on one page', 'haus-en.pdf'),
        download('Winter 2026/27, what is new', 'neues-en.pdf'),
        download('Weddings, menus and prices', 'hochzeiten-en.pdf'),
      ]),
    ],
  },
}
