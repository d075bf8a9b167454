import { activity } from './activity'

export const fishing = activity(
  {
    id: 'activity-fishing',
    season: 'summer',
    difficulty: 'easy',
    price: 45,
    gallery: ['fishing-lake', 'lake-mirror', 'dish-char'],
  },
  {
    de: {
      path: '/tal-und-berg/fischen',
      title: 'Fischen auf dem See',
      lead: 'Mit dem Fischer hinaus, bevor der Wind kommt. Was anbeisst, brät am Mittag in der Stube.',
      duration: '2 h',
      meetingPoint: 'Bootssteg, Laterne',
      facts: [
        ['Wann', 'Dienstag und Freitag um 05:30 Uhr'],
        ['Patent', 'Tageskarte inbegriffen'],
        ['Boot', 'drei Gäste'],
      ],
      body: [
        'Der Fischer spricht wenig, und das zweisprachig. Er zeigt, wo die Saiblinge stehen, und wirft zurück, was kürzer ist als seine Hand.',
      ],
    },
    fr: {
      path: '/vallee/peche',
      title: 'La pêche au lac',
      lead: 'Avec le pêcheur, avant le vent. Ce qui mord sera poêlé à midi à la Stube.',
      duration: '2 h',
      meetingPoint: 'le ponton, à la lanterne',
      facts: [
        ['Quand', 'mardi et vendredi à 5 h 30'],
        ['Permis', 'carte du jour comprise'],
        ['Barque', 'trois hôtes'],
      ],
      body: [
        'Le pêcheur parle peu, dans les deux langues. Il montre où se tiennent les ombles et rend au lac ce qui est plus court que sa main.',
      ],
    },
    en: {
      path: '/valley/fishing',
      title: 'Fishing on the lake',
      lead: 'Out with the fisherman before the wind. Whatever bites is fried for lunch in the Stube.',
      duration: '2 h',
      meetingPoint: 'the jetty, by the lantern',
      facts: [
        ['When', 'Tuesday and Friday at 5.30 am'],
        ['Licence', 'day ticket included'],
        ['Boat', 'three guests'],
      ],
      body: [
        'The fisherman says little, and says it in two languages. He shows you where the char lie and puts back anything shorter than his hand.',
      ],
    },
  },
)
