import { room } from './room'

export const cornerRoom = room(
  {
    id: 'room-corner',
    category: 'room',
    size: 38,
    guests: 3,
    floors: [2, 5],
    has: ['dogs', 'stove', 'bathtub'],
    code: 'ECK',
    gallery: ['room-corner', 'bed-corner', 'alpenglow', 'detail-blanket', 'village-winter', 'detail-desk'],
    others: ['room-arven', 'room-suite-arolles'],
  },
  {
    path: '/zimmer/eckzimmer-grat',
    title: 'Eckzimmer Grat',
    lead: 'Achtunddreissig Quadratmeter, zwei Himmelsrichtungen. In einem Fenster steht der Grat, im andern das Dorf.',
    ownFeature: 'zwei Himmelsrichtungen',
    beds: '180 × 210 cm, dazu ein Tagesbett',
    own: [
      ['Aussicht', 'Süden und Westen'],
      ['Bad', 'Wanne, Dusche, Fenster'],
    ],
    plan: {
      alt: 'Grundriss des Eckzimmers: Bad, Bett, Tagesbett, Sessel zwischen Fenstern auf zwei Seiten',
      caption: 'Grundriss, Süden rechts, Westen unten',
    },
    aside: 'Acht Zimmer, zweiter bis fünfter Stock',
    more: 'Zwischen den beiden Fenstern steht ein Sessel. Man dreht ihn, je nachdem, was die Sonne tut.',
    body: [
      'Am Nachmittag ist es zuerst der Grat, der leuchtet, dann das Dorf. Das Tagesbett in der Ecke reicht für ein Kind oder für einen langen Roman.',
      'Im Winter heizt ein Kachelofen von 1911. Das Holz bringt der Etagendienst um vier.',
    ],
  },
  {
    path: '/chambres/chambre-d-angle',
    title: 'Chambre d’angle Grat',
    lead: 'Trente-huit mètres carrés et deux points cardinaux. L’arête dans une fenêtre, le village dans l’autre.',
    ownFeature: 'deux points cardinaux',
    beds: '180 × 210 cm et un lit de jour',
    own: [
      ['Vue', 'sud et ouest'],
      ['Salle de bains', 'baignoire, douche, fenêtre'],
    ],
    plan: {
      alt: 'Plan de la chambre d’angle : salle de bains, lit, lit de jour, fauteuil entre des fenêtres sur deux côtés',
      caption: 'Plan, le sud à droite, l’ouest en bas',
    },
    aside: 'Huit chambres, du deuxième au cinquième étage',
    more: 'Entre les deux fenêtres, un fauteuil. On le tourne selon ce que fait le soleil.',
    body: [
      'L’après-midi, l’arête s’allume d’abord, le village ensuite. Le lit de jour, dans l’angle, suffit à un enfant ou à un long roman.',
      'En hiver, un poêle de catelles de 1911 chauffe la pièce. Le service d’étage apporte le bois à quatre heures.',
    ],
  },
  {
    path: '/rooms/ridge-corner-room',
    title: 'Ridge Corner Room',
    lead: 'Thirty-eight square metres and two points of the compass. The ridge stands in one window, the village in the other.',
    ownFeature: 'two points of the compass',
    beds: '180 × 210 cm and a daybed',
    own: [
      ['Outlook', 'south and west'],
      ['Bathroom', 'bath, shower, window'],
    ],
    plan: {
      alt: 'Floor plan of the corner room: bathroom, bed, day bed, an armchair between windows on two sides',
      caption: 'Floor plan, south to the right, west below',
    },
    aside: 'Eight rooms, second to fifth floor',
    more: 'An armchair stands between the two windows. You turn it to follow the sun.',
    body: [
      'In the afternoon the ridge lights up first, the village after it. The daybed in the corner is long enough for a child, or for a long novel.',
      'In winter a tiled stove of 1911 heats the room. The floor staff bring the logs at four.',
    ],
  },
)
