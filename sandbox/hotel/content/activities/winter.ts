import { activity } from './activity'

const skiing = activity(
  {
    id: 'activity-skiing',
    season: 'winter',
    difficulty: 'moderate',
    price: 84,
    gallery: ['ski-tracks', 'hotel-winter-day', 'panorama-winter'],
  },
  {
    de: {
      path: '/tal-und-berg/skifahren',
      title: 'Skifahren',
      lead: 'Vierzig Kilometer Piste auf der Sonnenseite. Der Sessellift steht acht Minuten vom Haus, die letzte Abfahrt endet davor.',
      duration: '1 Tag',
      meetingPoint: 'Skiraum, Untergeschoss',
      facts: [
        ['Pisten', '40 km, davon 9 km schwarz'],
        ['Lifte', '08:30 bis 16:00 Uhr'],
        ['Miete', 'im Skiraum, ab CHF 45 im Tag'],
      ],
      body: [
        'Der Skiraum öffnet um halb acht. Die Schuhe sind warm, die Kanten geschliffen, der Kaffee steht auf dem Ofen.',
        'Die Skischule von Serein-Dorf kommt ins Haus. Wer allein fährt, hängt seinen Namen an das Brett: So findet sich ein Zweiter.',
      ],
    },
    fr: {
      path: '/vallee/ski',
      title: 'Le ski',
      lead: 'Quarante kilomètres de pistes au soleil. Le télésiège est à huit minutes, la dernière descente finit devant la porte.',
      duration: '1 jour',
      meetingPoint: 'local à skis, sous-sol',
      facts: [
        ['Pistes', '40 km, dont 9 km noirs'],
        ['Remontées', 'de 8 h 30 à 16 h'],
        ['Location', 'au local à skis, dès CHF 45 par jour'],
      ],
      body: [
        'Le local ouvre à sept heures et demie. Les chaussures sont chaudes, les carres affûtées, le café est sur le poêle.',
        'L’école de ski de Serein-Dorf vient à la maison. Qui skie seul accroche son nom au tableau : un second s’y trouve toujours.',
      ],
    },
    en: {
      path: '/valley/skiing',
      title: 'Skiing',
      lead: 'Forty kilometres of piste on the sunny side. The chairlift is eight minutes away and the last run ends at the door.',
      duration: '1 day',
      meetingPoint: 'ski room, lower floor',
      facts: [
        ['Pistes', '40 km, 9 km of them black'],
        ['Lifts', '8.30 am to 4 pm'],
        ['Hire', 'in the ski room, from CHF 45 a day'],
      ],
      body: [
        'The ski room opens at half past seven. The boots are warm, the edges sharp, and there is coffee on the stove.',
        'The Serein-Dorf ski school comes to the house. If you ski alone, hang your name on the board; someone will join you.',
      ],
    },
  },
)

const skiTouring = activity(
  {
    id: 'activity-ski-touring',
    season: 'winter',
    difficulty: 'demanding',
    distanceKm: 11,
    ascentMetres: 960,
    price: 160,
    gallery: ['ski-touring', 'alpenglow', 'glacier'],
  },
  {
    de: {
      path: '/tal-und-berg/skitour',
      title: 'Skitour zum Sattel',
      lead: 'Drei Stunden hinauf in der eigenen Spur, vierzig Minuten hinab im Pulver. Der Bergführer geht voran und redet erst oben.',
      duration: '5 h',
      meetingPoint: 'Hinterm Grat, Dorfbrunnen',
      facts: [
        ['Wann', 'Januar bis April, nach Lawinenlage'],
        ['Ausrüstung', 'Gerät, Schaufel und Sonde leihen wir'],
        ['Gruppe', 'höchstens vier'],
      ],
      body: [
        'Am Abend vorher treffen wir uns im Musiksalon über der Karte. Dort fällt die Entscheidung, und jeder darf Nein sagen.',
      ],
    },
    fr: {
      path: '/vallee/ski-de-randonnee',
      title: 'À peaux de phoque jusqu’au col',
      lead: 'Trois heures de montée dans sa trace, quarante minutes de descente en poudreuse. Le guide va devant et ne parle qu’en haut.',
      duration: '5 h',
      meetingPoint: 'Hinterm Grat, fontaine du village',
      facts: [
        ['Quand', 'de janvier à avril, selon les avalanches'],
        ['Matériel', 'appareil, pelle et sonde prêtés'],
        ['Groupe', 'quatre personnes au plus'],
      ],
      body: [
        'La veille au soir, on se retrouve devant la carte au salon de musique. C’est là que l’on décide, et chacun peut dire non.',
      ],
    },
    en: {
      path: '/valley/ski-touring',
      title: 'Ski touring to the saddle',
      lead: 'Three hours up in your own track, forty minutes down in powder. The guide goes first and talks at the top.',
      duration: '5 h',
      meetingPoint: 'Hinterm Grat, village fountain',
      facts: [
        ['When', 'January to April, avalanches permitting'],
        ['Equipment', 'transceiver, shovel and probe lent'],
        ['Group', 'four at most'],
      ],
      body: [
        'The evening before we meet over the map in the music salon. The decision is made there, and anyone may say no.',
      ],
    },
  },
)

