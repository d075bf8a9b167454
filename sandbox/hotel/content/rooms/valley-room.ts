import { room } from './room'

export const valleyRoom = room(
  {
    id: 'room-valley',
    category: 'room',
    size: 24,
    guests: 2,
    floors: [1, 3],
    has: ['dogs'],
    code: 'VAL',
    gallery: ['room-valley', 'detail-lamp', 'village-autumn', 'detail-desk'],
    others: ['room-arven', 'room-lake'],
  },
  {
    path: '/zimmer/talzimmer',
    title: 'Talzimmer',
    lead: 'Vierundzwanzig Quadratmeter und ein Fenster nach Westen. Man hört den Bach, und um sechs die Glocke von Serein-Dorf.',
    ownFeature: 'ein Fenster nach Westen',
    beds: '160 × 210 cm',
    own: [
      ['Aussicht', 'Westen, Tal und Dorf'],
      ['Bad', 'Dusche, Fenster'],
    ],
    plan: {
      alt: 'Grundriss des Talzimmers: Bad bei der Tür, Bett, Schreibtisch, breite Fensterbank',
      caption: 'Grundriss, Westen rechts',
    },
    aside: 'Einundzwanzig Zimmer, erster bis dritter Stock',
    more: 'Das kleinste Zimmer des Hauses hat den längsten Abend. Die Sonne geht hier zuletzt.',
    body: [
      'Früher wohnten im Westflügel die Musiker. Geblieben sind die breiten Fensterbänke, auf denen sie übten. Heute liegt darauf ein Kissen.',
      'Der Schreibtisch ist aus Lärche, der Schrank in die Wand gebaut. Wer zu dritt reist, nimmt das Zimmer daneben: Sechs Talzimmer lassen sich verbinden.',
    ],
  },
  {
    path: '/chambres/chambre-vallee',
    title: 'Chambre Vallée',
    lead: 'Vingt-quatre mètres carrés et une fenêtre à l’ouest. On entend le torrent et, à six heures, la cloche de Serein-Dorf.',
    ownFeature: 'une fenêtre à l’ouest',
    beds: '160 × 210 cm',
    own: [
      ['Vue', 'ouest, vallée et village'],
      ['Salle de bains', 'douche, fenêtre'],
    ],
    plan: {
      alt: 'Plan de la chambre Vallée : salle de bains près de la porte, lit, bureau, large appui de fenêtre',
      caption: 'Plan, l’ouest à droite',
    },
    aside: 'Vingt et une chambres, du premier au troisième étage',
    more: 'La plus petite chambre de la maison a la plus longue soirée. Le soleil la quitte en dernier.',
    body: [
      'Les musiciens logeaient autrefois dans l’aile ouest. Ils répétaient assis sur les larges appuis de fenêtre, qui sont restés. On y a posé un coussin.',
      'Le bureau est en mélèze, l’armoire prise dans le mur. Pour voyager à trois, demandez la chambre voisine : six chambres Vallée communiquent.',
    ],
  },
  {
    path: '/rooms/valley-room',
    title: 'Valley Room',
    lead: 'Twenty-four square metres and a window to the west. You hear the stream and, at six, the bell of Serein-Dorf.',
    ownFeature: 'one window to the west',
    beds: '160 × 210 cm',
    own: [
      ['Outlook', 'west, valley and village'],
      ['Bathroom', 'shower, window'],
    ],
    plan: {
      alt: 'Floor plan of the Valley Room: bathroom by the door, bed, desk, deep window seat',
      caption: 'Floor plan, west to the right',
    },
    aside: 'Twenty-one rooms, first to third floor',
    more: 'The smallest room in the house has the longest evening. The sun leaves it last.',
    body: [
      'The musicians used to lodge in the west wing and practise on the deep window seats. The seats are still there, with a cushion now.',
      'The desk is larch, the wardrobe built into the wall. If there are three of you, take the room next door as well: six Valley Rooms connect.',
    ],
  },
)
