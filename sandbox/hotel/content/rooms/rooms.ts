import { room } from './room'

const valleyRoom = room(
  {
    id: 'room-valley',
    category: 'room',
    size: 24,
    guests: 2,
    summer: 390,
    winter: 480,
    code: 'VAL',
    gallery: ['room-valley', 'detail-lamp', 'village-autumn', 'detail-desk'],
    others: ['room-arven', 'room-lake'],
  },
  {
    path: '/zimmer/talzimmer',
    title: 'Talzimmer',
    lead: 'Vierundzwanzig Quadratmeter und ein Fenster nach Westen. Man hört den Bach, und um sechs die Glocke von Serein-Dorf.',
    view: 'ein Fenster nach Westen',
    beds: '160 × 210 cm',
    own: [
      ['Aussicht', 'Westen, Tal und Dorf'],
      ['Bad', 'Dusche, Fenster'],
    ],
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
    view: 'une fenêtre à l’ouest',
    beds: '160 × 210 cm',
    own: [
      ['Vue', 'ouest, vallée et village'],
      ['Salle de bains', 'douche, fenêtre'],
    ],
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
    view: 'one window to the west',
    beds: '160 × 210 cm',
    own: [
      ['Outlook', 'west, valley and village'],
      ['Bathroom', 'shower, window'],
    ],
    aside: 'Twenty-one rooms, first to third floor',
    more: 'The smallest room in the house has the longest evening. The sun leaves it last.',
    body: [
      'The musicians used to lodge in the west wing and practise on the deep window seats. The seats are still there, with a cushion now.',
      'The desk is larch, the wardrobe built into the wall. If there are three of you, take the room next door as well: six Valley Rooms connect.',
    ],
  },
)

const arvenRoom = room(
  {
    id: 'room-arven',
    category: 'room',
    size: 31,
    guests: 2,
    summer: 520,
    winter: 610,
    code: 'ARV',
    gallery: [
      'room-arven',
      'detail-blanket',
      'detail-lamp',
      'lake-mirror',
      'stone-pine-forest',
      'detail-bath',
    ],
    others: ['room-lake', 'room-corner'],
  },
  {
    path: '/zimmer/arvenzimmer',
    title: 'Arvenzimmer',
    lead: 'Einunddreissig Quadratmeter Arvenholz und ein Balkon nach Süden. Am Morgen liegt die Sonne zuerst auf dem Tisch, dann auf dem Bett.',
    view: 'Balkon nach Süden',
    beds: '180 × 210 cm, auf Wunsch getrennt',
    own: [
      ['Balkon', '7 m², nach Süden'],
      ['Aussicht', 'Süden, See und Grat'],
      ['Bad', 'Wanne, Dusche, Fenster'],
    ],
    aside: 'Vierzehn Zimmer, zweiter bis vierter Stock',
    more: 'Das Holz kommt aus dem Wald über Les Arolles. Es duftet, wenn die Sonne darauf scheint, und man schläft ruhig darin.',
    body: [
      'Das Bett steht so, dass man liegend den Grat sieht. Der Schreibtisch steht am Fenster. Im Bad gibt es eine Wanne, eine Dusche und ein eigenes Fenster.',
      'Ein Zusatzbett für ein Kind bis zwölf Jahre stellen wir ohne Preis dazu. Hunde wohnen im zweiten Stock, Richtung Garten.',
    ],
  },
  {
    path: '/chambres/chambre-arolle',
    title: 'Chambre Arolle',
    lead: 'Trente et un mètres carrés de bois d’arolle et un balcon au sud. Le matin, le soleil se pose d’abord sur la table, puis sur le lit.',
    view: 'balcon au sud',
    beds: '180 × 210 cm, séparables sur demande',
    own: [
      ['Balcon', '7 m², au sud'],
      ['Vue', 'sud, lac et arête'],
      ['Salle de bains', 'baignoire, douche, fenêtre'],
    ],
    aside: 'Quatorze chambres, du deuxième au quatrième étage',
    more: 'Le bois vient de la forêt au-dessus des Arolles. Il sent bon quand le soleil le chauffe, et l’on y dort d’un sommeil calme.',
    body: [
      'Le lit est placé de telle sorte que l’on voit l’arête sans se lever. Le bureau est à la fenêtre. La salle de bains a la sienne, avec baignoire et douche.',
      'Un lit d’appoint pour un enfant jusqu’à douze ans est offert. Les chiens logent au deuxième étage, côté jardin.',
    ],
  },
  {
    path: '/rooms/arven-room',
    title: 'Arven Room',
    lead: 'Thirty-one square metres of stone pine and a balcony to the south. In the morning the sun reaches the table first, then the bed.',
    view: 'balcony to the south',
    beds: '180 × 210 cm, or two singles',
    own: [
      ['Balcony', '7 m², to the south'],
      ['Outlook', 'south, lake and ridge'],
      ['Bathroom', 'bath, shower, window'],
    ],
    aside: 'Fourteen rooms, second to fourth floor',
    more: 'Arve is the local word for stone pine. Ours comes from the forest above Les Arolles; it gives off its scent when the sun is on it.',
    body: [
      'The bed stands where you can see the ridge lying down. The desk is at the window. The bathroom has a bath, a shower and a window of its own.',
      'We add a bed for a child up to twelve at no charge. Dogs stay on the second floor, towards the garden.',
    ],
  },
)

