import { packageOf } from './package'

const byRail = packageOf(
  {
    id: 'package-by-rail',
    nights: 2,
    price: 740,
    from: '2027-06-12',
    to: '2027-10-08',
    code: 'BAHN',
    gallery: ['railway-viaduct', 'hotel-terrace-morning', 'lake-noon', 'panorama-summer'],
    others: ['package-larch-gold', 'package-four-kitchens'],
  },
  {
    de: {
      path: '/angebote/mit-der-bahn',
      title: 'Mit der Bahn',
      lead: 'Zwei Nächte und die Fahrt hierher, ab jedem Bahnhof der Schweiz. Das Gepäck holen wir zu Hause.',
      includes: [
        'zwei Nächte mit Frühstück',
        'Bahnfahrt hin und zurück, zweite Klasse',
        'Gepäck von Tür zu Tür',
        'ein Mittagessen auf der Seeterrasse',
      ],
      aside: 'Sieben von zehn Gästen kommen so',
      more: 'Hinter dem dritten Tunnel liegt links das Viadukt, rechts der See. Setzen Sie sich rechts.',
      body: [
        'Die Arolles Bahnen fahren stündlich bis Serein-Dorf, die letzte um 22:10 Uhr. Von dort geht man eine halbe Stunde am Wasser entlang oder steigt in den Hausbus.',
        'Wer in die erste Klasse möchte, zahlt den Unterschied am Schalter.',
      ],
    },
    fr: {
      path: '/offres/en-train',
      title: 'En train',
      lead: 'Deux nuits et le voyage, de toute gare de Suisse. Nous prenons les bagages chez vous.',
      includes: [
        'deux nuits avec petit déjeuner',
        'train aller et retour, deuxième classe',
        'bagages de porte à porte',
        'un déjeuner sur la terrasse du lac',
      ],
      aside: 'Sept hôtes sur dix viennent ainsi',
      more: 'Après le troisième tunnel, le viaduc est à gauche, le lac à droite. Asseyez-vous à droite.',
      body: [
        'Les trains des Arolles Bahnen montent chaque heure à Serein-Dorf, le dernier à 22 h 10. De là, on marche une demi-heure au bord de l’eau, ou l’on prend le bus de la maison.',
        'Pour la première classe, la différence se règle au guichet.',
      ],
    },
    en: {
      path: '/offers/by-rail',
      title: 'By rail',
      lead: 'Two nights and the journey, from any station in Switzerland. We collect the luggage from your home.',
      includes: [
        'two nights with breakfast',
        'return train, second class',
        'luggage from door to door',
        'a lunch on the lake terrace',
      ],
      aside: 'Seven guests in ten come this way',
      more: 'After the third tunnel the viaduct is on the left and the lake on the right. Sit on the right.',
      body: [
        'Arolles Bahnen run every hour to Serein-Dorf, the last train at 10.10 pm. From there it is half an hour on foot along the water, or a seat in the house bus.',
        'For first class you pay the difference at the ticket office.',
      ],
    },
  },
)