const crossCountry = activity(
  {
    id: 'activity-cross-country',
    season: 'winter',
    difficulty: 'easy',
    distanceKm: 12,
    ascentMetres: 90,
    gallery: ['cross-country', 'village-winter', 'webcam-noon'],
  },
  {
    de: {
      path: '/tal-und-berg/langlauf',
      title: 'Langlauf',
      lead: 'Die Loipe beginnt hinter dem Haus und führt am See entlang bis Les Arolles. Gespurt wird um sechs.',
      duration: '1 h 30',
      meetingPoint: 'Hintertür, beim Schuhregal',
      facts: [
        ['Loipe', '12 km, klassisch und Skating'],
        ['Licht', '3 km bis 21:00 Uhr beleuchtet'],
        ['Unterricht', 'Donnerstag um 10:00 Uhr, CHF 40'],
      ],
      body: [
        'In Les Arolles steht eine Bank an der Südwand der Kapelle. Dort isst man das Brot, das die Küche mitgibt.',
      ],
    },
    fr: {
      path: '/vallee/ski-de-fond',
      title: 'Le ski de fond',
      lead: 'La piste commence derrière la maison et longe le lac jusqu’aux Arolles. Elle est tracée à six heures.',
      duration: '1 h 30',
      meetingPoint: 'porte arrière, près des chaussures',
      facts: [
        ['Piste', '12 km, classique et skating'],
        ['Lumière', '3 km éclairés jusqu’à 21 h'],
        ['Leçon', 'le jeudi à 10 h, CHF 40'],
      ],
      body: [
        'Aux Arolles, un banc est adossé au mur sud de la chapelle. On y mange le pain que la cuisine a glissé dans le sac.',
      ],
    },
    en: {
      path: '/valley/cross-country',
      title: 'Cross-country skiing',
      lead: 'The track starts behind the house and follows the lake to Les Arolles. It is groomed at six.',
      duration: '1 h 30',
      meetingPoint: 'back door, by the boot rack',
      facts: [
        ['Track', '12 km, classic and skating'],
        ['Light', '3 km lit until 9 pm'],
        ['Lesson', 'Thursdays at 10 am, CHF 40'],
      ],
      body: [
        'In Les Arolles there is a bench against the south wall of the chapel. That is where you eat the bread the kitchen gave you.',
      ],
    },
  },
)

const snowshoes = activity(
  {
    id: 'activity-snowshoes',
    season: 'winter',
    difficulty: 'moderate',
    distanceKm: 4.8,
    ascentMetres: 220,
    price: 35,
    gallery: ['snowshoe-night', 'stars-over-ridge', 'village-night'],
  },
  {
    de: {
      path: '/tal-und-berg/schneeschuhe-bei-nacht',
      title: 'Schneeschuhe bei Nacht',
      lead: 'Mit Laternen zum Arvenwald und ohne sie zurück. Nach zehn Minuten sieht man auch so genug.',
      duration: '2 h 30',
      meetingPoint: 'Réception',
      facts: [
        ['Wann', 'Montag und Freitag um 20:30 Uhr'],
        ['Schuhe', 'leihen wir'],
        ['Unterwegs', 'Tee, Sternkarte'],
      ],
      body: ['Bei Vollmond gehen wir ohne Laternen los. Füchse und Hasen haben Vortritt.'],
    },
    fr: {
      path: '/vallee/raquettes-de-nuit',
      title: 'En raquettes la nuit',
      lead: 'Avec des lanternes jusqu’à la forêt d’arolles, sans elles au retour. Après dix minutes, on voit assez.',
      duration: '2 h 30',
      meetingPoint: 'la réception',
      facts: [
        ['Quand', 'lundi et vendredi à 20 h 30'],
        ['Raquettes', 'prêtées'],
        ['En chemin', 'du thé, une carte du ciel'],
      ],
      body: [
        'À la pleine lune, nous laissons les lanternes à la maison. Renards et lièvres ont la priorité.',
      ],
    },
    en: {
      path: '/valley/snowshoes-at-night',
      title: 'Snowshoes at night',
      lead: 'With lanterns to the stone pine forest, without them on the way back. After ten minutes you can see well enough.',
      duration: '2 h 30',
      meetingPoint: 'reception',
      facts: [
        ['When', 'Monday and Friday at 8.30 pm'],
        ['Snowshoes', 'lent'],
        ['On the way', 'tea and a star chart'],
      ],
      body: ['At full moon we leave the lanterns at home. Foxes and hares have right of way.'],
    },
  },
)

