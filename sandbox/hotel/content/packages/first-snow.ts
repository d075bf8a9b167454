import { packageOf } from './package'

export const firstSnow = packageOf(
  {
    id: 'package-first-snow',
    nights: 4,
    code: 'SCHNEE',
    gallery: ['hotel-first-snow', 'railway-station-snow', 'library-fireplace', 'village-night'],
    others: ['package-white-week', 'package-stillness'],
  },
  {
    de: {
      path: '/angebote/erster-schnee',
      title: 'Erster Schnee',
      lead: 'Vier Nächte, bevor der Winter voll ist. Die Wege sind gespurt, die Öfen warm, das Haus halb leer.',
      includes: [
        'vier Nächte mit Frühstück',
        'Abendessen im Grandsalon oder in der Stube',
        'Schlitten und Schneeschuhe',
        'ein Abend mit Vorleserin in der Bibliothek',
      ],
      aside: 'Acht Tage im Jahr',
      more: 'In der ersten Woche kennt man sich am dritten Abend beim Namen.',
      body: [
        'Die Lifte öffnen am 18. Dezember, die Loipe, sobald dreissig Zentimeter liegen. Bis dahin geht man zu Fuss, und das Knirschen gehört einem allein.',
        'Fehlt der Schnee ganz, verschieben wir Ihren Aufenthalt ohne Kosten.',
      ],
    },
    fr: {
      path: '/offres/premiere-neige',
      title: 'Première neige',
      lead: 'Quatre nuits avant le gros de l’hiver. Les sentiers sont tracés, les poêles chauds, la maison à moitié vide.',
      includes: [
        'quatre nuits avec petit déjeuner',
        'dîner au Grandsalon ou à la Stube',
        'luges et raquettes',
        'une soirée de lecture à la bibliothèque',
      ],
      aside: 'Huit jours par an',
      more: 'La première semaine, au troisième soir, on se connaît par son nom.',
      body: [
        'Les remontées ouvrent le 18 décembre, la piste de fond dès trente centimètres de neige. D’ici là on marche, et l’on n’entend que ses pas.',
        'Si la neige manque tout à fait, nous déplaçons votre séjour sans frais.',
      ],
    },
    en: {
      path: '/offers/first-snow',
      title: 'First snow',
      lead: 'Four nights before winter fills up. The paths are trodden, the stoves are warm, the house is half empty.',
      includes: [
        'four nights with breakfast',
        'dinner in the Grandsalon or the Stube',
        'sledges and snowshoes',
        'an evening of reading aloud in the library',
      ],
      aside: 'Eight days a year',
      more: 'In the first week people know one another by name on the third evening.',
      body: [
        'The lifts open on 18 December, the cross-country track as soon as there are thirty centimetres. Until then you walk, and the only footsteps you hear are yours.',
        'If there is no snow at all, we move your stay at no cost.',
      ],
    },
  },
)
