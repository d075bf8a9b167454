/** What the brochure says of weddings beyond the page. Hours and prices of a wedding stand only here. */
export const weddingPrices = { fourCourses: 145, fiveCourses: 168, band: 1800 } as const

type Hour = readonly [time: string, what: string]
export interface WeddingWords {
  days: { title: string; each: readonly (readonly [day: string, ...hours: Hour[]])[] }
  table: {
    title: string
    text: string
    fourCourses: string
    fiveCourses: string
    perPerson: string
    band: string
    perEvening: string
    hire: Hour
    drinks: Hour
    example: string
  }
  rooms: { title: string; text: string; summer: string; winter: string; note: string }
  ask: { office: string; telephone: string }
}

export const weddingWords: Readonly<Record<'de' | 'fr' | 'en', WeddingWords>> = {
  de: {
    days: {
      title: 'So können drei Tage gehen',
      each: [
        [
          'Freitag',
          [
            '15:00',
            'Das Standesamt von Serein-Dorf kommt ins Haus. Getraut wird im Musiksalon, neben dem Flügel.',
          ],
          ['19:00', 'Suppe und Käse in der Stube, für alle, die schon da sind.'],
        ],
        [
          'Samstag',
          ['14:00', 'Zu Fuss zur Kapelle von Les Arolles. Wer schlecht geht, nimmt den Hausbus.'],
          ['18:30', 'Die Tafel auf der Wiese. Bei Regen ist der Grandsalon schon gedeckt.'],
          ['21:30', 'Musik, drinnen oder draussen. Die Gratbar schliesst, wenn Sie gehen.'],
        ],
        ['Sonntag', ['11:00', 'So lange dauert das Frühstück. Das Gepäck fährt voraus zum Bahnhof.']],
      ],
    },
    table: {
      title: 'Die Tafel, und was sie kostet',
      text: 'Gekocht wird, was die elf Höfe an diesem Tag haben. Was ein Gast nicht isst, wissen wir zwei Wochen vorher.',
      fourCourses: 'Vier Gänge',
      fiveCourses: 'Fünf Gänge',
      perPerson: 'pro Person',
      band: 'Musik aus Hinterm Grat',
      perEvening: 'für den Abend',
      hire: ['Wiese, Grandsalon', 'ohne Miete'],
      drinks: ['Getränke', 'nach Verbrauch'],
      example: 'Fünf Gänge im Juli',
    },
    rooms: {
      title: 'Wo Ihre Gäste schlafen',
      text: 'Ab 20 Zimmern und zwei Nächten gehört Ihnen die Wiese. Die Zimmer kosten, was sie in der Saison kosten, für zwei, mit Frühstück.',
      summer: 'Sommer',
      winter: 'Winter',
      note: 'CHF pro Nacht, ab',
    },
    ask: { office: 'Veranstaltungsbüro', telephone: 'Telefon' },
  },
  fr: {
    days: {
      title: 'Trois jours, par exemple',
      each: [
        [
          'Vendredi',
          [
            '15 h',
            'L’état civil de Serein-Dorf vient à la maison. On se marie au salon de musique, à côté du piano.',
          ],
          ['19 h', 'Soupe et fromage à la Stube, pour tous ceux qui sont déjà là.'],
        ],
        [
          'Samedi',
          ['14 h', 'À pied jusqu’à la chapelle des Arolles. Qui marche mal prend le bus de la maison.'],
          ['18 h 30', 'La table dans le pré. S’il pleut, le Grandsalon est déjà dressé.'],
          ['21 h 30', 'Musique, dedans ou dehors. La Gratbar ferme quand vous partez.'],
        ],
        ['Dimanche', ['11 h', 'Le petit déjeuner dure jusque-là. Les bagages partent devant, à la gare.']],
      ],
    },
    table: {
      title: 'La table, et ce qu’elle coûte',
      text: 'On cuisine ce que les onze fermes ont ce jour-là. Ce qu’un invité ne mange pas, nous le savons deux semaines avant.',
      fourCourses: 'Quatre services',
      fiveCourses: 'Cinq services',
      perPerson: 'par personne',
      band: 'Orchestre de Hinterm Grat',
      perEvening: 'la soirée',
      hire: ['Pré, Grandsalon', 'sans location'],
      drinks: ['Boissons', 'selon consommation'],
      example: 'Cinq services en juillet',
    },
    rooms: {
      title: 'Où dorment vos invités',
      text: 'Dès 20 chambres et deux nuits, le pré est à vous. Les chambres sont au prix de la saison, pour deux, avec le petit déjeuner.',
      summer: 'Été',
      winter: 'Hiver',
      note: 'CHF par nuit, dès',
    },
    ask: { office: 'Bureau des événements', telephone: 'Téléphone' },
  },
  en: {
    days: {
      title: 'How three days may go',
      each: [
        [
          'Friday',
          [
            '3 pm',
            'The registrar of Serein-Dorf comes to the house. You marry in the music salon, beside the piano.',
          ],
          ['7 pm', 'Soup and cheese in the Stube, for everyone who is here already.'],
        ],
        [
          'Saturday',
          [
            '2 pm',
            'On foot to the chapel in Les Arolles. The house bus takes those who would rather not walk.',
          ],
          ['6.30 pm', 'The table on the meadow. If it rains, the Grandsalon is laid already.'],
          ['9.30 pm', 'Music, indoors or out. The Gratbar closes when you leave.'],
        ],
        ['Sunday', ['11 am', 'Breakfast lasts until then. The luggage goes ahead to the station.']],
      ],
    },
    table: {
      title: 'The table, and what it costs',
      text: 'We cook what the eleven farms have that day. Two weeks before, we know what each guest does not eat.',
      fourCourses: 'Four courses',
      fiveCourses: 'Five courses',
      perPerson: 'per person',
      band: 'Band from Hinterm Grat',
      perEvening: 'for the evening',
      hire: ['Meadow, Grandsalon', 'no hire charge'],
      drinks: ['Drinks', 'as consumed'],
      example: 'Five courses in July',
    },
    rooms: {
      title: 'Where your guests sleep',
      text: 'From 20 rooms and two nights the meadow is yours. Rooms cost what they cost in the season, for two, with breakfast.',
      summer: 'Summer',
      winter: 'Winter',
      note: 'CHF per night, from',
    },
    ask: { office: 'Events office', telephone: 'Telephone' },
  },
}
