import { entry } from './entry'

export const house = [
  entry(
    'hero-summer',
    'Das Haus im Sommer',
    [
      'Grandhotel mit hellen Mauern auf einer Sommerwiese, dahinter der Edelgrat mit Gletscher',
      'Grand hôtel aux murs clairs sur un pré d’été, devant l’Edelgrat et son glacier',
      'Grand hotel with pale walls on a summer meadow below the Edelgrat and its glacier',
    ],
    'Vormittagslicht von links, Lärchen am Rand der Terrasse.',
    [0.47, 0.36, 0.62, 0.56],
  ),
  entry(
    'hero-winter-night',
    'Das Haus in der Winternacht',
    [
      'Erleuchtetes Grandhotel im Schnee unter Sternen, dahinter der Edelgrat im Mondlicht',
      'Grand hôtel éclairé dans la neige, sous les étoiles et l’Edelgrat au clair de lune',
      'Lit grand hotel in the snow under stars, the Edelgrat in moonlight behind it',
    ],
    'Mondlicht von rechts, warmes Licht aus dem Wintergarten.',
    [0.56, 0.38, 0.6, 0.56],
  ),
  entry(
    'hotel-autumn',
    'Goldener Oktober',
    [
      'Grandhotel zwischen goldenen Lärchen, erster Schnee auf dem Grat',
      'Grand hôtel entre des mélèzes dorés, première neige sur l’arête',
      'Grand hotel among golden larches, first snow on the ridge',
    ],
    'Die letzten Tage der Sommersaison.',
    [0.5, 0.4, 0.6, 0.6],
  ),
  entry(
    'hotel-first-snow',
    'Erster Schnee',
    [
      'Grandhotel im Schneefall, grauer Himmel, weisse Dächer, einzelne Fenster leuchten',
      'Grand hôtel sous la neige qui tombe, ciel gris, toits blancs, quelques fenêtres éclairées',
      'Grand hotel in falling snow, grey sky, white roofs, a few lit windows',
    ],
    'November, das Haus ist noch geschlossen.',
    [0.5, 0.48, 0.62, 0.6],
  ),
  entry(
    'hotel-terrace-morning',
    'Morgen auf der Terrasse',
    [
      'Terrasse mit Balustrade und gedecktem Tisch, dahinter der Grat im Morgenlicht',
      'Terrasse à balustrade et table dressée, l’arête dans la lumière du matin',
      'Terrace with balustrade and a laid table, the ridge in morning light',
    ],
    'Die Südterrasse um sieben Uhr.',
    [0.5, 0.7, 0.7, 0.6],
  ),
  entry(
    'hotel-from-lake',
    'Das Haus vom See aus',
    [
      'Grandhotel am anderen Ufer des Bergsees, Haus und Berg spiegeln sich im Wasser',
      'Grand hôtel sur l’autre rive du lac, la maison et la montagne se reflètent dans l’eau',
      'Grand hotel across the mountain lake, house and summit mirrored in the water',
    ],
    'Zwanzig Minuten zu Fuss vom Haus.',
    [0.5, 0.42, 0.6, 0.6],
  ),
  entry(
    'hotel-winter-day',
    'Das Haus am Wintertag',
    [
      'Grandhotel in der Wintersonne, verschneite Tannen, blauer Himmel',
      'Grand hôtel au soleil d’hiver, sapins enneigés, ciel bleu',
      'Grand hotel in winter sun, snow-covered firs, blue sky',
    ],
    'Ein Vormittag im Februar.',
    [0.5, 0.42, 0.62, 0.6],
  ),
  entry(
    'history-1897',
    'Das Haus 1904',
    [
      'Historische Ansicht des Grandhotels in Brauntönen, Pferdekutsche auf der Auffahrt',
      'Vue ancienne du grand hôtel dans des tons bruns, une calèche sur l’allée',
      'Historic view of the grand hotel in brown tones, a horse carriage on the drive',
    ],
    'Nach der Art der Ansichten jener Jahre.',
    [0.5, 0.56, 0.66, 0.66],
  ),
  entry(
    'panorama-summer',
    'Panorama im Sommer',
    [
      'Breites Bergpanorama im Sommer, Wald, Wiesen und das Grandhotel im Tal',
      'Large panorama d’été, forêts, prés et le grand hôtel dans la vallée',
      'Wide summer panorama of peaks, forest and meadows with the grand hotel in the valley',
    ],
    'Das Val Serein von der Gegenseite.',
    [0.55, 0.45, 0.5, 0.8],
  ),
  entry(
    'panorama-winter',
    'Panorama im Winter',
    [
      'Breites verschneites Bergpanorama, Tannen im Vordergrund, Hotel im Tal',
      'Large panorama enneigé, sapins au premier plan, hôtel dans la vallée',
      'Wide snowy mountain panorama, firs in front, hotel in the valley',
    ],
    'Klarer Tag im Januar.',
    [0.55, 0.45, 0.5, 0.8],
  ),
  entry(
    'panorama-autumn',
    'Panorama im Herbst',
    [
      'Breites Bergpanorama mit goldenen Lärchenhängen und frischem Schnee am Grat',
      'Large panorama, pentes de mélèzes dorés et neige fraîche sur l’arête',
      'Wide mountain panorama with golden larch slopes and fresh snow on the ridge',
    ],
    'Anfang Oktober, kurz vor dem Nadelfall.',
    [0.5, 0.45, 0.5, 0.8],
  ),
  entry(
    'webcam-dawn',
    'Blick vom Haus, Morgendämmerung',
    [
      'Blick vom Hotel zum Edelgrat in der Morgendämmerung, erstes rosa Licht am Gipfel',
      'Vue de l’hôtel vers l’Edelgrat à l’aube, première lueur rose au sommet',
      'View from the hotel to the Edelgrat at dawn, first pink light on the summit',
    ],
    'Standbild der Hauskamera, 6 Uhr.',
    [0.5, 0.42, 0.7, 0.7],
  ),
  entry(
    'webcam-noon',
    'Blick vom Haus, Mittag',
    [
      'Blick vom Hotel zum Edelgrat am Mittag, klarer Himmel, Schnee und Wald',
      'Vue de l’hôtel vers l’Edelgrat à midi, ciel clair, neige et forêt',
      'View from the hotel to the Edelgrat at noon, clear sky, snow and forest',
    ],
    'Standbild der Hauskamera, 12 Uhr.',
    [0.5, 0.42, 0.7, 0.7],
  ),
  entry(
    'webcam-dusk',
    'Blick vom Haus, Abend',
    [
      'Blick vom Hotel zum Edelgrat am Abend, Gipfel im Alpenglühen, Tal im Schatten',
      'Vue de l’hôtel vers l’Edelgrat le soir, sommet embrasé, vallée dans l’ombre',
      'View from the hotel to the Edelgrat at dusk, summit aglow, valley in shade',
    ],
    'Standbild der Hauskamera, 18 Uhr.',
    [0.5, 0.42, 0.7, 0.7],
  ),
  entry(
    'webcam-night',
    'Blick vom Haus, Nacht',
    [
      'Blick vom Hotel zum Edelgrat in der Nacht, Sterne und Lichter im Tal',
      'Vue de l’hôtel vers l’Edelgrat la nuit, étoiles et lumières dans la vallée',
      'View from the hotel to the Edelgrat at night, stars and lights in the valley',
    ],
    'Standbild der Hauskamera, 22 Uhr.',
    [0.5, 0.42, 0.7, 0.7],
  ),
]
