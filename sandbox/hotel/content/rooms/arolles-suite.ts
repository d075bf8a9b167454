import { room } from './room'

export const arollesSuite = room(
  {
    id: 'room-suite-arolles',
    category: 'suite',
    size: 52,
    guests: 3,
    floors: [4, 5],
    has: ['stove', 'bathtub'],
    code: 'SAR',
    gallery: ['suite-arolles', 'library-fireplace', 'detail-lamp', 'arolles-hamlet', 'detail-bath'],
    others: ['room-suite-garden', 'room-suite-tower'],
  },
  {
    path: '/zimmer/suite-les-arolles',
    title: 'Suite Les Arolles',
    lead: 'Zweiundfünfzig Quadratmeter mit Kamin und Lesezimmer. Vierhundert Bücher stehen schon da.',
    ownFeature: 'Kamin und Lesezimmer',
    beds: '200 × 210 cm, Sofa ausziehbar',
    own: [
      ['Räume', 'Schlafzimmer, Lesezimmer, Ankleide'],
      ['Aussicht', 'Norden, Wald und Les Arolles'],
      ['Bad', 'Wanne am Fenster, Dusche'],
    ],
    plan: {
      alt: 'Grundriss der Suite: Lesezimmer mit Büchern und Kamin, Schlafzimmer, Bad mit Wanne am Fenster',
      caption: 'Grundriss, Norden oben',
    },
    aside: 'Sechs Suiten, vierter und fünfter Stock',
    more: 'Das Dorf, nach dem die Suite heisst, liegt gegenüber am Waldrand. Abends zählt man vierzig Lichter.',
    body: [
      'Im Lesezimmer brennt im Winter jeden Abend ein Feuer. Die Bücher sind deutsch, französisch und englisch; was man nicht zu Ende liest, schicken wir nach.',
      'Schlafzimmer und Lesezimmer haben je eine eigene Tür zum Gang.',
    ],
  },
  {
    path: '/chambres/suite-les-arolles',
    title: 'Suite Les Arolles',
    lead: 'Cinquante-deux mètres carrés, une cheminée et un cabinet de lecture. Quatre cents livres vous attendent.',
    ownFeature: 'cheminée et cabinet de lecture',
    beds: '200 × 210 cm, canapé convertible',
    own: [
      ['Pièces', 'chambre, cabinet de lecture, dressing'],
      ['Vue', 'nord, forêt et Les Arolles'],
      ['Salle de bains', 'baignoire à la fenêtre, douche'],
    ],
    plan: {
      alt: 'Plan de la suite : cabinet de lecture avec livres et cheminée, chambre, baignoire à la fenêtre',
      caption: 'Plan, le nord en haut',
    },
    aside: 'Six suites, quatrième et cinquième étage',
    more: 'Le village qui lui donne son nom est en face, à la lisière. Le soir, on y compte quarante lumières.',
    body: [
      'En hiver, un feu brûle chaque soir dans le cabinet de lecture. Les livres sont en français, en allemand et en anglais ; celui que vous n’aurez pas fini vous sera envoyé.',
      'La chambre et le cabinet ont chacun leur porte sur le couloir.',
    ],
  },
  {
    path: '/rooms/les-arolles-suite',
    title: 'Les Arolles Suite',
    lead: 'Fifty-two square metres with a fireplace and a reading room. Four hundred books are already there.',
    ownFeature: 'fireplace and reading room',
    beds: '200 × 210 cm, sofa bed',
    own: [
      ['Rooms', 'bedroom, reading room, dressing room'],
      ['Outlook', 'north, forest and Les Arolles'],
      ['Bathroom', 'bath at the window, shower'],
    ],
    plan: {
      alt: 'Floor plan of the suite: reading room with books and fireplace, bedroom, a bath at the window',
      caption: 'Floor plan, north at the top',
    },
    aside: 'Six suites, fourth and fifth floor',
    more: 'The village it is named after lies opposite, at the edge of the forest. In the evening you count forty lights.',
    body: [
      'In winter a fire burns in the reading room every evening. The books are in English, German and French; we post on whatever you do not finish.',
      'Bedroom and reading room each have a door to the corridor.',
    ],
  },
)
