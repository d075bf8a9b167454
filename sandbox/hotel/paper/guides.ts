import type { Paper } from './pdf'

/** The way on foot, weddings, and what is new: short papers to print. */
export const guidePapers: Record<string, Paper> = {
  'anreise-de.pdf': {
    language: 'de',
    title: 'Zu Fuss zum Haus',
    sections: [
      [
        'Der Weg',
        'In Serein-Dorf links aus dem Bahnhof, am Brunnen vorbei.',
        'Auf der Seestrasse bis zum Bootshaus, zwanzig Minuten.',
        'Durch die Allee hinauf, zehn Minuten. Den Turm sieht man von Anfang an.',
      ],
      [
        'Mit dem Hausbus',
        'Sechs Minuten. Er wartet auf Ihren Zug, auch wenn er Verspätung hat.',
        'Telefon +41 81 555 16 40',
      ],
    ],
  },
  'anreise-fr.pdf': {
    language: 'fr',
    title: 'À pied jusqu’à la maison',
    sections: [
      [
        'Le chemin',
        'À Serein-Dorf, sortir de la gare à gauche et passer la fontaine.',
        'Suivre la Seestrasse jusqu’au hangar à bateaux, vingt minutes.',
        'Monter l’allée, dix minutes. La tour se voit depuis le départ.',
      ],
      ['En bus', 'Six minutes. Il attend votre train, même en retard.', 'Téléphone +41 81 555 16 40'],
    ],
  },
  'anreise-en.pdf': {
    language: 'en',
    title: 'The way on foot',
    sections: [
      [
        'The way',
        'At Serein-Dorf, leave the station to the left and pass the fountain.',
        'Follow Seestrasse as far as the boathouse, twenty minutes.',
        'Walk up the avenue, ten minutes. You see the tower from the start.',
      ],
      [
        'By house bus',
        'Six minutes. It waits for your train, even if the train is late.',
        'Telephone +41 81 555 16 40',
      ],
    ],
  },
  'hochzeiten-de.pdf': {
    language: 'de',
    title: 'Hochzeiten',
    sections: [
      [
        'Tafel',
        'Bis 60 Personen auf der Wiese, 84 im Grandsalon.',
        'Vier Gänge CHF 145, fünf Gänge CHF 168 pro Person.',
      ],
      ['Zimmer', 'Ab 20 Zimmern und zwei Nächten, zum Preis der Saison.'],
      ['Musik', 'Flügel im Haus. Kapelle aus Hinterm Grat, CHF 1800 für den Abend.'],
      ['Ende', 'Die Gratbar schliesst, wenn Sie gehen.'],
    ],
  },
  'hochzeiten-fr.pdf': {
    language: 'fr',
    title: 'Mariages',
    sections: [
      [
        'Table',
        'Jusqu’à 60 personnes dans le pré, 84 au Grandsalon.',
        'Quatre services CHF 145, cinq services CHF 168 par personne.',
      ],
      ['Chambres', 'Dès 20 chambres et deux nuits, au prix de la saison.'],
      ['Musique', 'Un piano à queue. L’orchestre de Hinterm Grat, CHF 1800 la soirée.'],
      ['Fin', 'La Gratbar ferme quand vous partez.'],
    ],
  },
  'hochzeiten-en.pdf': {
    language: 'en',
    title: 'Weddings',
    sections: [
      [
        'Table',
        'Up to 60 on the meadow, 84 in the Grandsalon.',
        'Four courses CHF 145, five courses CHF 168 per person.',
      ],
      ['Rooms', 'From 20 rooms and two nights, at the price of the season.'],
      ['Music', 'A grand piano in the house. The band from Hinterm Grat, CHF 1,800 for the evening.'],
      ['End', 'The Gratbar closes when you leave.'],
    ],
  },
  'neues-de.pdf': {
    language: 'de',
    title: 'Winter 2026/27',
    sections: [
      [
        'Neu',
        'Der Hausbus fährt elektrisch.',
        'Die Loipe nach Les Arolles ist auf drei Kilometern beleuchtet, bis 21 Uhr.',
        'In der Bibliothek liest jeden Donnerstag jemand vor.',
      ],
      ['Geblieben', 'Gerstensuppe ab vier Uhr in der Gratbar.'],
    ],
  },
  'neues-fr.pdf': {
    language: 'fr',
    title: 'Hiver 2026/27',
    sections: [
      [
        'Nouveau',
        'Le bus de la maison roule à l’électricité.',
        'La piste de fond est éclairée vers Les Arolles, trois kilomètres, jusqu’à 21 h.',
        'À la bibliothèque, on lit à voix haute chaque jeudi.',
      ],
      ['Inchangé', 'La soupe d’orge, dès quatre heures, à la Gratbar.'],
    ],
  },
  'neues-en.pdf': {
    language: 'en',
    title: 'Winter 2026/27',
    sections: [
      [
        'New',
        'The house bus runs on electricity.',
        'Three kilometres of the track to Les Arolles are lit until 9 pm.',
        'Someone reads aloud in the library every Thursday.',
      ],
      ['Unchanged', 'Barley soup in the Gratbar from four.'],
    ],
  },
}
