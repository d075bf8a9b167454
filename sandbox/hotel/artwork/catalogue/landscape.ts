import { entry } from './entry'

export const landscape = [
  entry(
    'lake-mirror',
    'Spiegel am Abend',
    [
      'Bergsee im Abendlicht, der Gipfel glüht und spiegelt sich, Arven am Ufer',
      'Lac de montagne au soir, le sommet s’embrase et se reflète, arolles sur la rive',
      'Mountain lake at evening, the summit aglow and mirrored, stone pines on the shore',
    ],
    'Zehn Minuten vor Sonnenuntergang.',
    [0.5, 0.42, 0.6, 0.6],
  ),
  entry(
    'lake-noon',
    'See am Mittag',
    [
      'Türkisgrüner Bergsee am Mittag, Boot am Steg, Wald und Gipfel',
      'Lac turquoise à midi, barque au ponton, forêt et sommets',
      'Turquoise mountain lake at noon, boat at a jetty, forest and summits',
    ],
    'Baden im Juli, achtzehn Grad.',
    [0.5, 0.5, 0.7, 0.7],
  ),
  entry(
    'glacier',
    'Gletscher',
    [
      'Gletscherzunge mit Spalten zwischen zwei Graten, eine Seilschaft auf dem Eis',
      'Langue de glacier crevassée entre deux arêtes, une cordée sur la glace',
      'Crevassed glacier between two ridges, a rope of climbers on the ice',
    ],
    'Drei Stunden vom Haus.',
    [0.5, 0.7, 0.7, 0.6],
  ),
  entry(
    'storm-ridge',
    'Gewitter am Grat',
    [
      'Dunkle Wolken über dem Grat, ein Lichtstreifen fällt auf den Gipfel, Regen im Tal',
      'Nuages sombres sur l’arête, un rai de lumière sur le sommet, pluie dans la vallée',
      'Dark clouds over the ridge, a shaft of light on the summit, rain in the valley',
    ],
    'August, vier Uhr nachmittags.',
    [0.5, 0.45, 0.7, 0.7],
  ),
  entry(
    'alpenglow',
    'Alpenglühen',
    [
      'Der Edelgrat leuchtet rot über einem blauen Tal, Tannen als Silhouetten',
      'L’Edelgrat rougeoie au-dessus d’une vallée bleue, silhouettes de sapins',
      'The Edelgrat glows red above a blue valley, firs in silhouette',
    ],
    'Fünf Minuten im Januar.',
    [0.5, 0.4, 0.6, 0.6],
  ),
  entry(
    'stars-over-ridge',
    'Sterne über dem Grat',
    [
      'Milchstrasse über dem dunklen Grat, ein erleuchtetes Zelt auf der Wiese',
      'Voie lactée au-dessus de l’arête sombre, une tente éclairée dans le pré',
      'Milky Way over the dark ridge, a lit tent on the meadow',
    ],
    'Neumond im August.',
    [0.5, 0.7, 0.7, 0.6],
  ),
  entry(
    'meadow-flowers',
    'Blumenwiese',
    [
      'Bergwiese mit Glockenblumen, Arnika und Margeriten, dahinter der Grat',
      'Pré fleuri de campanules, arnicas et marguerites, l’arête derrière',
      'Mountain meadow with bellflowers, arnica and daisies, the ridge behind',
    ],
    'Ende Juni vor dem ersten Schnitt.',
    [0.5, 0.7, 0.7, 0.6],
  ),
  entry(
    'larch-gold',
    'Lärchengold',
    [
      'Goldene Lärchen vor blauem Schattenhang und verschneitem Gipfel',
      'Mélèzes dorés devant une pente bleue et un sommet enneigé',
      'Golden larches before a blue slope and a snow-covered summit',
    ],
    'Nordhang, Ende September.',
    [0.5, 0.5, 0.7, 0.8],
  ),
  entry(
    'stone-pine-forest',
    'Arvenwald',
    [
      'Alte Arven im Gegenlicht, ein Weg führt zwischen Steinen in den Wald',
      'Vieux arolles à contre-jour, un sentier entre les pierres mène dans la forêt',
      'Old stone pines against the light, a path leading between stones into the wood',
    ],
    'Der älteste Baum steht seit 1430.',
    [0.5, 0.5, 0.75, 0.8],
  ),
  entry(
    'waterfall',
    'Wasserfall',
    [
      'Wasserfall stürzt über eine dunkle Felswand in ein helles Becken, Tannen am Rand',
      'Cascade dévalant une paroi sombre dans un bassin clair, sapins au bord',
      'Waterfall over a dark cliff into a pale pool, firs at the edge',
    ],
    'Am Ende des Tals.',
    [0.5, 0.5, 0.6, 0.8],
  ),
  entry(
    'village-autumn',
    'Serein-Dorf im Herbst',
    [
      'Dorf mit Kirche und rotem Turmhelm, Viadukt mit rotem Zug, goldene Lärchen',
      'Village, église à flèche rouge, viaduc et train rouge, mélèzes dorés',
      'Village with a red church spire, viaduct with a red train, golden larches',
    ],
    'Serein-Dorf von Süden.',
    [0.5, 0.66, 0.62, 0.68],
  ),
  entry(
    'village-winter',
    'Serein-Dorf im Winter',
    [
      'Verschneites Dorf mit Kirche, Rauch aus den Kaminen, klarer Wintertag',
      'Village enneigé avec église, fumée des cheminées, jour clair d’hiver',
      'Snow-covered village with church, smoke from the chimneys, a clear winter day',
    ],
    'Serein-Dorf am Vormittag.',
    [0.5, 0.66, 0.65, 0.68],
  ),
  entry(
    'village-night',
    'Serein-Dorf in der Nacht',
    [
      'Dorf in der Winternacht, Fenster leuchten, Sterne über der Kirche',
      'Village dans la nuit d’hiver, fenêtres éclairées, étoiles sur l’église',
      'Village on a winter night, lit windows, stars above the church',
    ],
    'Heiligabend.',
    [0.5, 0.66, 0.65, 0.68],
  ),
  entry(
    'arolles-hamlet',
    'Les Arolles',
    [
      'Weiler mit drei Holzhäusern auf einer Alp, Arven und Brunnen',
      'Hameau de trois chalets sur l’alpage, arolles et fontaine',
      'Hamlet of three wooden houses on an alp, stone pines and a fountain',
    ],
    'Der französische Nachbar.',
    [0.5, 0.66, 0.7, 0.68],
  ),
  entry(
    'railway-viaduct',
    'Viadukt',
    [
      'Roter Zug auf einem hohen Steinviadukt über einer Schlucht, Berge im Dunst',
      'Train rouge sur un haut viaduc de pierre au-dessus d’une gorge, montagnes voilées',
      'Red train on a tall stone viaduct over a gorge, mountains in haze',
    ],
    'Elf Bogen, 1896.',
    [0.5, 0.45, 0.7, 0.7],
  ),
  entry(
    'railway-station-snow',
    'Bahnhof im Schnee',
    [
      'Kleiner Bahnhof im Schneefall, roter Zug am Perron, Laternen leuchten',
      'Petite gare sous la neige, train rouge à quai, lanternes allumées',
      'Small station in falling snow, red train at the platform, lanterns lit',
    ],
    'Serein-Dorf, Endstation.',
    [0.5, 0.66, 0.7, 0.68],
  ),
]
