import { activity } from './activity'

const lakePath = activity(
  {
    id: 'activity-lake-path',
    season: 'summer',
    difficulty: 'easy',
    distanceKm: 5.4,
    ascentMetres: 40,
    gallery: ['lake-noon', 'hotel-from-lake', 'lake-mirror'],
  },
  {
    de: {
      path: '/tal-und-berg/seeweg',
      title: 'Seeweg',
      lead: 'Einmal um den Lej Serein, auf Kies und Wurzeln. Am anderen Ufer sieht man das Haus im Wasser.',
      duration: '1 h 30',
      meetingPoint: 'Bootssteg vor dem Haus',
      facts: [
        ['Wagen', 'mit Kinderwagen bis zur Nordbucht'],
        ['Baden', 'an der Kiesbank, im Juli 18 °C'],
      ],
      body: [
        'Gehen Sie gegen den Uhrzeiger: Dann liegt der Grat vorn und die Sonne im Rücken. Nach vierzig Minuten kommt die Kiesbank mit zwei Bänken.',
        'Die Boote am Steg sind für Gäste. Ruder und Schlüssel gibt der Portier.',
      ],
    },
    fr: {
      path: '/vallee/tour-du-lac',
      title: 'Le tour du lac',
      lead: 'Une fois autour du Lej Serein, sur gravier et racines. De l’autre rive, on voit la maison dans l’eau.',
      duration: '1 h 30',
      meetingPoint: 'le ponton devant la maison',
      facts: [
        ['Poussette', 'jusqu’à la baie nord'],
        ['Baignade', 'à la grève, 18 °C en juillet'],
      ],
      body: [
        'Partez à gauche : l’arête sera devant, le soleil dans le dos. Quarante minutes plus loin, une grève et deux bancs.',
        'Les barques du ponton sont aux hôtes. Le portier a les rames et la clé.',
      ],
    },
    en: {
      path: '/valley/lake-path',
      title: 'The lake path',
      lead: 'Once around the Lej Serein on gravel and roots. From the far shore you see the house in the water.',
      duration: '1 h 30',
      meetingPoint: 'the jetty in front of the house',
      facts: [
        ['Pushchairs', 'as far as the north bay'],
        ['Swimming', 'at the shingle, 18 °C in July'],
      ],
      body: [
        'Walk anticlockwise: the ridge is ahead of you then and the sun behind. After forty minutes there is a shingle beach with two benches.',
        'The boats at the jetty are for guests. The porter has the oars and the key.',
      ],
    },
  },
)

const pineForest = activity(
  {
    id: 'activity-pine-forest',
    season: 'summer',
    difficulty: 'easy',
    distanceKm: 6,
    ascentMetres: 280,
    price: 25,
    gallery: ['stone-pine-forest', 'arolles-hamlet', 'meadow-flowers'],
  },
  {
    de: {
      path: '/tal-und-berg/arvenwald',
      title: 'In den Arvenwald mit der Försterin',
      lead: 'Der Wald über Les Arolles ist sechshundert Jahre alt. Die Försterin kennt die meisten Bäume persönlich.',
      duration: '3 h',
      meetingPoint: 'Les Arolles, Parkplatz Säge',
      facts: [
        ['Wann', 'Mittwoch um 09:00 Uhr'],
        ['Mitnehmen', 'feste Schuhe, eine Lupe gibt es'],
      ],
      body: [
        'Man lernt, Arve und Fichte an den Nadeln zu zählen, fünf gegen eine. Man hört den Häher, der die Samen vergräbt und die Hälfte vergisst. Aus der anderen Hälfte ist der Wald.',
        'Am Ende gibt es Tee in der Hütte und ein Stück Holz zum Riechen.',
      ],
    },
    fr: {
      path: '/vallee/foret-d-arolles',
      title: 'La forêt avec la forestière',
      lead: 'La forêt au-dessus des Arolles a six cents ans. La forestière connaît la plupart des arbres en personne.',
      duration: '3 h',
      meetingPoint: 'Les Arolles, parking de la scierie',
      facts: [
        ['Quand', 'le mercredi à 9 h'],
        ['À prendre', 'de bonnes chaussures, la loupe est prêtée'],
      ],
      body: [
        'On apprend à compter les aiguilles, cinq pour l’arolle, une pour l’épicéa. On écoute le casse-noix, qui cache les graines et en oublie la moitié : la forêt vient de cette moitié-là.',
        'À la fin, du thé au refuge et un morceau de bois à sentir.',
      ],
    },
    en: {
      path: '/valley/stone-pine-forest',
      title: 'Into the forest with the forester',
      lead: 'The forest above Les Arolles is six hundred years old. The forester knows most of the trees in person.',
      duration: '3 h',
      meetingPoint: 'Les Arolles, car park at the sawmill',
      facts: [
        ['When', 'Wednesdays at 9 am'],
        ['Bring', 'sturdy shoes; we lend the lens'],
      ],
      body: [
        'You learn to tell stone pine from spruce by counting needles, five against one. You listen for the nutcracker, which buries the seeds and forgets half of them. The forest is the forgotten half.',
        'It ends with tea in the hut and a piece of wood to smell.',
      ],
    },
  },
)

