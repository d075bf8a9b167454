import { activity } from './activity'

export const lakePath = activity(
  {
    id: 'activity-lake-path',
    season: 'summer',
    difficulty: 'easy',
    distanceKm: 5.4,
    ascentMetres: 40,
    gallery: ['lake-noon', 'hotel-from-lake', 'lake-mirror'],
  },
  {
    de: {
      path: '/tal-und-berg/seeweg',
      title: 'Seeweg',
      lead: 'Einmal um den Lej Serein, auf Kies und Wurzeln. Am anderen Ufer sieht man das Haus im Wasser.',
      duration: '1 h 30',
      meetingPoint: 'Bootssteg vor dem Haus',
      facts: [
        ['Wagen', 'mit Kinderwagen bis zur Nordbucht'],
        ['Baden', 'an der Kiesbank, im Juli 18 °C'],
      ],
      body: [
        'Gehen Sie gegen den Uhrzeigersinn: Dann liegt der Grat vorn und die Sonne im Rücken. Nach vierzig Minuten kommt die Kiesbank mit zwei Bänken.',
        'Die Boote am Steg sind für Gäste. Ruder und Schlüssel gibt der Portier.',
      ],
    },
    fr: {
      path: '/vallee/tour-du-lac',
      title: 'Le tour du lac',
      lead: 'Une fois autour du Lej Serein, sur gravier et racines. De l’autre rive, on voit la maison dans l’eau.',
      duration: '1 h 30',
      meetingPoint: 'le ponton devant la maison',
      facts: [
        ['Poussette', 'jusqu’à la baie nord'],
        ['Baignade', 'à la grève, 18 °C en juillet'],
      ],
      body: [
        'Marchez dans le sens inverse des aiguilles d’une montre : l’arête sera devant, le soleil dans le dos. Quarante minutes plus loin, une grève et deux bancs.',
        'Les barques du ponton sont aux hôtes. Le portier a les rames et la clé.',
      ],
    },
    en: {
      path: '/valley/lake-path',
      title: 'The lake path',
      lead: 'Once around the Lej Serein on gravel and roots. From the far shore you see the house in the water.',
      duration: '1 h 30',
      meetingPoint: 'the jetty in front of the house',
      facts: [
        ['Pushchairs', 'as far as the north bay'],
        ['Swimming', 'at the shingle, 18 °C in July'],
      ],
      body: [
        'Walk anticlockwise: the ridge is ahead of you then and the sun behind. After forty minutes there is a shingle beach with two benches.',
        'The boats at the jetty are for guests. The porter has the oars and the key.',
      ],
    },
  },
)
