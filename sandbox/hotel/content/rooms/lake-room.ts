import { room } from './room'

export const lakeRoom = room(
  {
    id: 'room-lake',
    category: 'room',
    size: 34,
    guests: 2,
    floors: [1, 3],
    has: ['dogs', 'stove', 'bathtub'],
    code: 'SEE',
    gallery: ['room-lake', 'bed-lake', 'lake-noon', 'detail-desk', 'hotel-from-lake'],
    others: ['room-corner', 'room-suite-garden'],
  },
  {
    path: '/zimmer/seezimmer',
    title: 'Seezimmer',
    lead: 'Vierunddreissig Quadratmeter über dem Wasser. Am Morgen wandert das Licht vom See an die Decke.',
    ownFeature: 'über dem Wasser',
    beds: '180 × 210 cm, auf Wunsch getrennt',
    own: [
      ['Balkon', '6 m², über dem Ufer'],
      ['Aussicht', 'Osten, Lej Serein'],
      ['Bad', 'Wanne, Dusche'],
    ],
    plan: {
      alt: 'Grundriss des Seezimmers: Bad, Bett mit Blick zum Fenster, zwei Sessel, Balkon',
      caption: 'Grundriss, Osten rechts',
    },
    aside: 'Vierzehn Zimmer, erster bis dritter Stock',
    more: 'Vom Bett zum Steg sind es neunzig Schritte. Der Bademantel hängt an der Tür.',
    body: [
      'Die Seezimmer liegen auf der Ostseite. Um sieben steht die Sonne über dem Wasser. Die Vorhänge halten das Licht ab, wenn man es so will.',
      'Auf dem Tisch liegt ein Fernglas. Am anderen Ufer brüten Taucher, bitte leise.',
    ],
  },
  {
    path: '/chambres/chambre-lac',
    title: 'Chambre Lac',
    lead: 'Trente-quatre mètres carrés au-dessus de l’eau. Le matin, la lumière du lac court au plafond.',
    ownFeature: 'au-dessus de l’eau',
    beds: '180 × 210 cm, séparables sur demande',
    own: [
      ['Balcon', '6 m², sur la rive'],
      ['Vue', 'est, Lej Serein'],
      ['Salle de bains', 'baignoire, douche'],
    ],
    plan: {
      alt: 'Plan de la chambre Lac : salle de bains, lit face aux fenêtres, deux fauteuils, balcon',
      caption: 'Plan, l’est à droite',
    },
    aside: 'Quatorze chambres, du premier au troisième étage',
    more: 'Du lit au ponton, il y a nonante pas. Le peignoir est pendu à la porte.',
    body: [
      'Les chambres Lac donnent à l’est. À sept heures le soleil est sur l’eau. Les rideaux retiennent la lumière si on le souhaite.',
      'Des jumelles sont posées sur la table. Sur l’autre rive nichent des grèbes ; merci de parler bas.',
    ],
  },
  {
    path: '/rooms/lake-room',
    title: 'Lake Room',
    lead: 'Thirty-four square metres above the water. In the morning the light of the lake moves across the ceiling.',
    ownFeature: 'above the water',
    beds: '180 × 210 cm, or two singles',
    own: [
      ['Balcony', '6 m², over the shore'],
      ['Outlook', 'east, Lej Serein'],
      ['Bathroom', 'bath, shower'],
    ],
    plan: {
      alt: 'Floor plan of the Lake Room: bathroom, bed facing the windows, two armchairs, balcony',
      caption: 'Floor plan, east to the right',
    },
    aside: 'Fourteen rooms, first to third floor',
    more: 'It is ninety steps from the bed to the jetty. The bathrobe hangs on the door.',
    body: [
      'The Lake Rooms face east. The sun stands over the water at seven. The curtains keep it out if you prefer.',
      'There are field glasses on the table. Grebes nest on the far shore, so please keep your voice down.',
    ],
  },
)
