import {
  callToAction,
  facts,
  factsPart,
  film,
  gallery,
  hoursPart,
  map,
  panorama,
  pricesPart,
  text,
  textWithImage,
} from '../parts'
import { paragraphs } from '../rich-text'
import { link, picture } from '../write'
import { directionsLink, email, phone, place } from './links'
import { page } from './page'

const mail = `[${email}](mailto:${email})`
const phoneLink = `[${phone}](tel:+41815551640)`
const desk = (daily: string, office: string, weekdays: string) => [
  { days: daily, opens: '07:00', closes: '22:00' },
  { days: office, opens: '08:00', closes: '18:00', note: weekdays },
]

const contact = page(
  'page-contact',
  { picture: picture('detail-desk') },
  {
    de: {
      path: '/kontakt',
      title: 'Kontakt',
      lead: 'Am Telefon ist jemand, der das Haus kennt. Auf Briefe antworten wir mit Briefen.',
      parts: [
        text({
          body: paragraphs(
            'Grandhotel Edelgrat\nSeestrasse 1\n7399 Val Serein',
            `Telefon ${phoneLink}\n${mail}`,
          ),
        }),
        hoursPart({
          background: 'Green',
          title: 'Wann wir da sind',
          items: desk('Réception, täglich', 'Reservation', 'Montag bis Samstag'),
          note: 'In der Zwischensaison antwortet die Reservation von 9 bis 16 Uhr.',
        }),
        map({
          title: 'Der Weg zu uns',
          body: paragraphs(
            'Von Serein-Dorf eine halbe Stunde zu Fuss. Alles Weitere unter [Anreise](page-location).',
          ),
          ...place,
          directions: link('Route planen', directionsLink),
        }),
        factsPart({
          title: 'Wer wofür',
          items: facts(
            ['Zimmer', 'Reservation'],
            ['Tisch', 'Réception'],
            ['Feste und Tagungen', 'Veranstaltungsbüro'],
            ['Medien', 'Direktion'],
          ),
        }),
      ],
    },
    fr: {
      path: '/contact',
      title: 'Contact',
      lead: 'Au téléphone, quelqu’un connaît la maison. Aux lettres, nous répondons par lettre.',
      parts: [
        text({
          body: paragraphs(
            'Grandhotel Edelgrat\nSeestrasse 1\n7399 Val Serein',
            `Téléphone ${phoneLink}\n${mail}`,
          ),
        }),
        hoursPart({
          background: 'Green',
          title: 'Quand nous joindre',
          items: desk('Réception, tous les jours', 'Réservations', 'du lundi au samedi'),
          note: 'Entre deux saisons, les réservations répondent de 9 h à 16 h.',
        }),
        map({
          title: 'Le chemin',
          body: paragraphs(
            'À une demi-heure à pied de Serein-Dorf. Le reste se trouve sous [Accès](page-location).',
          ),
          ...place,
          directions: link('Calculer l’itinéraire', directionsLink),
        }),
        factsPart({
          title: 'À qui s’adresser',
          items: facts(
            ['Chambres', 'réservations'],
            ['Table', 'réception'],
            ['Fêtes et séminaires', 'bureau des événements'],
            ['Médias', 'direction'],
          ),
        }),
      ],
    },
    en: {
      path: '/contact',
      title: 'Contact',
      lead: 'Whoever answers the telephone knows the house. Letters are answered by letter.',
      parts: [
        text({
          body: paragraphs(
            'Grandhotel Edelgrat\nSeestrasse 1\n7399 Val Serein\nSwitzerland',
            `Telephone ${phoneLink}\n${mail}`,
          ),
        }),
        hoursPart({
          background: 'Green',
          title: 'When we are here',
          items: desk('Reception, daily', 'Reservations', 'Monday to Saturday'),
          note: 'Between seasons, reservations answer from 9 am to 4 pm.',
        }),
        map({
          title: 'The way here',
          body: paragraphs(
            'Half an hour on foot from Serein-Dorf. Everything else is under [Getting here](page-location).',
          ),
          ...place,
          directions: link('Plan a route', directionsLink),
        }),
        factsPart({
          title: 'Who to ask',
          items: facts(
            ['Rooms', 'reservations'],
            ['A table', 'reception'],
            ['Celebrations and meetings', 'events office'],
            ['Press', 'management'],
          ),
        }),
      ],
    },
  },
)

const houseWall = [
  'hotel-terrace-morning',
  'library-fireplace',
  'detail-bath',
  'music-salon',
  'dining-stube',
  'bar-lamplight',
  'spa-quiet-room',
  'suite-tower',
  'room-lake',
]
const valleyWall = [
  'alpenglow',
  'glacier',
  'village-night',
  'larch-gold',
  'waterfall',
  'railway-viaduct',
  'storm-ridge',
  'cattle-descent',
  'stars-over-ridge',
]
const day = (title: string) => ({
  _type: 'filmSource' as const,
  title,
  poster: picture('hero-summer'),
  animatedPoster: 'summer' as const,
  duration: 18,
})