const fourKitchens = packageOf(
  {
    id: 'package-four-kitchens',
    nights: 2,
    price: 980,
    from: '2027-06-18',
    to: '2027-10-05',
    code: 'VIER',
    gallery: ['dining-chef-table', 'dish-char', 'cheese-board', 'kitchen-garden'],
    others: ['package-by-rail', 'package-stillness'],
  },
  {
    de: {
      path: '/angebote/vier-kuechen',
      title: 'Zwei Abende, vier Küchen',
      lead: 'Mittags Terrasse und Stube, abends Grandsalon und Chez Jeanne. Dazwischen ein Gang durch den Garten.',
      includes: [
        'zwei Nächte mit Frühstück',
        'vier Mahlzeiten in vier Küchen',
        'ein Rundgang durch Garten und Keller',
        'ein Glas Apfelsaft vom Nachbarn',
      ],
      aside: 'Anreise Freitag bis Dienstag, zwei bis acht Personen',
      more: 'Am zweiten Morgen um acht steht die Gartentür offen. Was Sie ernten, essen Sie am Abend.',
      body: [
        'Der Küchengarten hat 1400 Quadratmeter und liegt höher als die meisten. Der Kohl ist deshalb klein und süss.',
        'Wer kein Fleisch isst, merkt in keiner der vier Küchen einen Unterschied in der Zahl der Gänge.',
      ],
    },
    fr: {
      path: '/offres/quatre-tables',
      title: 'Deux soirs, quatre tables',
      lead: 'À midi la terrasse et la Stube, le soir le Grandsalon et Chez Jeanne. Entre deux, un tour au potager.',
      includes: [
        'deux nuits avec petit déjeuner',
        'quatre repas à quatre tables',
        'la visite du potager et de la cave',
        'un verre de jus de pomme du voisin',
      ],
      aside: 'Arrivée du vendredi au mardi, de deux à huit personnes',
      more: 'Le second matin, à huit heures, la porte du potager est ouverte. Ce que vous cueillez sera au dîner.',
      body: [
        'Le potager couvre 1400 mètres carrés, à une altitude peu commune. Les choux y restent petits et sucrés.',
        'Qui ne mange pas de viande comptera autant de services que les autres.',
      ],
    },
    en: {
      path: '/offers/four-kitchens',
      title: 'Two evenings, four kitchens',
      lead: 'Terrace and Stube at noon, Grandsalon and Chez Jeanne at night. In between, a turn around the garden.',
      includes: [
        'two nights with breakfast',
        'four meals in four kitchens',
        'a walk through garden and cellar',
        'a glass of the neighbour’s apple juice',
      ],
      aside: 'Arrive Friday to Tuesday, two to eight people',
      more: 'On the second morning the garden door is open at eight. What you pick is on the table that evening.',
      body: [
        'The kitchen garden covers 1,400 square metres and lies higher than most, so the cabbages are small and sweet.',
        'If you eat no meat, you will count the same number of courses in each of the four.',
      ],
    },
  },
)

const stillness = packageOf(
  {
    id: 'package-stillness',
    nights: 5,
    price: 2350,
    from: '2027-03-07',
    to: '2027-03-30',
    code: 'STILL',
    gallery: ['spa-quiet-room', 'spa-steam', 'stars-over-ridge', 'detail-bath'],
    others: ['package-white-week', 'package-first-snow'],
  },
  {
    de: {
      path: '/angebote/fuenf-tage-stille',
      title: 'Fünf Tage Stille',
      lead: 'Fünf Nächte ohne Termin. Drei Behandlungen, ein Buch, ein Schlüssel zum Becken vor sieben.',
      includes: [
        'fünf Nächte mit Halbpension',
        'drei Behandlungen zu 50 Minuten',
        'Becken und Sauna ab 05:30 Uhr',
        'Telefon auf Wunsch im Tresor der Réception',
      ],
      aside: 'Nur für Erwachsene',
      more: 'Im März ist es im Tal am stillsten: Der Schnee trägt noch, die Vögel fangen an.',
      body: [
        'Wer schweigen möchte, stellt die kleine Karte auf den Tisch. Das Haus versteht sie in vier Sprachen.',
        'Am letzten Abend gehen wir mit Schneeschuhen zum Arvenwald und hören zwanzig Minuten lang zu.',
      ],
    },
    fr: {
      path: '/offres/cinq-jours-de-silence',
      title: 'Cinq jours de silence',
      lead: 'Cinq nuits sans rendez-vous. Trois soins, un livre, la clé du bassin avant sept heures.',
      includes: [
        'cinq nuits en demi-pension',
        'trois soins de 50 minutes',
        'bassin et sauna dès 5 h 30',
        'votre téléphone, si vous le voulez, au coffre de la réception',
      ],
      aside: 'Réservé aux adultes',
      more: 'Mars est le mois où la vallée se tait : la neige porte encore, les oiseaux commencent.',
      body: [
        'Qui souhaite ne pas parler pose la petite carte sur la table. La maison la lit en quatre langues.',
        'Le dernier soir, nous montons en raquettes à la forêt d’arolles et nous écoutons, vingt minutes.',
      ],
    },
    en: {
      path: '/offers/five-days-of-quiet',
      title: 'Five days of quiet',
      lead: 'Five nights without appointments. Three treatments, a book, a key to the pool before seven.',
      includes: [
        'five nights, half board',
        'three treatments of 50 minutes',
        'pool and sauna from 5.30 am',
        'your telephone in the reception safe, if you wish',
      ],
      aside: 'Adults only',
      more: 'March is when the valley is quietest: the snow still bears, the birds begin.',
      body: [
        'If you prefer not to speak, put the small card on your table. The house reads it in four languages.',
        'On the last evening we snowshoe to the stone pine forest and listen for twenty minutes.',
      ],
    },
  },
)

export const themePackages = [byRail, fourKitchens, stillness]
