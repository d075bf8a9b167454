import { activity } from './activity'

export const skiTouring = activity(
  {
    id: 'activity-ski-touring',
    season: 'winter',
    difficulty: 'demanding',
    distanceKm: 11,
    ascentMetres: 960,
    price: 160,
    gallery: ['ski-touring', 'alpenglow', 'glacier'],
  },
  {
    de: {
      path: '/tal-und-berg/skitour',
      title: 'Skitour zum Sattel',
      lead: 'Drei Stunden hinauf in der eigenen Spur, vierzig Minuten hinab im Pulver. Der Bergführer geht voran und redet erst oben.',
      duration: '5 h',
      meetingPoint: 'Hinterm Grat, Dorfbrunnen',
      facts: [
        ['Wann', 'Januar bis April, nach Lawinenlage'],
        ['Ausrüstung', 'Gerät, Schaufel und Sonde leihen wir'],
        ['Gruppe', 'höchstens vier'],
      ],
      body: [
        'Am Abend vorher treffen wir uns im Musiksalon über der Karte. Dort fällt die Entscheidung, und jeder darf Nein sagen.',
      ],
    },
    fr: {
      path: '/vallee/ski-de-randonnee',
      title: 'À ski de randonnée jusqu’au col',
      lead: 'Trois heures de montée dans sa trace, quarante minutes de descente en poudreuse. Le guide va devant et ne parle qu’en haut.',
      duration: '5 h',
      meetingPoint: 'Hinterm Grat, fontaine du village',
      facts: [
        ['Quand', 'de janvier à avril, selon les avalanches'],
        ['Matériel', 'appareil, pelle et sonde prêtés'],
        ['Groupe', 'quatre personnes au plus'],
      ],
      body: [
        'La veille au soir, on se retrouve devant la carte au salon de musique. C’est là que l’on décide, et chacun peut dire non.',
      ],
    },
    en: {
      path: '/valley/ski-touring',
      title: 'Ski touring to the saddle',
      lead: 'Three hours up in your own track, forty minutes down in powder. The guide goes first and talks at the top.',
      duration: '5 h',
      meetingPoint: 'Hinterm Grat, village fountain',
      facts: [
        ['When', 'January to April, avalanches permitting'],
        ['Equipment', 'transceiver, shovel and probe lent'],
        ['Group', 'four at most'],
      ],
      body: [
        'The evening before we meet over the map in the music salon. The decision is made there, and anyone may say no.',
      ],
    },
  },
)
