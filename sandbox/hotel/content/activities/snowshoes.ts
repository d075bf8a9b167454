import { activity } from './activity'

export const snowshoes = activity(
  {
    id: 'activity-snowshoes',
    season: 'winter',
    difficulty: 'moderate',
    distanceKm: 4.8,
    ascentMetres: 220,
    price: 35,
    gallery: ['snowshoe-night', 'stars-over-ridge', 'village-night'],
  },
  {
    de: {
      path: '/tal-und-berg/schneeschuhe-bei-nacht',
      title: 'Schneeschuhe bei Nacht',
      lead: 'Mit Laternen zum Arvenwald und ohne sie zurück. Nach zehn Minuten sieht man auch so genug.',
      duration: '2 h 30',
      meetingPoint: 'Réception',
      facts: [
        ['Wann', 'Montag und Freitag um 20:30 Uhr'],
        ['Schuhe', 'leihen wir'],
        ['Unterwegs', 'Tee, Sternkarte'],
      ],
      body: ['Bei Vollmond gehen wir ohne Laternen los. Füchse und Hasen haben Vortritt.'],
    },
    fr: {
      path: '/vallee/raquettes-de-nuit',
      title: 'En raquettes la nuit',
      lead: 'Avec des lanternes jusqu’à la forêt d’arolles, sans elles au retour. Après dix minutes, on voit assez.',
      duration: '2 h 30',
      meetingPoint: 'la réception',
      facts: [
        ['Quand', 'lundi et vendredi à 20 h 30'],
        ['Raquettes', 'prêtées'],
        ['En chemin', 'du thé, une carte du ciel'],
      ],
      body: [
        'À la pleine lune, nous laissons les lanternes à la maison. Renards et lièvres ont la priorité.',
      ],
    },
    en: {
      path: '/valley/snowshoes-at-night',
      title: 'Snowshoes at night',
      lead: 'With lanterns to the stone pine forest, without them on the way back. After ten minutes you can see well enough.',
      duration: '2 h 30',
      meetingPoint: 'reception',
      facts: [
        ['When', 'Monday and Friday at 8.30 pm'],
        ['Snowshoes', 'lent'],
        ['On the way', 'tea and a star chart'],
      ],
      body: ['At full moon we leave the lanterns at home. Foxes and hares have right of way.'],
    },
  },
)