const ridge = activity(
  {
    id: 'activity-ridge',
    season: 'summer',
    difficulty: 'demanding',
    distanceKm: 14.2,
    ascentMetres: 1180,
    price: 120,
    gallery: ['trail-summit', 'glacier', 'storm-ridge'],
  },
  {
    de: {
      path: '/tal-und-berg/auf-den-grat',
      title: 'Auf den Grat',
      lead: 'Elfhundert Meter hinauf, der Bergführerin nach. Oben ist man auf der Linie, die man vom Bett aus sieht.',
      duration: '8 h',
      meetingPoint: 'Bergstation Hinterm Grat',
      facts: [
        ['Wann', 'Sonntag um 06:15 Uhr, bis Mitte September'],
        ['Voraussetzung', 'trittsicher, schwindelfrei'],
        ['Gruppe', 'höchstens fünf'],
      ],
      body: [
        'Der Pfad führt über die Alp, dann durch Blockgestein, die letzte Stunde am Seil. Gipfelbuch und Bleistift liegen in einer Büchse.',
        'Über das Wetter entscheidet die Bergführerin am Vorabend um sechs. Sie irrt sich selten und ändert ihre Meinung nie.',
      ],
    },
    fr: {
      path: '/vallee/sur-l-arete',
      title: 'Sur l’arête',
      lead: 'Onze cents mètres de montée derrière la guide. Là-haut, on marche sur la ligne que l’on voit de son lit.',
      duration: '8 h',
      meetingPoint: 'station supérieure de Hinterm Grat',
      facts: [
        ['Quand', 'le dimanche à 6 h 15, jusqu’à mi-septembre'],
        ['Conditions', 'pied sûr, pas de vertige'],
        ['Groupe', 'cinq personnes au plus'],
      ],
      body: [
        'Le sentier passe l’alpage, puis les blocs, et la dernière heure se fait encordé. Le livre du sommet est dans une boîte, avec un crayon.',
        'La guide décide du temps la veille à six heures. Elle se trompe rarement et ne change jamais d’avis.',
      ],
    },
    en: {
      path: '/valley/up-the-ridge',
      title: 'Up the ridge',
      lead: 'Eleven hundred metres of ascent behind the mountain guide. At the top you stand on the line you see from your bed.',
      duration: '8 h',
      meetingPoint: 'top station, Hinterm Grat',
      facts: [
        ['When', 'Sundays at 6.15 am, until mid-September'],
        ['Requires', 'a sure foot and a head for heights'],
        ['Group', 'five at most'],
      ],
      body: [
        'The path crosses the alp, then boulders; the last hour is on a rope. The summit book is in a tin, with a pencil.',
        'The guide decides about the weather at six the evening before. She is seldom wrong and never persuaded.',
      ],
    },
  },
)

const bridge = activity(
  {
    id: 'activity-bridge',
    season: 'summer',
    difficulty: 'moderate',
    distanceKm: 8.6,
    ascentMetres: 410,
    gallery: ['suspension-bridge', 'waterfall', 'panorama-summer'],
  },
  {
    de: {
      path: '/tal-und-berg/haengebruecke',
      title: 'Hängebrücke und Wasserfall',
      lead: 'Hundertvierzig Meter über die Schlucht, danach zum Wasserfall. Die Brücke schwingt, das soll sie.',
      duration: '3 h 30',
      meetingPoint: 'Haltestelle Schlucht',
      facts: [
        ['Brücke', '140 m lang, 62 m hoch'],
        ['Einkehr', 'Alp Hinterm Grat, Buttermilch und Brot'],
      ],
      body: [
        'Am Vormittag steht in der Gischt ein Regenbogen. Wer näher geht, wird nass; wer ganz nah geht, hört nichts mehr.',
        'Zurück führt der alte Säumerweg. Die Steine sind von den Karren ausgefahren, man geht in zwei Rinnen.',
      ],
    },
    fr: {
      path: '/vallee/pont-suspendu',
      title: 'Le pont suspendu et la cascade',
      lead: 'Cent quarante mètres au-dessus des gorges, puis la cascade. Le pont balance, c’est voulu.',
      duration: '3 h 30',
      meetingPoint: 'arrêt des Gorges',
      facts: [
        ['Pont', '140 m de long, 62 m de haut'],
        ['Halte', 'alpage de Hinterm Grat, babeurre et pain'],
      ],
      body: [
        'Le matin, un arc-en-ciel se tient dans les embruns. De plus près on se mouille ; de tout près on n’entend plus rien.',
        'On revient par l’ancien chemin muletier. Les chars ont creusé la pierre, on marche dans deux ornières.',
      ],
    },
    en: {
      path: '/valley/suspension-bridge',
      title: 'Suspension bridge and waterfall',
      lead: 'A hundred and forty metres across the gorge, then on to the waterfall. The bridge sways, as it should.',
      duration: '3 h 30',
      meetingPoint: 'Gorge bus stop',
      facts: [
        ['Bridge', '140 m long, 62 m high'],
        ['Rest', 'Hinterm Grat alp, buttermilk and bread'],
      ],
      body: [
        'In the morning there is a rainbow in the spray. Go closer and you get wet; go closer still and you hear nothing else.',
        'The way back is the old mule road. Carts have worn the stone, so you walk in two grooves.',
      ],
    },
  },
)