const sledging = activity(
  {
    id: 'activity-sledging',
    season: 'winter',
    difficulty: 'easy',
    distanceKm: 4.2,
    price: 12,
    gallery: ['sledging', 'railway-station-snow', 'village-winter'],
  },
  {
    de: {
      path: '/tal-und-berg/schlitteln',
      title: 'Schlitteln',
      lead: 'Vier Kilometer vom Lift bis zum Bahnhof. Die Schlitten sind aus Esche und älter als ihre Fahrer.',
      duration: '40 min',
      meetingPoint: 'Mittelstation Hinterm Grat',
      facts: [
        ['Bahn', '4.2 km, 510 m Gefälle'],
        ['Nachts', 'Mittwoch bis 22:00 Uhr'],
        ['Zurück', 'mit dem Hausbus alle zwanzig Minuten'],
      ],
      body: ['In der dritten Kurve steht ein Schild: Bremsen. Es steht nicht ohne Grund dort.'],
    },
    fr: {
      path: '/vallee/luge',
      title: 'La luge',
      lead: 'Quatre kilomètres du télésiège à la gare. Les luges sont en frêne, et plus âgées que ceux qui les montent.',
      duration: '40 min',
      meetingPoint: 'station intermédiaire de Hinterm Grat',
      facts: [
        ['Piste', '4,2 km, 510 m de dénivelé'],
        ['La nuit', 'le mercredi jusqu’à 22 h'],
        ['Retour', 'bus de la maison, toutes les vingt minutes'],
      ],
      body: ['Au troisième virage, un panneau demande de freiner. Il n’est pas là par hasard.'],
    },
    en: {
      path: '/valley/sledging',
      title: 'Sledging',
      lead: 'Four kilometres from the lift to the station. The sledges are ash, and older than the people on them.',
      duration: '40 min',
      meetingPoint: 'middle station, Hinterm Grat',
      facts: [
        ['Run', '4.2 km, 510 m of descent'],
        ['At night', 'Wednesdays until 10 pm'],
        ['Back', 'by house bus, every twenty minutes'],
      ],
      body: ['At the third bend there is a sign that says brake. It is there for a reason.'],
    },
  },
)

const iceRink = activity(
  {
    id: 'activity-ice-rink',
    season: 'winter',
    difficulty: 'easy',
    gallery: ['ice-rink', 'bar-lamplight', 'webcam-dusk'],
  },
  {
    de: {
      path: '/tal-und-berg/eisfeld',
      title: 'Eisfeld',
      lead: 'Natureis vor der Terrasse, von Hand gespritzt. Am Abend brennen zwölf Lampen.',
      duration: 'offen',
      meetingPoint: 'Eisfeld vor dem Haus',
      facts: [
        ['Offen', '10:00 bis 21:00 Uhr, wenn es friert'],
        ['Schlittschuhe', 'in der Hütte, ohne Preis'],
        ['Eisstock', 'Samstag um 17:00 Uhr'],
      ],
      body: [
        'Der Eismeister spritzt nach elf, wenn niemand mehr zusieht. Bei Tauwetter nimmt er es persönlich.',
      ],
    },
    fr: {
      path: '/vallee/patinoire',
      title: 'La patinoire',
      lead: 'De la glace naturelle devant la terrasse, arrosée à la main. Le soir, douze lampes l’éclairent.',
      duration: 'libre',
      meetingPoint: 'la patinoire devant la maison',
      facts: [
        ['Ouverture', 'de 10 h à 21 h, quand il gèle'],
        ['Patins', 'à la cabane, gratuits'],
        ['Curling bavarois', 'le samedi à 17 h'],
      ],
      body: [
        'Le maître de glace arrose après onze heures, quand personne ne regarde. Le redoux, il le prend pour lui.',
      ],
    },
    en: {
      path: '/valley/ice-rink',
      title: 'The ice rink',
      lead: 'Natural ice in front of the terrace, sprayed by hand. Twelve lamps burn in the evening.',
      duration: 'as you like',
      meetingPoint: 'the rink in front of the house',
      facts: [
        ['Open', '10 am to 9 pm, when it freezes'],
        ['Skates', 'in the hut, free of charge'],
        ['Ice stock', 'Saturdays at 5 pm'],
      ],
      body: ['The ice master sprays after eleven, when nobody is watching. He takes a thaw personally.'],
    },
  },
)

export const winterActivities = [skiing, skiTouring, crossCountry, snowshoes, sledging, iceRink]