const lakeRoom = room(
  {
    id: 'room-lake',
    category: 'room',
    size: 34,
    guests: 2,
    summer: 580,
    winter: 670,
    code: 'SEE',
    gallery: ['room-lake', 'lake-noon', 'detail-desk', 'hotel-from-lake', 'detail-bath'],
    others: ['room-corner', 'room-suite-garden'],
  },
  {
    path: '/zimmer/seezimmer',
    title: 'Seezimmer',
    lead: 'Vierunddreissig Quadratmeter über dem Wasser. Am Morgen wandert das Licht vom See an die Decke.',
    view: 'über dem Wasser',
    beds: '180 × 210 cm, auf Wunsch getrennt',
    own: [
      ['Balkon', '6 m², über dem Ufer'],
      ['Aussicht', 'Osten, Lej Serein'],
      ['Bad', 'Wanne, Dusche'],
    ],
    aside: 'Vierzehn Zimmer, erster bis dritter Stock',
    more: 'Vom Bett zum Steg sind es neunzig Schritte. Der Bademantel hängt an der Tür.',
    body: [
      'Die Seezimmer liegen auf der Ostseite. Um sieben steht die Sonne über dem Wasser, im Juni schon um sechs. Die Vorhänge halten das Licht ab, wenn man es so will.',
      'Auf dem Tisch liegt ein Fernglas. Am anderen Ufer brüten Taucher, bitte leise.',
    ],
  },
  {
    path: '/chambres/chambre-lac',
    title: 'Chambre Lac',
    lead: 'Trente-quatre mètres carrés au-dessus de l’eau. Le matin, la lumière du lac court au plafond.',
    view: 'au-dessus de l’eau',
    beds: '180 × 210 cm, séparables sur demande',
    own: [
      ['Balcon', '6 m², sur la rive'],
      ['Vue', 'est, Lej Serein'],
      ['Salle de bains', 'baignoire, douche'],
    ],
    aside: 'Quatorze chambres, du premier au troisième étage',
    more: 'Du lit au ponton, il y a nonante pas. Le peignoir est pendu à la porte.',
    body: [
      'Les chambres Lac donnent à l’est. À sept heures le soleil est sur l’eau, en juin dès six heures. Les rideaux retiennent la lumière si on le souhaite.',
      'Des jumelles sont posées sur la table. Sur l’autre rive nichent des grèbes ; merci de parler bas.',
    ],
  },
  {
    path: '/rooms/lake-room',
    title: 'Lake Room',
    lead: 'Thirty-four square metres above the water. In the morning the light of the lake moves across the ceiling.',
    view: 'above the water',
    beds: '180 × 210 cm, or two singles',
    own: [
      ['Balcony', '6 m², over the shore'],
      ['Outlook', 'east, Lej Serein'],
      ['Bathroom', 'bath, shower'],
    ],
    aside: 'Fourteen rooms, first to third floor',
    more: 'It is ninety steps from the bed to the jetty. The bathrobe hangs on the door.',
    body: [
      'The Lake Rooms face east. The sun stands over the water at seven, in June as early as six. The curtains keep it out if you prefer.',
      'There are field glasses on the table. Grebes nest on the far shore, so please keep your voice down.',
    ],
  },
)

const cornerRoom = room(
  {
    id: 'room-corner',
    category: 'room',
    size: 38,
    guests: 3,
    summer: 640,
    winter: 730,
    code: 'ECK',
    gallery: ['room-corner', 'alpenglow', 'detail-blanket', 'village-winter', 'detail-desk'],
    others: ['room-arven', 'room-suite-arolles'],
  },
  {
    path: '/zimmer/eckzimmer-grat',
    title: 'Eckzimmer Grat',
    lead: 'Achtunddreissig Quadratmeter, zwei Himmelsrichtungen. In einem Fenster steht der Grat, im andern das Dorf.',
    view: 'zwei Himmelsrichtungen',
    beds: '180 × 210 cm, dazu ein Tagesbett',
    own: [
      ['Aussicht', 'Süden und Westen'],
      ['Bad', 'Wanne, Dusche, Fenster'],
    ],
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
    view: 'deux points cardinaux',
    beds: '180 × 210 cm et un lit de jour',
    own: [
      ['Vue', 'sud et ouest'],
      ['Salle de bains', 'baignoire, douche, fenêtre'],
    ],
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
    view: 'two points of the compass',
    beds: '180 × 210 cm and a daybed',
    own: [
      ['Outlook', 'south and west'],
      ['Bathroom', 'bath, shower, window'],
    ],
    aside: 'Eight rooms, second to fifth floor',
    more: 'An armchair stands between the two windows. You turn it to follow the sun.',
    body: [
      'In the afternoon the ridge lights up first, the village after it. The daybed in the corner is long enough for a child, or for a long novel.',
      'In winter a tiled stove of 1911 heats the room. The floor staff bring the logs at four.',
    ],
  },
)

export const rooms = [valleyRoom, arvenRoom, lakeRoom, cornerRoom]