const fishing = activity(
  {
    id: 'activity-fishing',
    season: 'summer',
    difficulty: 'easy',
    price: 45,
    gallery: ['fishing-lake', 'lake-mirror', 'dish-char'],
  },
  {
    de: {
      path: '/tal-und-berg/fischen',
      title: 'Fischen auf dem See',
      lead: 'Mit dem Fischer hinaus, bevor der Wind kommt. Was anbeisst, brät am Mittag in der Stube.',
      duration: '2 h',
      meetingPoint: 'Bootssteg, Laterne',
      facts: [
        ['Wann', 'Dienstag und Freitag um 05:30 Uhr'],
        ['Patent', 'Tageskarte inbegriffen'],
        ['Boot', 'drei Gäste'],
      ],
      body: [
        'Der Fischer spricht wenig, und das zweisprachig. Er zeigt, wo die Saiblinge stehen, und wirft zurück, was kürzer ist als seine Hand.',
      ],
    },
    fr: {
      path: '/vallee/peche',
      title: 'La pêche au lac',
      lead: 'Avec le pêcheur, avant le vent. Ce qui mord sera poêlé à midi à la Stube.',
      duration: '2 h',
      meetingPoint: 'le ponton, à la lanterne',
      facts: [
        ['Quand', 'mardi et vendredi à 5 h 30'],
        ['Permis', 'carte du jour comprise'],
        ['Barque', 'trois hôtes'],
      ],
      body: [
        'Le pêcheur parle peu, dans les deux langues. Il montre où se tiennent les ombles et rend au lac ce qui est plus court que sa main.',
      ],
    },
    en: {
      path: '/valley/fishing',
      title: 'Fishing on the lake',
      lead: 'Out with the fisherman before the wind. Whatever bites is fried for lunch in the Stube.',
      duration: '2 h',
      meetingPoint: 'the jetty, by the lantern',
      facts: [
        ['When', 'Tuesday and Friday at 5.30 am'],
        ['Licence', 'day ticket included'],
        ['Boat', 'three guests'],
      ],
      body: [
        'The fisherman says little, and says it in two languages. He shows you where the char lie and puts back anything shorter than his hand.',
      ],
    },
  },
)

const yoga = activity(
  {
    id: 'activity-yoga',
    season: 'summer',
    difficulty: 'easy',
    gallery: ['yoga-meadow', 'meadow-flowers', 'climbing-wall'],
  },
  {
    de: {
      path: '/tal-und-berg/yoga',
      title: 'Yoga auf der Wiese',
      lead: 'Um halb acht auf der Wiese hinter dem Garten, bei Regen im Musiksalon. Danach steht das Frühstück bereit.',
      duration: '1 h',
      meetingPoint: 'Gartentor',
      facts: [
        ['Wann', 'täglich ausser Sonntag, 07:30 Uhr'],
        ['Matten', 'sind da'],
        ['Sprache', 'Deutsch und Französisch, wie es kommt'],
      ],
      body: [
        'Die Wiese wird Anfang Juli gemäht. Vorher übt man zwischen Glockenblumen, nachher im Duft von Heu.',
      ],
    },
    fr: {
      path: '/vallee/yoga',
      title: 'Yoga dans le pré',
      lead: 'À sept heures et demie dans le pré derrière le jardin, au salon de musique s’il pleut. Le petit déjeuner vous attend ensuite.',
      duration: '1 h',
      meetingPoint: 'le portail du jardin',
      facts: [
        ['Quand', 'tous les jours sauf le dimanche, 7 h 30'],
        ['Tapis', 'sur place'],
        ['Langue', 'français et allemand, au gré du groupe'],
      ],
      body: [
        'Le pré est fauché début juillet. Avant, on s’étire parmi les campanules ; après, dans l’odeur du foin.',
      ],
    },
    en: {
      path: '/valley/yoga',
      title: 'Yoga on the meadow',
      lead: 'At half past seven on the meadow behind the garden, in the music salon if it rains. Breakfast is ready afterwards.',
      duration: '1 h',
      meetingPoint: 'the garden gate',
      facts: [
        ['When', 'daily except Sunday, 7.30 am'],
        ['Mats', 'provided'],
        ['Language', 'German and French, some English'],
      ],
      body: [
        'The meadow is mown in early July. Before that you stretch among bellflowers, after it in the smell of hay.',
      ],
    },
  },
)

export const summerActivities = [lakePath, pineForest, ridge, bridge, fishing, yoga]
