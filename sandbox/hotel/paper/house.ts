import type { Paper } from './pdf'

/** The house on one page, for guests and journalists. */
export const housePapers: Record<string, Paper> = {
  'haus-de.pdf': {
    language: 'de',
    title: 'Das Haus auf einer Seite',
    sections: [
      [
        'Ort',
        'Grandhotel Edelgrat, Seestrasse 1, 7399 Val Serein. 1640 m über Meer, am Nordufer des Lej Serein.',
        'Von Serein-Dorf eine halbe Stunde zu Fuss oder sechs Minuten mit dem Hausbus.',
      ],
      [
        'Haus',
        '68 Zimmer und Suiten, vier Restaurants, eine Bar, Spa mit Becken, Bibliothek, Musiksalon.',
        'Eröffnet im Juni 1897, Turm 1904, Gartenflügel 1924. Seit 1968 im Besitz einer Stiftung im Tal.',
      ],
      ['Saison', 'Sommer: 12. Juni bis 10. Oktober 2027.', 'Winter: 12. Dezember 2026 bis 4. April 2027.'],
      ['Küche', 'Einkauf bei elf Höfen, Fisch aus dem See, Brot aus dem eigenen Ofen.'],
      ['Energie', 'Wärme aus dem See und aus Holz, Strom aus dem Talbach.'],
      ['Kontakt', 'Telefon +41 81 555 16 40, haus@edelgrat.example'],
    ],
  },
  'haus-fr.pdf': {
    language: 'fr',
    title: 'La maison en une page',
    sections: [
      [
        'Lieu',
        'Grandhotel Edelgrat, Seestrasse 1, 7399 Val Serein. 1640 m d’altitude, rive nord du Lej Serein.',
        'À une demi-heure à pied de Serein-Dorf, ou six minutes avec le bus de la maison.',
      ],
      [
        'Maison',
        '68 chambres et suites, quatre restaurants, un bar, un spa avec bassin, une bibliothèque, un salon de musique.',
        'Ouverte en juin 1897, tour de 1904, aile du jardin de 1924. Propriété d’une fondation de la vallée depuis 1968.',
      ],
      ['Saisons', 'Été : du 12 juin au 10 octobre 2027.', 'Hiver : du 12 décembre 2026 au 4 avril 2027.'],
      ['Table', 'Onze fermes, le poisson du lac, le pain du four de la maison.'],
      ['Énergie', 'Chaleur du lac et du bois, courant du torrent.'],
      ['Contact', 'Téléphone +41 81 555 16 40, haus@edelgrat.example'],
    ],
  },
  'haus-en.pdf': {
    language: 'en',
    title: 'The house on one page',
    sections: [
      [
        'Place',
        'Grandhotel Edelgrat, Seestrasse 1, 7399 Val Serein. 1,640 m, on the north shore of the Lej Serein.',
        'Half an hour on foot from Serein-Dorf, or six minutes by the house bus.',
      ],
      [
        'House',
        '68 rooms and suites, four restaurants, a bar, a spa with pool, a library, a music salon.',
        'Opened in June 1897; tower 1904, garden wing 1924. Owned by a foundation in the valley since 1968.',
      ],
      ['Seasons', 'Summer: 12 June to 10 October 2027.', 'Winter: 12 December 2026 to 4 April 2027.'],
      ['Table', 'Eleven farms, fish from the lake, bread from the house oven.'],
      ['Energy', 'Heat from the lake and from wood, power from the stream.'],
      ['Contact', 'Telephone +41 81 555 16 40, haus@edelgrat.example'],
    ],
  },
}
