import { entry } from './entry'

export const rooms = [
  entry(
    'room-arven',
    'Arvenzimmer, Fenster zum Grat',
    [
      'Fenster mit roten Vorhängen, Lampe und gefalteter Decke auf dem Sims, dahinter der Edelgrat',
      'Fenêtre aux rideaux rouges, lampe et couverture pliée sur l’appui, l’Edelgrat derrière',
      'Window with red curtains, lamp and folded blanket on the sill, the Edelgrat behind',
    ],
    'Stillleben am Fenster, Vormittag.',
    [0.52, 0.42, 0.7, 0.6],
  ),
  entry(
    'room-valley',
    'Talzimmer',
    [
      'Bett mit heller Wäsche vor einem Fenster, das auf Wiesen und Dorf im Tal geht',
      'Lit au linge clair devant une fenêtre ouverte sur les prés et le village',
      'Bed with pale linen before a window looking over meadows and the village',
    ],
    'Blick auf Serein-Dorf.',
    [0.5, 0.7, 0.7, 0.6],
  ),
  entry(
    'room-lake',
    'Seezimmer',
    [
      'Schreibtisch und Stuhl am offenen Fenster, draussen der Bergsee mit Spiegelung',
      'Bureau et chaise à la fenêtre ouverte, dehors le lac et son reflet',
      'Desk and chair at an open window, outside the mountain lake and its mirror image',
    ],
    'Blick nach Osten über den See.',
    [0.5, 0.64, 0.7, 0.7],
  ),
  entry(
    'room-corner',
    'Eckzimmer',
    [
      'Zimmerecke mit zwei Fenstern, Ohrensessel und Stehlampe, draussen Wald und Gipfel im Abendlicht',
      'Angle de chambre à deux fenêtres, bergère et lampadaire, forêt et sommet au soir',
      'Room corner with two windows, wing chair and floor lamp, forest and summit in evening light',
    ],
    'Zwei Himmelsrichtungen, ein Sessel.',
    [0.5, 0.7, 0.7, 0.6],
  ),
  entry(
    'suite-arolles',
    'Suite Les Arolles',
    [
      'Salon mit Sofa und Kamin, hohes Fenster auf verschneite Arven in der blauen Stunde',
      'Salon avec canapé et cheminée, haute fenêtre sur les arolles enneigés à l’heure bleue',
      'Sitting room with sofa and fireplace, tall window onto snowy stone pines at the blue hour',
    ],
    'Der Salon der Suite im Winter.',
    [0.5, 0.7, 0.7, 0.6],
  ),
  entry(
    'suite-garden',
    'Gartensuite',
    [
      'Offene Fenstertüren zu einer Terrasse mit Blumentöpfen und Wiese, Vorhänge in der Sonne',
      'Portes-fenêtres ouvertes sur une terrasse fleurie et le pré, rideaux au soleil',
      'Open french windows to a terrace with flower pots and the meadow, curtains in the sun',
    ],
    'Ebenerdig, mit eigenem Sitzplatz.',
    [0.5, 0.62, 0.7, 0.7],
  ),
  entry(
    'suite-tower',
    'Turmsuite',
    [
      'Rundes Turmzimmer mit drei Bogenfenstern, Fernrohr und Sessel, draussen Sterne über dem Grat',
      'Chambre ronde de la tour, trois fenêtres en arc, longue-vue et fauteuil, étoiles sur l’arête',
      'Round tower room with three arched windows, telescope and armchair, stars over the ridge',
    ],
    'Das oberste Zimmer des Hauses.',
    [0.5, 0.62, 0.75, 0.7],
  ),
  entry(
    'bed-lake',
    'Seezimmer, das Bett',
    [
      'Bett mit gelber Decke unter einem Fenster, draussen der See und der Gipfel',
      'Lit à couverture jaune sous une fenêtre, le lac et le sommet au dehors',
      'Bed with a yellow blanket below a window, the lake and the summit outside',
    ],
    'Vom Kissen sieht man den See.',
    [0.52, 0.72, 0.6, 0.5],
  ),
  entry(
    'bed-corner',
    'Eckzimmer, das Bett',
    [
      'Bett mit grüner Decke und Nachttischlampe, im Fenster der Grat im Abendlicht',
      'Lit à couverture verte et lampe de chevet, l’arête au soir dans la fenêtre',
      'Bed with a green blanket and a bedside lamp, the ridge in evening light in the window',
    ],
    'Das Bett steht unter dem Grat.',
    [0.52, 0.72, 0.6, 0.5],
  ),
  entry(
    'bed-tower',
    'Turmsuite, das Bett',
    [
      'Bett mit roter Decke unter einem Bogenfenster, draussen Sterne',
      'Lit à couverture rouge sous une fenêtre en arc, des étoiles au dehors',
      'Bed with a red blanket below an arched window, stars outside',
    ],
    'Das mittlere Stockwerk der Suite.',
    [0.52, 0.72, 0.6, 0.5],
  ),
  entry(
    'detail-blanket',
    'Decke aus dem Tal',
    [
      'Drei gefaltete Wolldecken mit Streifen und Fransen auf einer Bank',
      'Trois couvertures de laine pliées, rayées et frangées, sur un banc',
      'Three folded wool blankets with stripes and fringes on a bench',
    ],
    'Gewoben in Hinterm Grat.',
    [0.5, 0.52, 0.7, 0.7],
  ),
  entry(
    'detail-lamp',
    'Leselampe',
    [
      'Messinglampe mit hellem Schirm wirft einen Lichtkreis auf Buch und Brille',
      'Lampe de laiton à abat-jour clair, cercle de lumière sur un livre et des lunettes',
      'Brass lamp with pale shade throwing a circle of light on a book and spectacles',
    ],
    'Nachttisch am Abend.',
    [0.5, 0.5, 0.7, 0.7],
  ),
  entry(
    'detail-bath',
    'Bad mit Aussicht',
    [
      'Freistehende Badewanne vor einem Fenster mit Bergblick, Handtuch und Seife',
      'Baignoire sur pieds devant une fenêtre donnant sur la montagne, serviette et savon',
      'Free-standing bath before a window with a mountain view, towel and soap',
    ],
    'Wanne aus emailliertem Guss.',
    [0.5, 0.66, 0.75, 0.68],
  ),
  entry(
    'detail-desk',
    'Brief am Morgen',
    [
      'Briefpapier, Füllfeder und Kaffeetasse auf einer Holzplatte, von oben gesehen',
      'Papier à lettres, stylo-plume et tasse de café sur un plateau de bois, vus d’en haut',
      'Letter paper, fountain pen and coffee cup on a wooden desk, seen from above',
    ],
    'Schreibplatz im Arvenzimmer.',
    [0.5, 0.5, 0.7, 0.7],
  ),
]
