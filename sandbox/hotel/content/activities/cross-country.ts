import { activity } from './activity'

export const crossCountry = activity(
  {
    id: 'activity-cross-country',
    season: 'winter',
    difficulty: 'easy',
    distanceKm: 12,
    ascentMetres: 90,
    gallery: ['cross-country', 'village-winter', 'webcam-noon'],
  },
  {
    de: {
      path: '/tal-und-berg/langlauf',
      title: 'Langlauf',
      lead: 'Die Loipe beginnt hinter dem Haus und führt am See entlang bis Les Arolles. Gespurt wird um sechs.',
      duration: '1 h 30',
      meetingPoint: 'Hintertür, beim Schuhregal',
      facts: [
        ['Loipe', '12 km, klassisch und Skating'],
        ['Licht', '3 km bis 21:00 Uhr beleuchtet'],
        ['Unterricht', 'Donnerstag um 10:00 Uhr, CHF 40'],
      ],
      body: [
        'In Les Arolles steht eine Bank an der Südwand der Kapelle. Dort isst man das Brot, das die Küche mitgibt.',
      ],
    },
    fr: {
      path: '/vallee/ski-de-fond',
      title: 'Le ski de fond',
      lead: 'La piste commence derrière la maison et longe le lac jusqu’aux Arolles. Elle est tracée à six heures.',
      duration: '1 h 30',
      meetingPoint: 'porte arrière, près des chaussures',
      facts: [
        ['Piste', '12 km, classique et skating'],
        ['Lumière', '3 km éclairés jusqu’à 21 h'],
        ['Leçon', 'le jeudi à 10 h, CHF 40'],
      ],
      body: [
        'Aux Arolles, un banc est adossé au mur sud de la chapelle. On y mange le pain que la cuisine a glissé dans le sac.',
      ],
    },
    en: {
      path: '/valley/cross-country',
      title: 'Cross-country skiing',
      lead: 'The track starts behind the house and follows the lake to Les Arolles. It is groomed at six.',
      duration: '1 h 30',
      meetingPoint: 'back door, by the boot rack',
      facts: [
        ['Track', '12 km, classic and skating'],
        ['Light', '3 km lit until 9 pm'],
        ['Lesson', 'Thursdays at 10 am, CHF 40'],
      ],
      body: [
        'In Les Arolles there is a bench against the south wall of the chapel. That is where you eat the bread the kitchen gave you.',
      ],
    },
  },
)
