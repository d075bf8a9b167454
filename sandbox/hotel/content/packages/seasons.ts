import { packageOf } from './package'

const larchGold = packageOf(
  {
    id: 'package-larch-gold',
    nights: 3,
    price: 1290,
    from: '2027-09-17',
    to: '2027-10-09',
    code: 'GOLD',
    gallery: ['larch-gold', 'village-autumn', 'hotel-autumn', 'cattle-descent'],
    others: ['package-by-rail', 'package-four-kitchens'],
  },
  {
    de: {
      path: '/angebote/laerchengold',
      title: 'Drei Nächte Lärchengold',
      lead: 'Ende September färben sich die Lärchen, zuerst am Nordhang. Wir gehen am zweiten Tag mit Ihnen hin.',
      includes: [
        'drei Nächte mit Frühstück',
        'Abendessen in vier Gängen',
        'eine geführte Wanderung mit Mittagskorb',
        'Spa und Abholung am Bahnhof',
      ],
      aside: 'Anreise Donnerstag bis Sonntag',
      more: 'Die Farbe hält rund drei Wochen. Wann sie kommt, weiss die Försterin zwei Tage vorher.',
      body: [
        'Am ersten Tag kommen Sie an. Am zweiten gehen wir um neun los, vier Stunden durch den Hang über Les Arolles, den Korb trägt das Maultier. Am dritten entscheiden Sie.',
        'Am letzten Septembersamstag kommen die Kühe von der Alp. Wer dann hier ist, steht früh auf.',
      ],
    },
    fr: {
      path: '/offres/or-des-melezes',
      title: 'Trois nuits d’or',
      lead: 'Fin septembre, les mélèzes jaunissent, au versant nord d’abord. Le deuxième jour, nous vous y menons à pied.',
      includes: [
        'trois nuits avec petit déjeuner',
        'dîner en quatre services',
        'une marche accompagnée, déjeuner dans le panier',
        'spa et accueil à la gare',
      ],
      aside: 'Arrivée du jeudi au dimanche',
      more: 'La couleur dure trois semaines environ. La forestière l’annonce deux jours à l’avance.',
      body: [
        'Le premier jour, vous arrivez. Le deuxième, départ à neuf heures pour quatre heures de marche au-dessus des Arolles ; le mulet porte le panier. Le troisième est à vous.',
        'Le dernier samedi de septembre, les vaches descendent de l’alpage. On se lève tôt pour les voir.',
      ],
    },
    en: {
      path: '/offers/larch-gold',
      title: 'Three nights of larch gold',
      lead: 'At the end of September the larches turn, those on the north slope first. On the second day we walk there with you.',
      includes: [
        'three nights with breakfast',
        'dinner in four courses',
        'a guided walk with lunch in a basket',
        'spa, and collection from the station',
      ],
      aside: 'Arrive Thursday to Sunday',
      more: 'The colour lasts about three weeks. The forester knows two days ahead when it will come.',
      body: [
        'On the first day you arrive. On the second we set out at nine for four hours across the slope above Les Arolles, with a mule to carry lunch. The third is yours.',
        'On the last Saturday in September the cows come down from the alp. It is worth getting up for.',
      ],
    },
  },
)

const firstSnow = packageOf(
  {
    id: 'package-first-snow',
    nights: 4,
    price: 1480,
    from: '2026-12-12',
    to: '2026-12-20',
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

const whiteWeek = packageOf(
  {
    id: 'package-white-week',
    nights: 7,
    price: 3150,
    from: '2027-01-10',
    to: '2027-02-28',
    code: 'WEISS',
    gallery: ['ski-tracks', 'hotel-winter-day', 'cross-country', 'bar-lamplight'],
    others: ['package-first-snow', 'package-stillness'],
  },
  {
    de: {
      path: '/angebote/weisse-woche',
      title: 'Eine weisse Woche',
      lead: 'Sieben Nächte, sechs Tage auf Ski, ein Tag für alles andere. Der Lift steht acht Minuten vom Haus.',
      includes: [
        'sieben Nächte mit Halbpension',
        'Skipass für sechs Tage',
        'zwei Vormittage mit einer Skilehrerin',
        'Skiraum mit warmen Schuhen',
        'Spa',
      ],
      aside: 'Anreise am Sonntag',
      more: 'Am Sonntag packt man aus, am Montag liegen die Ski angepasst im Raum.',
      body: [
        'Vierzig Kilometer Piste, neun davon schwarz, und eine Abfahrt bis vor die Tür. Am Mittwoch ist die Skilehrerin für die frei, die im Tiefschnee noch stürzen.',
        'Kinder bis elf wohnen bei den Eltern ohne Preis. Ihre Skischule beginnt am Eisfeld.',
      ],
    },
    fr: {
      path: '/offres/semaine-blanche',
      title: 'Une semaine blanche',
      lead: 'Sept nuits, six jours à ski, un jour pour le reste. Le télésiège est à huit minutes de la porte.',
      includes: [
        'sept nuits en demi-pension',
        'forfait de six jours',
        'deux matinées avec une monitrice',
        'local à skis, chaussures chaudes',
        'spa',
      ],
      aside: 'Arrivée le dimanche',
      more: 'Le dimanche on déballe ; le lundi les skis sont réglés et vous attendent.',
      body: [
        'Quarante kilomètres de pistes, dont neuf noirs, et une descente qui finit devant la porte. Le mercredi, la monitrice est à ceux qui tombent encore dans la poudreuse.',
        'Les enfants jusqu’à onze ans logent gratuitement avec leurs parents. Leur école de ski commence à la patinoire.',
      ],
    },
    en: {
      path: '/offers/white-week',
      title: 'A white week',
      lead: 'Seven nights, six days on skis, one day for everything else. The lift is eight minutes from the door.',
      includes: [
        'seven nights, half board',
        'a six-day lift pass',
        'two mornings with an instructor',
        'ski room with warm boots',
        'spa',
      ],
      aside: 'Arrive on Sunday',
      more: 'On Sunday you unpack. On Monday your skis stand fitted in the ski room.',
      body: [
        'There are forty kilometres of piste, nine of them black, and one run that ends at the door. On Wednesdays the instructor is there for those who still fall over in powder.',
        'Children up to eleven stay with their parents at no charge. Their ski school starts by the ice rink.',
      ],
    },
  },
)

export const seasonPackages = [larchGold, firstSnow, whiteWeek]