const galleryPage = page(
  'page-gallery',
  { picture: picture('alpenglow') },
  {
    de: {
      path: '/galerie',
      title: 'Galerie',
      lead: 'Das Haus und das Tal, gezeichnet zu allen Stunden.',
      parts: [
        gallery({ sectionId: 'house', title: 'Das Haus' }, houseWall),
        film({ background: 'Green', title: 'Ein Tag im Juni', film: day('Licht über dem Haus') }),
        gallery({ sectionId: 'valley', title: 'Das Tal' }, valleyWall),
        panorama({
          title: 'Anfang Oktober',
          picture: picture('panorama-autumn', { ratio: 'panorama' }),
          body: paragraphs('Vom Gletscher bis zum See, an einem Tag ohne Wind.'),
        }),
      ],
    },
    fr: {
      path: '/galerie',
      title: 'Galerie',
      lead: 'La maison et la vallée, dessinées à toute heure.',
      parts: [
        gallery({ sectionId: 'house', title: 'La maison' }, houseWall),
        film({ background: 'Green', title: 'Un jour de juin', film: day('La lumière sur la maison') }),
        gallery({ sectionId: 'valley', title: 'La vallée' }, valleyWall),
        panorama({
          title: 'Début octobre',
          picture: picture('panorama-autumn', { ratio: 'panorama' }),
          body: paragraphs('Du glacier au lac, un jour sans vent.'),
        }),
      ],
    },
    en: {
      path: '/gallery',
      title: 'Gallery',
      lead: 'The house and the valley, drawn at every hour.',
      parts: [
        gallery({ sectionId: 'house', title: 'The house' }, houseWall),
        film({ background: 'Green', title: 'A day in June', film: day('Light over the house') }),
        gallery({ sectionId: 'valley', title: 'The valley' }, valleyWall),
        panorama({
          title: 'Early October',
          picture: picture('panorama-autumn', { ratio: 'panorama' }),
          body: paragraphs('From the glacier to the lake, on a day without wind.'),
        }),
      ],
    },
  },
)

const amounts = (labels: [string, string, string]) =>
  [100, 390, 1290].map((amount, index) => ({ label: labels[index] ?? '', amount, currency: 'CHF' }))

const vouchers = page(
  'page-vouchers',
  { picture: picture('voucher-envelope') },
  {
    de: {
      path: '/gutscheine',
      title: 'Gutscheine',
      lead: 'Papier aus Büttenresten, ein Siegel, Ihr Satz von Hand. Einen Tag nach der Bestellung auf der Post.',
      parts: [
        textWithImage({
          title: 'Ein Umschlag',
          body: paragraphs(
            'Schreiben Sie uns, was drinstehen soll und an wen er geht. Die Réception schreibt mit Tinte, auf Wunsch auch Ihre Unterschrift.',
          ),
          picture: picture('voucher-envelope'),
          pictureSide: 'right',
        }),
        pricesPart({
          background: 'Green',
          title: 'Was man schenken kann',
          items: amounts([
            'Betrag nach Wahl, ab',
            'Eine Nacht im Talzimmer für zwei',
            'Drei Nächte Lärchengold',
          ]),
          note: 'Zehn Jahre gültig. Versand in der Schweiz inbegriffen.',
        }),
        callToAction({
          title: 'Bestellen',
          text: 'Per Brief, am Telefon oder mit einer Zeile. Bezahlt wird nach Rechnung.',
          links: [link('Schreiben', `mailto:${email}`), link('Angebote ansehen', 'page-packages')],
        }),
      ],
    },
    fr: {
      path: '/bons-cadeaux',
      title: 'Bons cadeaux',
      lead: 'Du papier à la cuve, un sceau, votre phrase écrite à la main. À la poste le lendemain.',
      parts: [
        textWithImage({
          title: 'Une enveloppe',
          body: paragraphs(
            'Dites-nous ce qu’il faut écrire et à qui. La réception trempe la plume, et signe pour vous si vous le souhaitez.',
          ),
          picture: picture('voucher-envelope'),
          pictureSide: 'right',
        }),
        pricesPart({
          background: 'Green',
          title: 'Que peut-on offrir',
          items: amounts([
            'Un montant de votre choix, dès',
            'Une nuit pour deux en chambre Vallée',
            'Trois nuits d’or',
          ]),
          note: 'Valable dix ans. Envoi en Suisse compris.',
        }),
        callToAction({
          title: 'Commander',
          text: 'Par lettre, par téléphone ou d’une ligne. On paie sur facture.',
          links: [link('Écrire', `mailto:${email}`), link('Voir les offres', 'page-packages')],
        }),
      ],
    },
    en: {
      path: '/vouchers',
      title: 'Vouchers',
      lead: 'Handmade paper, a seal, your sentence in ink. In the post the day after you order.',
      parts: [
        textWithImage({
          title: 'An envelope',
          body: paragraphs(
            'Tell us what it should say and to whom it goes. Reception writes it with a pen, and will sign for you if you ask.',
          ),
          picture: picture('voucher-envelope'),
          pictureSide: 'right',
        }),
        pricesPart({
          background: 'Green',
          title: 'What you can give',
          items: amounts([
            'An amount of your choice, from',
            'A night for two in a Valley Room',
            'Three nights of larch gold',
          ]),
          note: 'Valid for ten years. Postage within Switzerland included.',
        }),
        callToAction({
          title: 'Ordering',
          text: 'By letter, by telephone or in one line. You pay on invoice.',
          links: [link('Write to us', `mailto:${email}`), link('See the offers', 'page-packages')],
        }),
      ],
    },
  },
)

export const contactPages = [contact, galleryPage, vouchers]
