import { entry } from './entry'

export const table = [
  entry(
    'dining-grandsalon',
    'Grandsalon am Abend',
    [
      'Runder gedeckter Tisch unter einer Lampe, im Fenster der Grat in der Dämmerung',
      'Table ronde dressée sous une lampe, l’arête au crépuscule dans la fenêtre',
      'Round laid table under a lamp, the ridge at dusk in the window',
    ],
    'Tisch für zwei im Grandsalon.',
    [0.5, 0.68, 0.8, 0.64],
  ),
  entry(
    'dining-stube',
    'Stube',
    [
      'Getäfelte Stube mit Eckbank, Holztisch und Kachelofen, Schnee vor dem Fenster',
      'Salle boisée, banc d’angle, table de bois et poêle de faïence, neige à la fenêtre',
      'Panelled parlour with corner bench, wooden table and tiled stove, snow at the window',
    ],
    'Täfelung aus Hinterm Grat.',
    [0.5, 0.68, 0.75, 0.64],
  ),
  entry(
    'dining-terrace',
    'Mittag auf der Terrasse',
    [
      'Tisch mit Karaffe und Brot unter einem gestreiften Sonnenschirm, Wiesen und Gipfel dahinter',
      'Table avec carafe et pain sous un parasol rayé, prés et sommets derrière',
      'Table with carafe and bread under a striped parasol, meadows and summits beyond',
    ],
    'Bei gutem Wetter, im Sommer bis sechs.',
    [0.5, 0.68, 0.75, 0.64],
  ),
  entry(
    'dining-chef-table',
    'Tisch in der Küche',
    [
      'Küche mit Kupferpfannen über dem Herd, davor ein Tisch mit vier Gedecken',
      'Cuisine aux casseroles de cuivre, devant le fourneau une table à quatre couverts',
      'Kitchen with copper pans above the stove, before it a table laid for four',
    ],
    'Acht Plätze, fünf Abende in der Woche.',
    [0.5, 0.68, 0.75, 0.64],
  ),
  entry(
    'bar-lamplight',
    'Bar',
    [
      'Bartresen mit zwei Gläsern im Lampenlicht, dahinter Flaschen auf Regalen',
      'Comptoir de bar, deux verres à la lumière d’une lampe, bouteilles sur les rayons',
      'Bar counter with two glasses in lamplight, bottles on shelves behind',
    ],
    'Nach dem Nachtessen.',
    [0.5, 0.68, 0.75, 0.64],
  ),
  entry(
    'breakfast-table',
    'Frühstück',
    [
      'Frühstückstisch von oben: Brot, Ei, Honig, Butter, Kaffee, Beeren',
      'Table du petit déjeuner vue d’en haut : pain, œuf, miel, beurre, café, baies',
      'Breakfast table from above: bread, egg, honey, butter, coffee, berries',
    ],
    'Bis elf Uhr.',
    [0.5, 0.5, 0.75, 0.75],
  ),
  entry(
    'dish-char',
    'Saibling aus dem See',
    [
      'Ganzer Saibling auf einem weissen Teller mit Zitrone und Kräutern',
      'Omble entier sur une assiette blanche, citron et herbes',
      'Whole char on a white plate with lemon and herbs',
    ],
    'Aus dem Bergsee unter dem Haus.',
    [0.5, 0.5, 0.8, 0.6],
  ),
  entry(
    'dish-chestnut',
    'Kastaniendessert',
    [
      'Kastanienpüree mit Rahm und Preiselbeeren in einer Schale, daneben Kastanien',
      'Purée de marrons, crème et airelles dans une coupe, marrons à côté',
      'Chestnut purée with cream and lingonberries in a coupe, chestnuts beside it',
    ],
    'Herbstkarte.',
    [0.5, 0.5, 0.75, 0.7],
  ),
  entry(
    'dish-hay-soup',
    'Heusuppe',
    [
      'Schale mit heller Heusuppe, Heuhalme und Blüten, ein Löffel daneben',
      'Bol de soupe au foin, brins et fleurs, une cuillère à côté',
      'Bowl of pale hay soup with stalks and blossoms, a spoon beside it',
    ],
    'Bergheu vom zweiten Schnitt.',
    [0.5, 0.5, 0.75, 0.7],
  ),
  entry(
    'wine-cellar',
    'Weinkeller',
    [
      'Gewölbekeller mit Fässern und Flaschenregalen, eine Kerze auf dem Fass',
      'Cave voûtée, tonneaux et casiers à bouteilles, une bougie sur un fût',
      'Vaulted cellar with barrels and bottle racks, a candle on a cask',
    ],
    'Unter dem Ostflügel.',
    [0.5, 0.7, 0.75, 0.6],
  ),
  entry(
    'cheese-board',
    'Käsebrett',
    [
      'Laib und Stücke von Alpkäse auf einem Holzbrett mit Messer, Birne und Nüssen',
      'Meule et morceaux de fromage d’alpage sur une planche, couteau, poire et noix',
      'Wheel and wedges of alpine cheese on a board with knife, pear and walnuts',
    ],
    'Von der Alp hinter dem Grat.',
    [0.5, 0.66, 0.75, 0.68],
  ),
  entry(
    'wedding-table',
    'Hochzeitstafel',
    [
      'Lange weisse Tafel mit Kerzen, Gläsern und Blumen auf der Wiese vor dem Grat',
      'Longue table blanche, bougies, verres et fleurs sur le pré devant l’arête',
      'Long white table with candles, glasses and flowers on the meadow before the ridge',
    ],
    'Sechzig Gäste, ein Tisch.',
    [0.5, 0.68, 0.7, 0.64],
  ),
  entry(
    'meeting-room',
    'Sitzungszimmer',
    [
      'Langer Holztisch mit Stühlen, Blöcken und Wasserkaraffe vor drei hohen Fenstern',
      'Longue table de bois, chaises, blocs et carafe d’eau devant trois hautes fenêtres',
      'Long wooden table with chairs, note pads and a water carafe before three tall windows',
    ],
    'Das Waldzimmer, für vierzehn Personen.',
    [0.5, 0.68, 0.75, 0.64],
  ),
  entry(
    'music-salon',
    'Musiksalon',
    [
      'Flügel im Abendlicht vor einem hohen Fenster, Noten auf dem Pult',
      'Piano à queue au soir devant une haute fenêtre, partition sur le pupitre',
      'Grand piano in evening light before a tall window, music on the stand',
    ],
    'Sechzig Plätze in Reihen.',
    [0.5, 0.72, 0.75, 0.56],
  ),
  entry(
    'kitchen-garden',
    'Küchengarten',
    [
      'Gemüsebeete in Reihen, Giesskanne und Gartenhaus, Berge im Hintergrund',
      'Planches de légumes en rangs, arrosoir et cabane, montagnes au fond',
      'Rows of vegetables, watering can and garden shed, mountains behind',
    ],
    'Hinter dem Haus, 1640 m.',
    [0.5, 0.74, 0.75, 0.52],
  ),
]
