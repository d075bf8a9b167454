import { logoFile, logoFormats, logoVariants } from '../artwork/logo/logo-files'
import { printPath } from '../artwork/prints/print-size'
import { download, type Entry, type Fields, type Language } from '../write'
import { type PaperKind, paper } from './papers'
import { contactCard, pressContact, pressOffice } from './press-contact'
import { pressFilms } from './press-films'

/** What the press may print, in the order of the list. */
export const pressPictures = [
  'hero-summer',
  'hero-winter-night',
  'dining-grandsalon',
  'village-autumn',
  'spa-steam',
  'history-1897',
] as const

const pressPapers: readonly PaperKind[] = ['press-kit', 'weddings', 'menu', 'route']

interface Words {
  pictures: readonly [title: string, text: string, ...names: string[]]
  texts: readonly [title: string, text: string]
  /** The names in the order of `logoVariants`. */
  logo: readonly [title: string, text: string, ...names: string[]]
  /** The names in the order of `pressFilms`. */
  films: readonly [title: string, text: string, ...names: string[]]
  contact: readonly [title: string, telephone: string, card: string]
}

const image = (name: string, file: string): Fields => ({
  _type: 'downloadImage',
  name,
  image: { _type: 'picture', _sanityAsset: `image@file://${file}`, alt: name },
})

const section = (title: string, text: string, items: Fields[]): Fields => ({
  _type: 'mediaCornerSection',
  title,
  text,
  items,
})

function logos(names: readonly string[]): Fields[] {
  return logoFormats.flatMap((format) =>
    logoVariants.map(({ name }, index) =>
      image(`${names[index] ?? name}, ${format.toUpperCase()}`, `./logos/${logoFile(name, format)}`),
    ),
  )
}

function inLanguage(language: Language, { pictures, texts, logo, films, contact }: Words): Fields {
  const [, , ...pictureNames] = pictures
  const [, , ...logoNames] = logo
  const [, , ...filmNames] = films
  const [title, telephone, card] = contact
  const { role, hours } = pressOffice[language]
  const { name, phone, email } = pressContact
  return {
    sections: [
      section(
        pictures[0],
        pictures[1],
        pressPictures.map((slug, index) => image(pictureNames[index] ?? slug, printPath(slug))),
      ),
      section(
        ...texts,
        pressPapers.map((kind) => paper(kind, language)),
      ),
      section(
        films[0],
        films[1],
        pressFilms.map(({ file, season }, index) => download(filmNames[index] ?? season, file)),
      ),
      section(logo[0], logo[1], logos(logoNames)),
      section(
        title,
        `${name}, ${role}. ${telephone} ${phone.replaceAll(' ', '\u00a0')}, ${email}, ${hours}.`,
        [download(`${name}, ${card}`, contactCard)],
      ),
    ],
  }
}

/** What the press may download once it has the access code, and whom it asks for more. */
export const mediaCorner: Entry = {
  id: 'mediaCorner',
  type: 'mediaCorner',
  de: inLanguage('de', {
    pictures: [
      'Bilder',
      'In Druckgrösse, 6000 Pixel an der langen Kante. Frei für Berichte über das Haus, mit der Bildzeile, die bei jedem Bild und in jeder Datei steht. Das erste Mal wird ein Bild eigens gezeichnet, das dauert einige Sekunden.',
      'Das Haus im Juni',
      'Das Haus in der Nacht',
      'Ein Tisch im Grandsalon',
      'Serein-Dorf, Ende September',
      'Das Becken am Morgen',
      'Das Haus 1904',
    ],
    texts: ['Texte', 'Zum Kürzen, nicht zum Abschreiben.'],
    logo: [
      'Logo',
      'In den Farben beider Jahreszeiten, für hellen und für dunklen Grund. Bitte lassen Sie den Rand frei, der dazugehört.',
      'Sommer, auf hellem Grund',
      'Winter, auf hellem Grund',
      'Sommer, auf dunklem Grund',
      'Winter, auf dunklem Grund',
    ],
    films: [
      'Film',
      'Was sich auf der Startseite bewegt, als Film von achtzehn Sekunden: 1920 auf 1080 Pixel, MP4, ohne Ton. Frei für Berichte über das Haus.',
      'Ein Tag im Juni',
      'Eine Nacht im Januar',
    ],
    contact: ['Wer antwortet', 'Telefon', 'Visitenkarte'],
  }),
  fr: inLanguage('fr', {
    pictures: [
      'Images',
      'Prêtes à imprimer, 6000 pixels sur le grand côté. Libres pour tout article sur la maison, avec la mention d’auteur jointe à chaque image et inscrite dans chaque fichier. La première fois, l’image est dessinée à la demande, ce qui prend quelques secondes.',
      'La maison en juin',
      'La maison la nuit',
      'Une table du Grandsalon',
      'Serein-Dorf, fin septembre',
      'Le bassin au matin',
      'La maison en 1904',
    ],
    texts: ['Textes', 'À couper, non à recopier.'],
    logo: [
      'Logo',
      'Aux couleurs des deux saisons, pour fond clair et pour fond foncé. Merci de laisser libre la marge qui l’entoure.',
      'Été, sur fond clair',
      'Hiver, sur fond clair',
      'Été, sur fond foncé',
      'Hiver, sur fond foncé',
    ],
    films: [
      'Film',
      'Ce qui bouge sur la page d’accueil, en film de dix-huit secondes : 1920 pixels sur 1080, MP4, sans son. Libre pour tout article sur la maison.',
      'Un jour de juin',
      'Une nuit de janvier',
    ],
    contact: ['Qui répond', 'Téléphone', 'carte de visite'],
  }),
  en: inLanguage('en', {
    pictures: [
      'Pictures',
      'At print size, 6,000 pixels on the long edge. Free for articles about the house, with the credit line that comes with each and is written in each file. The first time, a picture is drawn for you, which takes some seconds.',
      'The house in June',
      'The house at night',
      'A table in the Grandsalon',
      'Serein-Dorf, late September',
      'The pool in the morning',
      'The house in 1904',
    ],
    texts: ['Texts', 'To be cut, not copied.'],
    logo: [
      'Logo',
      'In the colours of both seasons, for light and for dark grounds. Please leave the margin around it free.',
      'Summer, on light ground',
      'Winter, on light ground',
      'Summer, on dark ground',
      'Winter, on dark ground',
    ],
    films: [
      'Film',
      'What moves on the home page, as a film of eighteen seconds: 1920 by 1080 pixels, MP4, without sound. Free for articles about the house.',
      'A day in June',
      'A night in January',
    ],
    contact: ['Who answers', 'Telephone', 'contact card'],
  }),
}
