/** The house in short, for guests and journalists. */
type Line = readonly [heading: string, ...texts: string[]]
export interface HouseWords {
  lead: string
  seasons: string
  lines: readonly Line[]
  contact: string
  telephone: string
  kit: {
    lead: string
    news: readonly [title: string, ...texts: string[]]
    pictures: readonly [title: string, ...texts: string[]]
    person: string
  }
}

export const houseWords: Readonly<Record<'de' | 'fr' | 'en', HouseWords>> = {
  de: {
    lead: 'Ein Grandhotel von 1897 am Nordufer des Lej Serein. Es gehört dem Tal, und man kommt zu Fuss.',
    seasons: 'Offen',
    lines: [
      [
        'Ort',
        '1640 m über Meer, am Nordufer des Lej Serein. Von Serein-Dorf eine halbe Stunde zu Fuss oder sechs Minuten mit dem Hausbus.',
      ],
      [
        'Haus',
        '68 Zimmer und Suiten, vier Restaurants, eine Bar, Spa mit Becken, Bibliothek, Musiksalon.',
        'Eröffnet im Juni 1897, Turm 1904, Gartenflügel 1924. Seit 1968 im Besitz einer Stiftung im Tal.',
      ],
      ['Küche', 'Einkauf bei elf Höfen, Fisch aus dem See, Brot aus dem eigenen Ofen.'],
      ['Energie', 'Wärme aus dem See und aus Holz, Strom aus dem Talbach.'],
    ],
    contact: 'Kontakt',
    telephone: 'Telefon',
    kit: {
      lead: 'Was man über das Haus schreiben kann, ohne nachzufragen. Zum Kürzen, nicht zum Abschreiben.',
      news: [
        'Winter 2026/27, was neu ist',
        'Der Hausbus fährt elektrisch.',
        'Die Loipe nach Les Arolles ist auf drei Kilometern beleuchtet, bis 21 Uhr.',
        'In der Bibliothek liest jeden Donnerstag jemand vor.',
        'Geblieben ist die Gerstensuppe ab vier Uhr in der Gratbar.',
      ],
      pictures: [
        'Bilder und Zeichen',
        'In der Medienecke liegen sechs Bilder mit 6000 Pixeln an der langen Kante und das Zeichen des Hauses in den Farben von Sommer und Winter, für hellen und dunklen Grund.',
        'Sie sind frei für Berichte über das Haus. Die Bilder sind gezeichnet, nicht fotografiert. Bitte drucken Sie die Bildzeile mit: Grandhotel Edelgrat, Atelier.',
      ],
      person: 'Wer antwortet',
    },
  },
  fr: {
    lead: 'Un grand hôtel de 1897 sur la rive nord du Lej Serein. Il appartient à la vallée, et l’on y vient à pied.',
    seasons: 'Ouvert',
    lines: [
      [
        'Lieu',
        '1640 m d’altitude, sur la rive nord du Lej Serein. À une demi-heure à pied de Serein-Dorf, ou six minutes avec le bus de la maison.',
      ],
      [
        'Maison',
        '68 chambres et suites, quatre restaurants, un bar, un spa avec bassin, une bibliothèque, un salon de musique.',
        'Ouverte en juin 1897, tour de 1904, aile du jardin de 1924. Propriété d’une fondation de la vallée depuis 1968.',
      ],
      ['Table', 'Onze fermes, le poisson du lac, le pain du four de la maison.'],
      ['Énergie', 'Chaleur du lac et du bois, courant du torrent.'],
    ],
    contact: 'Contact',
    telephone: 'Téléphone',
    kit: {
      lead: 'Ce que l’on peut écrire de la maison sans nous le demander. À couper, non à recopier.',
      news: [
        'Hiver 2026/27, les nouveautés',
        'Le bus de la maison roule à l’électricité.',
        'La piste de fond est éclairée vers Les Arolles, sur trois kilomètres, jusqu’à 21 h.',
        'À la bibliothèque, on lit à voix haute chaque jeudi.',
        'La soupe d’orge est restée, dès quatre heures, à la Gratbar.',
      ],
      pictures: [
        'Images et logo',
        'L’espace médias contient six images de 6000 pixels sur le grand côté, et le logo de la maison aux couleurs de l’été et de l’hiver, pour fond clair et fond foncé.',
        'Elles sont libres pour tout article sur la maison. Les images sont dessinées, non photographiées. Merci d’imprimer la mention d’auteur : Grandhotel Edelgrat, Atelier.',
      ],
      person: 'Qui répond',
    },
  },
  en: {
    lead: 'A grand hotel of 1897 on the north shore of the Lej Serein. It belongs to the valley, and you walk up.',
    seasons: 'Open',
    lines: [
      [
        'Place',
        '1,640 m, on the north shore of the Lej Serein. Half an hour on foot from Serein-Dorf, or six minutes by the house bus.',
      ],
      [
        'House',
        '68 rooms and suites, four restaurants, a bar, a spa with pool, a library, a music salon.',
        'Opened in June 1897; tower 1904, garden wing 1924. Owned by a foundation in the valley since 1968.',
      ],
      ['Table', 'Eleven farms, fish from the lake, bread from the house oven.'],
      ['Energy', 'Heat from the lake and from wood, power from the stream.'],
    ],
    contact: 'Contact',
    telephone: 'Telephone',
    kit: {
      lead: 'What can be written about the house without asking. To be cut, not copied.',
      news: [
        'Winter 2026/27, what is new',
        'The house bus runs on electricity.',
        'Three kilometres of the track to Les Arolles are lit until 9 pm.',
        'Someone reads aloud in the library every Thursday.',
        'The barley soup has stayed, in the Gratbar from four.',
      ],
      pictures: [
        'Pictures and logo',
        'The media corner has six pictures of 6,000 pixels on the long edge, and the logo in the colours of summer and winter, for light and dark grounds.',
        'They are free for articles about the house. The pictures are drawn, not photographed. Please print the credit line: Grandhotel Edelgrat, Atelier.',
      ],
      person: 'Who answers',
    },
  },
}
