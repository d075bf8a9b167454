import { room } from './room'

export const towerSuite = room(
  {
    id: 'room-suite-tower',
    category: 'suite',
    size: 74,
    guests: 2,
    floors: [4, 6],
    has: ['stove', 'bathtub'],
    code: 'STU',
    gallery: ['suite-tower', 'bed-tower', 'stars-over-ridge', 'alpenglow', 'detail-desk', 'glacier'],
    others: ['room-suite-arolles', 'room-corner'],
  },
  {
    path: '/zimmer/turmsuite',
    title: 'Turmsuite',
    lead: 'Vierundsiebzig Quadratmeter auf drei Stockwerken. Unten wohnt man, in der Mitte schläft man, oben schaut man.',
    ownFeature: 'drei Stockwerke',
    beds: '200 × 210 cm',
    own: [
      ['Räume', 'Salon, Schlafzimmer, Turmzimmer'],
      ['Aussicht', 'alle vier Seiten'],
      ['Bad', 'Wanne und Dusche im mittleren Stock'],
      ['Treppe', '41 Stufen'],
    ],
    plan: {
      alt: 'Grundriss der Turmsuite: Salon, Schlafzimmer mit Bad und Turmzimmer, verbunden durch eine Wendeltreppe',
      caption: 'Grundriss, vierter, fünfter und sechster Stock',
    },
    aside: 'Eine Suite, vierter bis sechster Stock',
    more: 'Das Turmzimmer hat acht Fenster und keine Uhr. Am Fenster steht ein Fernrohr, die Sternkarte liegt in der Schublade.',
    body: [
      'Bis 1958 sass hier der Portier und zählte die Schlitten, die über den Pass kamen. Sein Stehpult ist geblieben.',
      'Das Frühstück bringen wir bis in den mittleren Stock. Die letzten fünfzehn Stufen sind schmal; für kleine Kinder ist der Turm nicht geeignet.',
    ],
  },
  {
    path: '/chambres/suite-tour',
    title: 'Suite Tour',
    lead: 'Septante-quatre mètres carrés sur trois étages. On vit en bas, on dort au milieu, on regarde d’en haut.',
    ownFeature: 'trois étages',
    beds: '200 × 210 cm',
    own: [
      ['Pièces', 'salon, chambre, cabinet de la tour'],
      ['Vue', 'les quatre côtés'],
      ['Salle de bains', 'baignoire et douche à l’étage du milieu'],
      ['Escalier', '41 marches'],
    ],
    plan: {
      alt: 'Plan de la suite Tour : salon, chambre avec bain et cabinet de la tour, reliés par un escalier en colimaçon',
      caption: 'Plan, quatrième, cinquième et sixième étage',
    },
    aside: 'Une suite, du quatrième au sixième étage',
    more: 'Le cabinet de la tour a huit fenêtres et pas d’horloge. Une lunette attend à la fenêtre, la carte du ciel est dans le tiroir.',
    body: [
      'Jusqu’en 1958, le portier s’y tenait pour compter les traîneaux qui passaient le col. Son pupitre est resté.',
      'Nous montons le petit déjeuner jusqu’à l’étage du milieu. Les quinze dernières marches sont étroites ; la tour ne convient pas aux petits enfants.',
    ],
  },
  {
    path: '/rooms/tower-suite',
    title: 'Tower Suite',
    lead: 'Seventy-four square metres on three floors. You live below, sleep in the middle and look out from the top.',
    ownFeature: 'three floors',
    beds: '200 × 210 cm',
    own: [
      ['Rooms', 'drawing room, bedroom, tower room'],
      ['Outlook', 'all four sides'],
      ['Bathroom', 'bath and shower on the middle floor'],
      ['Stairs', '41 steps'],
    ],
    plan: {
      alt: 'Floor plan of the Tower Suite: salon, bedroom with bath and tower room, joined by a spiral stair',
      caption: 'Floor plan, fourth, fifth and sixth floor',
    },
    aside: 'One suite, fourth to sixth floor',
    more: 'The tower room has eight windows and no clock. A telescope stands at the window; the star chart is in the drawer.',
    body: [
      'Until 1958 the porter sat here and counted the sledges coming over the pass. His standing desk has stayed.',
      'We bring breakfast as far as the middle floor. The last fifteen steps are narrow, and the tower is not suited to small children.',
    ],
  },
)
