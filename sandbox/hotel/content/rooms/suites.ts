import { room } from './room'

const arollesSuite = room(
  {
    id: 'room-suite-arolles',
    category: 'suite',
    size: 52,
    guests: 3,
    summer: 890,
    winter: 980,
    code: 'SAR',
    gallery: ['suite-arolles', 'library-fireplace', 'detail-lamp', 'arolles-hamlet', 'detail-bath'],
    others: ['room-suite-garden', 'room-suite-tower'],
  },
  {
    path: '/zimmer/suite-les-arolles',
    title: 'Suite Les Arolles',
    lead: 'Zweiundfünfzig Quadratmeter mit Kamin und Lesezimmer. Vierhundert Bücher stehen schon da.',
    view: 'Kamin und Lesezimmer',
    beds: '200 × 210 cm, Sofa ausziehbar',
    own: [
      ['Räume', 'Schlafzimmer, Lesezimmer, Ankleide'],
      ['Aussicht', 'Norden, Wald und Les Arolles'],
      ['Bad', 'Wanne am Fenster, Dusche'],
    ],
    aside: 'Sechs Suiten, vierter und fünfter Stock',
    more: 'Der Weiler, nach dem die Suite heisst, liegt gegenüber am Waldrand. Abends zählt man vier Lichter.',
    body: [
      'Im Lesezimmer brennt von Oktober bis April jeden Abend ein Feuer. Die Bücher sind deutsch, französisch und englisch; was man nicht zu Ende liest, schicken wir nach.',
      'Schlafzimmer und Lesezimmer haben je eine eigene Tür zum Gang.',
    ],
  },
  {
    path: '/chambres/suite-les-arolles',
    title: 'Suite Les Arolles',
    lead: 'Cinquante-deux mètres carrés, une cheminée et un cabinet de lecture. Quatre cents livres vous attendent.',
    view: 'cheminée et cabinet de lecture',
    beds: '200 × 210 cm, canapé convertible',
    own: [
      ['Pièces', 'chambre, cabinet de lecture, dressing'],
      ['Vue', 'nord, forêt et Les Arolles'],
      ['Salle de bains', 'baignoire à la fenêtre, douche'],
    ],
    aside: 'Six suites, quatrième et cinquième étage',
    more: 'Le hameau qui lui donne son nom est en face, à la lisière. Le soir, on y compte quatre lumières.',
    body: [
      'D’octobre à avril, un feu brûle chaque soir dans le cabinet de lecture. Les livres sont en français, en allemand et en anglais ; celui que vous n’aurez pas fini vous sera envoyé.',
      'La chambre et le cabinet ont chacun leur porte sur le couloir.',
    ],
  },
  {
    path: '/rooms/les-arolles-suite',
    title: 'Les Arolles Suite',
    lead: 'Fifty-two square metres with a fireplace and a reading room. Four hundred books are already there.',
    view: 'fireplace and reading room',
    beds: '200 × 210 cm, sofa bed',
    own: [
      ['Rooms', 'bedroom, reading room, dressing room'],
      ['Outlook', 'north, forest and Les Arolles'],
      ['Bathroom', 'bath at the window, shower'],
    ],
    aside: 'Six suites, fourth and fifth floor',
    more: 'The hamlet it is named after lies opposite, at the edge of the forest. In the evening you count four lights.',
    body: [
      'From October to April a fire burns in the reading room every evening. The books are in English, German and French; we post on whatever you do not finish.',
      'Bedroom and reading room each have a door to the corridor.',
    ],
  },
)

const gardenSuite = room(
  {
    id: 'room-suite-garden',
    category: 'suite',
    size: 58,
    guests: 4,
    summer: 960,
    winter: 1050,
    code: 'SGA',
    gallery: ['suite-garden', 'kitchen-garden', 'detail-bath', 'meadow-flowers', 'breakfast-table'],
    others: ['room-lake', 'room-suite-arolles'],
  },
  {
    path: '/zimmer/gartensuite',
    title: 'Gartensuite',
    lead: 'Achtundfünfzig Quadratmeter zu ebener Erde. Die Tür geht auf den Garten, der Schlüssel passt auch ins Gartentor.',
    view: 'eigener Ausgang',
    beds: '200 × 210 cm, zweites Zimmer mit zwei Betten',
    own: [
      ['Garten', '40 m², eigener Sitzplatz'],
      ['Aussicht', 'Süden, Garten und See'],
      ['Bad', 'zwei Bäder, eines mit Wanne'],
    ],
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
    view: 'entrée indépendante',
    beds: '200 × 210 cm, seconde chambre à deux lits',
    own: [
      ['Jardin', '40 m², terrasse privée'],
      ['Vue', 'sud, jardin et lac'],
      ['Salles de bains', 'deux, dont une avec baignoire'],
    ],
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
    view: 'a door of its own',
    beds: '200 × 210 cm, second room with two beds',
    own: [
      ['Garden', '40 m², private terrace'],
      ['Outlook', 'south, garden and lake'],
      ['Bathrooms', 'two, one with a bath'],
    ],
    aside: 'Four suites, ground floor',
    more: 'The wing was built in 1924 for guests who wished to see their horses. What they see now is phlox, delphinium and, in winter, the tracks of hares.',
    body: [
      'The second room has its own shower and a door that closes: for children, or for whoever snores.',
      'The threshold is level and the shower room takes a wheelchair. Dogs are at home here.',
    ],
  },
)

