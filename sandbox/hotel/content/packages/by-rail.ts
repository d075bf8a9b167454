import { packageOf } from './package'

export const byRail = packageOf(
  {
    id: 'package-by-rail',
    nights: 2,
    code: 'BAHN',
    gallery: ['railway-viaduct', 'hotel-terrace-morning', 'lake-noon', 'meadow-flowers'],
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
