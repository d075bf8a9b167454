import { activity } from './activity'

export const ridge = activity(
  {
    id: 'activity-ridge',
    season: 'summer',
    difficulty: 'demanding',
    distanceKm: 14.2,
    ascentMetres: 1180,
    price: 120,
    gallery: ['trail-summit', 'glacier', 'storm-ridge'],
  },
  {
    de: {
      path: '/tal-und-berg/auf-den-grat',
      title: 'Auf den Grat',
      lead: 'Elfhundert Meter hinauf, der Bergführerin nach. Oben ist man auf der Linie, die man vom Bett aus sieht.',
      duration: '8 h',
      meetingPoint: 'Bergstation Hinterm Grat',
      facts: [
        ['Wann', 'Sonntag um 06:15 Uhr, bis Mitte September'],
        ['Voraussetzung', 'trittsicher, schwindelfrei'],
        ['Gruppe', 'höchstens fünf'],
      ],
      body: [
        'Der Pfad führt über die Alp, dann durch Blockgestein, die letzte Stunde am Seil. Gipfelbuch und Bleistift liegen in einer Büchse.',
        'Über das Wetter entscheidet die Bergführerin am Vorabend um sechs. Sie irrt sich selten und ändert ihre Meinung nie.',
      ],
    },
    fr: {
      path: '/vallee/sur-l-arete',
      title: 'Sur l’arête',
      lead: 'Onze cents mètres de montée derrière la guide. Là-haut, on marche sur la ligne que l’on voit de son lit.',
      duration: '8 h',
      meetingPoint: 'station supérieure de Hinterm Grat',
      facts: [
        ['Quand', 'le dimanche à 6 h 15, jusqu’à mi-septembre'],
        ['Conditions', 'pied sûr, pas de vertige'],
        ['Groupe', 'cinq personnes au plus'],
      ],
      body: [
        'Le sentier passe l’alpage, puis les blocs, et la dernière heure se fait encordé. Le livre du sommet est dans une boîte, avec un crayon.',
        'La guide décide du temps la veille à six heures. Elle se trompe rarement et ne change jamais d’avis.',
      ],
    },
    en: {
      path: '/valley/up-the-ridge',
      title: 'Up the ridge',
      lead: 'Eleven hundred metres of ascent behind the mountain guide. At the top you stand on the line you see from your bed.',
      duration: '8 h',
      meetingPoint: 'top station, Hinterm Grat',
      facts: [
        ['When', 'Sundays at 6.15 am, until mid-September'],
        ['Requires', 'a sure foot and a head for heights'],
        ['Group', 'five at most'],
      ],
      body: [
        'The path crosses the alp, then boulders; the last hour is on a rope. The summit book is in a tin, with a pencil.',
        'The guide decides about the weather at six the evening before. She is seldom wrong and never persuaded.',
      ],
    },
  },
)
