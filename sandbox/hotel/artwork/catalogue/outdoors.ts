import { entry } from './entry'

export const outdoors = [
  entry(
    'ski-tracks',
    'Spuren im Hang',
    [
      'Skifahrer zieht Bogen in einen unberührten Hang, lange Baumschatten, der Edelgrat dahinter',
      'Un skieur trace ses courbes dans une pente vierge, longues ombres, l’Edelgrat derrière',
      'A skier drawing curves on an untouched slope, long tree shadows, the Edelgrat behind',
    ],
    'Januar, neun Uhr.',
    [0.45, 0.72, 0.6, 0.56],
  ),
  entry(
    'ski-touring',
    'Skitour',
    [
      'Zwei Tourengeher steigen in einer Spur zum Sattel auf, Morgenlicht',
      'Deux randonneurs à ski montent vers le col, lumière du matin',
      'Two ski tourers climbing a track to the saddle in morning light',
    ],
    'Aufbruch um sechs.',
    [0.69, 0.76, 0.4, 0.48],
  ),
  entry(
    'cross-country',
    'Langlauf',
    [
      'Langläuferin auf der Loipe zwischen verschneiten Tannen im Talboden',
      'Skieuse de fond sur la piste entre les sapins enneigés',
      'Cross-country skier on the track between snowy firs on the valley floor',
    ],
    'Die Loipe beginnt hinter dem Haus.',
    [0.5, 0.74, 0.65, 0.52],
  ),
  entry(
    'sledging',
    'Schlitteln',
    [
      'Zwei Personen auf einem Holzschlitten auf verschneitem Weg, Dorf unten im Tal',
      'Deux personnes sur une luge de bois, chemin enneigé, village dans la vallée',
      'Two people on a wooden sledge on a snowy track, the village below',
    ],
    'Vier Kilometer bis Serein-Dorf.',
    [0.45, 0.74, 0.6, 0.52],
  ),
  entry(
    'ice-rink',
    'Eisfeld',
    [
      'Paar auf dem Eisfeld vor dem erleuchteten Hotel in der Dämmerung, Lichterkette',
      'Couple sur la patinoire devant l’hôtel éclairé au crépuscule, guirlande de lampes',
      'Couple skating before the lit hotel at dusk, a string of lamps',
    ],
    'Auf dem Tennisplatz, im Winter.',
    [0.5, 0.68, 0.65, 0.64],
  ),
  entry(
    'snowshoe-night',
    'Schneeschuhe bei Nacht',
    [
      'Drei Wanderer mit Laternen auf Schneeschuhen unter dem Mond zwischen Tannen',
      'Trois marcheurs en raquettes, lanternes à la main, sous la lune entre les sapins',
      'Three walkers on snowshoes with lanterns under the moon among firs',
    ],
    'Vollmondtour mit Bergführer.',
    [0.5, 0.75, 0.65, 0.5],
  ),
  entry(
    'trail-summit',
    'Weg zum Gipfel',
    [
      'Wanderer auf einem Grasgrat, der Weg führt zum Gipfelkreuz, Täler im Dunst',
      'Randonneur sur une crête herbeuse, le sentier mène à la croix, vallées voilées',
      'Walker on a grassy ridge, the path leading to a summit cross, valleys in haze',
    ],
    'Acht Stunden, 1180 Höhenmeter.',
    [0.5, 0.58, 0.65, 0.8],
  ),
  entry(
    'suspension-bridge',
    'Hängebrücke',
    [
      'Hängebrücke über eine Schlucht, eine Person in der Mitte, Wasserfall darunter',
      'Passerelle suspendue sur une gorge, une personne au milieu, cascade au-dessous',
      'Suspension bridge over a gorge, one person in the middle, a waterfall below',
    ],
    'Hundertvierzig Meter lang.',
    [0.5, 0.45, 0.7, 0.7],
  ),
  entry(
    'climbing-wall',
    'Klettern',
    [
      'Kletterin im Seil an einer hellen Felswand, weit unten der See',
      'Grimpeuse encordée sur une paroi claire, le lac tout en bas',
      'Climber on a rope on a pale wall, the lake far below',
    ],
    'Granit, sechs Seillängen.',
    [0.45, 0.45, 0.65, 0.8],
  ),
  entry(
    'fishing-lake',
    'Fischen',
    [
      'Fischer im Ruderboot auf stillem See im Morgennebel, Kreise im Wasser',
      'Pêcheur en barque sur un lac calme dans la brume du matin, ronds dans l’eau',
      'Angler in a rowing boat on a still lake in morning mist, rings in the water',
    ],
    'Saiblinge, von Juni bis Oktober.',
    [0.5, 0.68, 0.65, 0.64],
  ),
  entry(
    'cattle-descent',
    'Alpabzug',
    [
      'Kühe mit Glocken und Blumenkränzen auf dem Weg ins Tal, Sennhütte und Herbstlärchen',
      'Vaches aux cloches et couronnes de fleurs sur le chemin, chalet d’alpage et mélèzes',
      'Cows with bells and flower crowns on the way down, alpine hut and autumn larches',
    ],
    'Letzter Samstag im September.',
    [0.5, 0.74, 0.7, 0.52],
  ),
  entry(
    'voucher-envelope',
    'Gutschein',
    [
      'Umschlag mit Siegel und Karte mit Gratlinie, ein Tannenzweig daneben',
      'Enveloppe scellée et carte à la ligne de crête, un rameau de sapin à côté',
      'Sealed envelope and a card with the ridge line, a fir twig beside it',
    ],
    'Papier aus Baumwolle.',
    [0.5, 0.5, 0.75, 0.7],
  ),
  entry(
    'press-camera',
    'Presse',
    [
      'Alte Kamera auf einem Stapel Papier, daneben Kontaktabzüge mit Bergbildern',
      'Ancien appareil photo sur une pile de papiers, planches de montagnes à côté',
      'Old camera on a stack of paper beside contact prints of mountains',
    ],
    'Für Redaktionen.',
    [0.5, 0.5, 0.75, 0.7],
  ),
]
