import { room } from './room'

export const arvenRoom = room(
  {
    id: 'room-arven',
    category: 'room',
    size: 31,
    guests: 2,
    floors: [2, 4],
    has: ['dogs', 'stove', 'bathtub'],
    code: 'ARV',
    gallery: ['room-arven', 'detail-blanket', 'detail-lamp', 'lake-mirror', 'stone-pine-forest'],
    others: ['room-lake', 'room-corner'],
  },
  {
    path: '/zimmer/arvenzimmer',
    title: 'Arvenzimmer',
    lead: 'Einunddreissig Quadratmeter Arvenholz und ein Balkon nach Süden. Am Morgen liegt die Sonne zuerst auf dem Tisch, dann auf dem Bett.',
    ownFeature: 'Balkon nach Süden',
    beds: '180 × 210 cm, auf Wunsch getrennt',
    own: [
      ['Balkon', '7 m²'],
      ['Aussicht', 'Süden, See und Grat'],
      ['Bad', 'Wanne, Dusche, Fenster'],
    ],
    plan: {
      alt: 'Grundriss des Arvenzimmers: Bad bei der Tür, Bett, Schreibtisch, Balkon über die ganze Breite',
      caption: 'Grundriss, Süden rechts',
    },
    aside: 'Vierzehn Zimmer, zweiter bis vierter Stock',
    more: 'Das Holz kommt aus dem Wald über Les Arolles. Es duftet, wenn die Sonne darauf scheint, und man schläft ruhig darin.',
    body: [
      'Das Bett steht so, dass man liegend den Grat sieht. Der Schreibtisch steht am Fenster. Im Bad gibt es eine Wanne, eine Dusche und ein eigenes Fenster.',
      'Ein Zusatzbett für ein Kind bis elf Jahre stellen wir ohne Aufpreis dazu. Hunde wohnen im zweiten Stock, Richtung Garten.',
    ],
  },
  {
    path: '/chambres/chambre-arolle',
    title: 'Chambre Arolle',
    lead: 'Trente et un mètres carrés de bois d’arolle et un balcon au sud. Le matin, le soleil se pose d’abord sur la table, puis sur le lit.',
    ownFeature: 'balcon au sud',
    beds: '180 × 210 cm, séparables sur demande',
    own: [
      ['Balcon', '7 m²'],
      ['Vue', 'sud, lac et arête'],
      ['Salle de bains', 'baignoire, douche, fenêtre'],
    ],
    plan: {
      alt: 'Plan de la chambre Arolle : salle de bains près de la porte, lit, bureau, balcon sur toute la largeur',
      caption: 'Plan, le sud à droite',
    },
    aside: 'Quatorze chambres, du deuxième au quatrième étage',
    more: 'Le bois vient de la forêt au-dessus des Arolles. Il sent bon quand le soleil le chauffe, et l’on y dort d’un sommeil calme.',
    body: [
      'Le lit est placé de telle sorte que l’on voit l’arête sans se lever. Le bureau est à la fenêtre. La salle de bains a la sienne, avec baignoire et douche.',
      'Un lit d’appoint pour un enfant jusqu’à onze ans est offert. Les chiens logent au deuxième étage, côté jardin.',
    ],
  },
  {
    path: '/rooms/arven-room',
    title: 'Arven Room',
    lead: 'Thirty-one square metres of stone pine and a balcony to the south. In the morning the sun reaches the table first, then the bed.',
    ownFeature: 'balcony to the south',
    beds: '180 × 210 cm, or two singles',
    own: [
      ['Balcony', '7 m²'],
      ['Outlook', 'south, lake and ridge'],
      ['Bathroom', 'bath, shower, window'],
    ],
    plan: {
      alt: 'Floor plan of the Arven Room: bathroom by the door, bed, desk, a balcony along the whole width',
      caption: 'Floor plan, south to the right',
    },
    aside: 'Fourteen rooms, second to fourth floor',
    more: 'Arve is the local word for stone pine. Ours comes from the forest above Les Arolles; it gives off its scent when the sun is on it.',
    body: [
      'The bed stands where you can see the ridge lying down. The desk is at the window. The bathroom has a bath, a shower and a window of its own.',
      'We add a bed for a child up to eleven at no charge. Dogs stay on the second floor, towards the garden.',
    ],
  },
)