const towerSuite = room(
  {
    id: 'room-suite-tower',
    category: 'suite',
    size: 74,
    guests: 2,
    summer: 1480,
    winter: 1570,
    code: 'STU',
    gallery: ['suite-tower', 'stars-over-ridge', 'detail-bath', 'panorama-autumn', 'detail-desk', 'glacier'],
    others: ['room-suite-arolles', 'room-corner'],
  },
  {
    path: '/zimmer/turmsuite',
    title: 'Turmsuite',
    lead: 'Vierundsiebzig Quadratmeter auf drei Stockwerken. Unten wohnt man, in der Mitte schläft man, oben schaut man.',
    view: 'drei Stockwerke',
    beds: '200 × 210 cm',
    own: [
      ['Räume', 'Salon, Schlafzimmer, Turmzimmer'],
      ['Aussicht', 'alle vier Seiten'],
      ['Bad', 'Wanne und Dusche im mittleren Stock'],
      ['Treppe', '41 Stufen'],
    ],
    aside: 'Eine Suite, vierter bis sechster Stock',
    more: 'Das Turmzimmer hat acht Fenster und keine Uhr. Ein Fernrohr steht auf dem Tisch, die Sternkarte liegt in der Schublade.',
    body: [
      'Bis 1958 sass hier der Portier und zählte die Schlitten, die über den Pass kamen. Sein Stehpult ist geblieben.',
      'Das Frühstück bringen wir bis in den mittleren Stock. Die letzten fünfzehn Stufen sind schmal; für kleine Kinder ist der Turm nicht geeignet.',
    ],
  },
  {
    path: '/chambres/suite-tour',
    title: 'Suite Tour',
    lead: 'Septante-quatre mètres carrés sur trois étages. On vit en bas, on dort au milieu, on regarde d’en haut.',
    view: 'trois étages',
    beds: '200 × 210 cm',
    own: [
      ['Pièces', 'salon, chambre, cabinet de la tour'],
      ['Vue', 'les quatre côtés'],
      ['Salle de bains', 'baignoire et douche à l’étage du milieu'],
      ['Escalier', '41 marches'],
    ],
    aside: 'Une suite, du quatrième au sixième étage',
    more: 'Le cabinet de la tour a huit fenêtres et pas d’horloge. Une lunette est posée sur la table, la carte du ciel est dans le tiroir.',
    body: [
      'Jusqu’en 1958, le portier s’y tenait pour compter les traîneaux qui passaient le col. Son pupitre est resté.',
      'Nous montons le petit déjeuner jusqu’à l’étage du milieu. Les quinze dernières marches sont étroites ; la tour ne convient pas aux petits enfants.',
    ],
  },
  {
    path: '/rooms/tower-suite',
    title: 'Tower Suite',
    lead: 'Seventy-four square metres on three floors. You live below, sleep in the middle and look out from the top.',
    view: 'three floors',
    beds: '200 × 210 cm',
    own: [
      ['Rooms', 'drawing room, bedroom, tower room'],
      ['Outlook', 'all four sides'],
      ['Bathroom', 'bath and shower on the middle floor'],
      ['Stairs', '41 steps'],
    ],
    aside: 'One suite, fourth to sixth floor',
    more: 'The tower room has eight windows and no clock. A telescope stands on the table; the star chart is in the drawer.',
    body: [
      'Until 1958 the porter sat here and counted the sledges coming over the pass. His standing desk has stayed.',
      'We bring breakfast as far as the middle floor. The last fifteen steps are narrow, and the tower is not suited to small children.',
    ],
  },
)

export const suites = [arollesSuite, gardenSuite, towerSuite]
