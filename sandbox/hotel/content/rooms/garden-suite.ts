import { room } from './room'

export const gardenSuite = room(
  {
    id: 'room-suite-garden',
    category: 'suite',
    size: 58,
    guests: 4,
    floors: [0],
    has: ['dogs', 'bathtub'],
    code: 'SGA',
    gallery: ['suite-garden', 'kitchen-garden', 'meadow-flowers', 'breakfast-table'],
    others: ['room-lake', 'room-suite-arolles'],
  },
  {
    path: '/zimmer/gartensuite',
    title: 'Gartensuite',
    lead: 'Achtundfünfzig Quadratmeter zu ebener Erde. Die Tür geht auf den Garten, der Schlüssel passt auch ins Gartentor.',
    ownFeature: 'eigener Ausgang',
    beds: '200 × 210 cm, zweites Zimmer mit zwei Betten',
    own: [
      ['Garten', '40 m², eigener Sitzplatz'],
      ['Aussicht', 'Süden, Garten und See'],
      ['Bad', 'zwei Bäder, eines mit Wanne'],
    ],
    plan: {
      alt: 'Grundriss der Gartensuite: Wohn- und Schlafzimmer mit Sitzplatz, zweites Zimmer, zwei Bäder',
      caption: 'Grundriss, Süden und Garten unten',
    },
    aside: 'Vier Suiten, Erdgeschoss',
    more: 'Gebaut wurde der Flügel 1924 für Gäste, die ihre Pferde sehen wollten. Heute sehen sie Phlox, Rittersporn und im Winter Hasenspuren.',
    body: [
      'Das zweite Zimmer hat eine eigene Dusche und eine Tür, die sich schliessen lässt: für Kinder oder für den, der schnarcht.',
      'Die Schwelle ist flach, das Bad mit der Dusche befahrbar. Hunde sind hier zu Hause.',
    ],
  },
  {
    path: '/chambres/suite-jardin',
    title: 'Suite Jardin',
    lead: 'Cinquante-huit mètres carrés de plain-pied. La porte s’ouvre sur le jardin, et la clé est aussi celle du portail.',
    ownFeature: 'entrée indépendante',
    beds: '200 × 210 cm, seconde chambre à deux lits',
    own: [
      ['Jardin', '40 m², terrasse privée'],
      ['Vue', 'sud, jardin et lac'],
      ['Salles de bains', 'deux, dont une avec baignoire'],
    ],
    plan: {
      alt: 'Plan de la suite Jardin : chambre et salon ouverts sur la terrasse, seconde chambre, deux salles de bains',
      caption: 'Plan, le sud et le jardin en bas',
    },
    aside: 'Quatre suites, rez-de-chaussée',
    more: 'L’aile fut bâtie en 1924 pour les hôtes qui voulaient voir leurs chevaux. Ils y voient des phlox, des pieds-d’alouette et, l’hiver, des traces de lièvre.',
    body: [
      'La seconde chambre a sa douche et une porte qui ferme : pour les enfants, ou pour celui qui ronfle.',
      'Le seuil est plat et la salle de douche accessible en fauteuil. Les chiens y sont chez eux.',
    ],
  },
  {
    path: '/rooms/garden-suite',
    title: 'Garden Suite',
    lead: 'Fifty-eight square metres at ground level. The door opens on the garden, and the key fits the garden gate as well.',
    ownFeature: 'a door of its own',
    beds: '200 × 210 cm, second room with two beds',
    own: [
      ['Garden', '40 m², private terrace'],
      ['Outlook', 'south, garden and lake'],
      ['Bathrooms', 'two, one with a bath'],
    ],
    plan: {
      alt: 'Floor plan of the Garden Suite: bedroom and sitting area with a terrace, second room, two bathrooms',
      caption: 'Floor plan, south and the garden below',
    },
    aside: 'Four suites, ground floor',
    more: 'The wing was built in 1924 for guests who wished to see their horses. What they see now is phlox, delphinium and, in winter, the tracks of hares.',
    body: [
      'The second room has its own shower and a door that closes: for children, or for whoever snores.',
      'The threshold is level and the shower room takes a wheelchair. Dogs are at home here.',
    ],
  },
)
