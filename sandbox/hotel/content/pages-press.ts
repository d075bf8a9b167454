import { callToAction, facts, factsPart, gallery, text } from '../parts'
import { paragraphs } from '../rich-text'
import { download, type Entry, type Fields, link, picture } from '../write'
import { email } from './links'
import { page } from './page'

const wall = ['press-camera', 'hotel-autumn', 'hotel-winter-day', 'history-1897']

const press = page(
  'page-press',
  { picture: picture('press-camera') },
  {
    de: {
      path: '/medien',
      title: 'Medien',
      lead: 'Bilder in Druckgrösse, Texte zum Kürzen, Menschen zum Fragen.',
      parts: [
        text({
          body: paragraphs(
            'Die Bilder und Texte liegen in der [Medienecke](page-media-corner). Den Zugangscode gibt die Direktion, meistens innert einer Stunde. Bitte drucken Sie die Bildzeile mit.',
          ),
        }),
        factsPart({
          background: 'Green',
          title: 'In Kürze',
          items: facts(
            ['Haus', '68 Zimmer, vier Restaurants, eine Bar'],
            ['Eröffnet', '1897'],
            ['Höhe', '1640 m'],
            ['Besitz', 'Stiftung im Tal, seit 1968'],
            ['Saison', '12. Dezember 2026 bis 4. April 2027, 12. Juni bis 10. Oktober 2027'],
          ),
        }),
        gallery({ title: 'Eine Auswahl' }, wall),
        callToAction({
          background: 'Rose',
          title: 'Besuchen',
          text: 'Wer über das Haus schreibt, soll darin geschlafen haben. Sagen Sie uns, wann.',
          links: [link('Medienecke öffnen', 'page-media-corner'), link('Schreiben', `mailto:${email}`)],
        }),
      ],
    },
    fr: {
      path: '/medias',
      title: 'Médias',
      lead: 'Des images à imprimer, des textes à couper, des gens à interroger.',
      parts: [
        text({
          body: paragraphs(
            'Images et textes se trouvent dans l’[espace médias](page-media-corner). La direction donne le code d’accès, dans l’heure le plus souvent. Merci d’imprimer la mention d’auteur.',
          ),
        }),
        factsPart({
          background: 'Green',
          title: 'En bref',
          items: facts(
            ['Maison', '68 chambres, quatre restaurants, un bar'],
            ['Ouverture', '1897'],
            ['Altitude', '1640 m'],
            ['Propriété', 'fondation de la vallée, depuis 1968'],
            ['Saisons', 'du 12 décembre 2026 au 4 avril 2027, du 12 juin au 10 octobre 2027'],
          ),
        }),
        gallery({ title: 'Un choix' }, wall),
        callToAction({
          background: 'Rose',
          title: 'Venir voir',
          text: 'Qui écrit sur la maison devrait y avoir dormi. Dites-nous quand.',
          links: [link('Ouvrir l’espace médias', 'page-media-corner'), link('Écrire', `mailto:${email}`)],
        }),
      ],
    },
    en: {
      path: '/press',
      title: 'Press',
      lead: 'Pictures large enough to print, texts to cut, people to ask.',
      parts: [
        text({
          body: paragraphs(
            'Pictures and texts are in the [media corner](page-media-corner). The management gives out the access code, usually within the hour. Please print the credit line.',
          ),
        }),
        factsPart({
          background: 'Green',
          title: 'In brief',
          items: facts(
            ['House', '68 rooms, four restaurants, a bar'],
            ['Opened', '1897'],
            ['Altitude', '1,640 m'],
            ['Owned by', 'a foundation in the valley, since 1968'],
            ['Seasons', '12 December 2026 to 4 April 2027, 12 June to 10 October 2027'],
          ),
        }),
        gallery({ title: 'A selection' }, wall),
        callToAction({
          background: 'Rose',
          title: 'Come and see',
          text: 'Whoever writes about the house should have slept in it. Tell us when.',
          links: [link('Open the media corner', 'page-media-corner'), link('Write to us', `mailto:${email}`)],
        }),
      ],
    },
  },
)

const mediaCornerPage = page(
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

const mediaCorner: Entry = {
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
          'Das Haus 1897',
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
          'La maison en 1897',
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
          'The house in 1897',
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

export const pressPages: Entry[] = [press, mediaCornerPage, mediaCorner]
