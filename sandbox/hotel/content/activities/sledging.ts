import { activity } from './activity'

export const sledging = activity(
  {
    id: 'activity-sledging',
    season: 'winter',
    difficulty: 'easy',
    distanceKm: 4.2,
    price: 12,
    gallery: ['sledging', 'railway-station-snow', 'village-winter'],
  },
  {
    de: {
      path: '/tal-und-berg/schlitteln',
      title: 'Schlitteln',
      lead: 'Vier Kilometer vom Lift bis zum Bahnhof. Die Schlitten sind aus Esche und älter als ihre Fahrer.',
      duration: '40 min',
      meetingPoint: 'Mittelstation Hinterm Grat',
      facts: [
        ['Bahn', '4.2 km, 510 m Gefälle'],
        ['Im Preis', 'Fahrt mit dem Lift; Schlitten leihen wir'],
        ['Nachts', 'Mittwoch bis 22:00 Uhr'],
        ['Zurück', 'mit dem Hausbus alle zwanzig Minuten'],
      ],
      body: ['In der dritten Kurve steht ein Schild: Bremsen. Es steht nicht ohne Grund dort.'],
    },
    fr: {
      path: '/vallee/luge',
      title: 'La luge',
      lead: 'Quatre kilomètres du télésiège à la gare. Les luges sont en frêne, et plus âgées que ceux qui les montent.',
      duration: '40 min',
      meetingPoint: 'station intermédiaire de Hinterm Grat',
      facts: [
        ['Piste', '4,2 km, 510 m de dénivelé'],
        ['Compris', 'la montée ; la luge est prêtée'],
        ['La nuit', 'le mercredi jusqu’à 22 h'],
        ['Retour', 'bus de la maison, toutes les vingt minutes'],
      ],
      body: ['Au troisième virage, un panneau demande de freiner. Il n’est pas là par hasard.'],
    },
    en: {
      path: '/valley/sledging',
      title: 'Sledging',
      lead: 'Four kilometres from the lift to the station. The sledges are ash, and older than the people on them.',
      duration: '40 min',
      meetingPoint: 'middle station, Hinterm Grat',
      facts: [
        ['Run', '4.2 km, 510 m of descent'],
        ['Included', 'the lift; the sledge is lent'],
        ['At night', 'Wednesdays until 10 pm'],
        ['Back', 'by house bus, every twenty minutes'],
      ],
      body: ['At the third bend there is a sign that says brake. It is there for a reason.'],
    },
  },
)
