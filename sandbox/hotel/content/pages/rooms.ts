import { callToAction, pricesPart, roomFinder, text } from '../../parts'
import { paragraphs } from '../../rich-text'
import { link, picture } from '../../write'
import { bookingLink } from '../links'
import { francs, type RoomId, roomRates } from '../prices'
import { roomIds, roomIndex } from '../rooms/room'
import { page } from './page'

/** The winter's price of each room, with the summer's below it. */
const winterPrices = (names: Record<RoomId, string>, unit: string, inSummer: string) =>
  roomIds.map((id) => ({
    label: names[id],
    season: 'winter' as const,
    amount: roomRates[id].winter,
    currency: 'CHF',
    unit,
    note: `${inSummer} ${francs(roomRates[id].summer)}`,
  }))

export const roomsPage = page(
  'page-rooms',
  { picture: picture('room-corner') },
  {
    de: {
      path: '/zimmer',
      title: 'Zimmer und Suiten',
      lead: 'Achtundsechzig Zimmer, sieben Arten. Alle haben ein Fenster, das aufgeht, und eine Lampe, bei der man lesen kann.',
      parts: [
        ...roomIndex('Sieben Arten, hier zu schlafen'),
        roomFinder(
          {
            sectionId: 'finder',
            title: 'Wer kommt mit',
            lead: 'Wie viele Sie sind, und was nicht fehlen darf. Hunde wohnen im zweiten Stock oder in der Gartensuite.',
          },
          roomIds,
        ),
        text({
          title: 'Was überall gleich ist',
          body: paragraphs(
            'Betten aus der Schreinerei in Les Arolles, Leinen aus dem Unterland, Wolldecken aus Hinterm Grat. Kein Fernseher, ausser man bestellt einen.',
            '- Frühstück bis elf, auch am Bett',
            '- Spa, Boote, Schlitten und Bücher',
            '- Abholung am Bahnhof Serein-Dorf',
            '- WLAN, das man an der Tür ausschalten kann',
          ),
        }),
        pricesPart({
          sectionId: 'prices',
          background: 'Green',
          title: 'Preise nach Saison',
          items: winterPrices(
            {
              'room-valley': 'Talzimmer',
              'room-arven': 'Arvenzimmer',
              'room-lake': 'Seezimmer',
              'room-corner': 'Eckzimmer Grat',
              'room-suite-arolles': 'Suite Les Arolles',
              'room-suite-garden': 'Gartensuite',
              'room-suite-tower': 'Turmsuite',
            },
            'pro Nacht für zwei',
            'im Sommer',
          ),
          note: 'Mit Frühstück und Spa. Kurtaxe CHF 5.50 pro Person und Nacht.',
        }),
        callToAction({
          title: 'Noch unentschieden',
          text: 'Rufen Sie an. Die Réception schläft reihum in allen Zimmern und gibt gern Auskunft.',
          links: [link('Anrufen', 'tel:+41815551640'), bookingLink('Online buchen')],
        }),
      ],
    },
    fr: {
      path: '/chambres',
      title: 'Chambres et suites',
      lead: 'Soixante-huit chambres, sept sortes. Toutes ont une fenêtre qui s’ouvre et une lampe pour lire.',
      parts: [
        ...roomIndex('Sept façons d’y dormir'),
        roomFinder(
          {
            sectionId: 'finder',
            title: 'Qui vient avec vous',
            lead: 'Combien vous êtes, et ce qui ne doit pas manquer. Les chiens logent au deuxième étage ou dans la suite Jardin.',
          },
          roomIds,
        ),
        text({
          title: 'Ce qui est partout pareil',
          body: paragraphs(
            'Les lits viennent de la menuiserie des Arolles, le lin de la plaine, les couvertures de Hinterm Grat. Pas de téléviseur, à moins d’en demander un.',
            '- le petit déjeuner jusqu’à onze heures, au lit si l’on veut',
            '- le spa, les barques, les luges et les livres',
            '- l’accueil à la gare de Serein-Dorf',
            '- un wifi que l’on éteint à la porte',
          ),
        }),
        pricesPart({
          sectionId: 'prices',
          background: 'Green',
          title: 'Prix par saison',
          items: winterPrices(
            {
              'room-valley': 'Chambre Vallée',
              'room-arven': 'Chambre Arolle',
              'room-lake': 'Chambre Lac',
              'room-corner': 'Chambre d’angle Grat',
              'room-suite-arolles': 'Suite Les Arolles',
              'room-suite-garden': 'Suite Jardin',
              'room-suite-tower': 'Suite Tour',
            },
            'par nuit pour deux',
            'en été',
          ),
          note: 'Petit déjeuner et spa compris. Taxe de séjour CHF 5.50 par personne et par nuit.',
        }),
        callToAction({
          title: 'Vous hésitez',
          text: 'Appelez-nous. La réception a dormi dans toutes les chambres et en parle volontiers.',
          links: [link('Téléphoner', 'tel:+41815551640'), bookingLink('Réserver en ligne')],
        }),
      ],
    },
    en: {
      path: '/rooms',
      title: 'Rooms and suites',
      lead: 'Sixty-eight rooms of seven kinds. Each has a window that opens and a lamp you can read by.',
      parts: [
        ...roomIndex('Seven ways to sleep here'),
        roomFinder(
          {
            sectionId: 'finder',
            title: 'Who is coming',
            lead: 'How many of you there are, and what you would miss. Dogs stay on the second floor or in the Garden Suite.',
          },
          roomIds,
        ),
        text({
          title: 'What they share',
          body: paragraphs(
            'Beds from the joinery in Les Arolles, linen from the lowlands, wool blankets from Hinterm Grat. No television, unless you order one.',
            '- breakfast until eleven, in bed if you like',
            '- spa, boats, sledges and books',
            '- collection from Serein-Dorf station',
            '- a wireless network you can switch off at the door',
          ),
        }),
        pricesPart({
          sectionId: 'prices',
          background: 'Green',
          title: 'Prices by season',
          items: winterPrices(
            {
              'room-valley': 'Valley Room',
              'room-arven': 'Arven Room',
              'room-lake': 'Lake Room',
              'room-corner': 'Ridge Corner Room',
              'room-suite-arolles': 'Les Arolles Suite',
              'room-suite-garden': 'Garden Suite',
              'room-suite-tower': 'Tower Suite',
            },
            'per night for two',
            'in summer',
          ),
          note: 'Breakfast and spa included. Visitor’s tax CHF 5.50 per person and night.',
        }),
        callToAction({
          title: 'Still undecided',
          text: 'Call us. Reception takes turns sleeping in every room and is happy to tell you.',
          links: [link('Call us', 'tel:+41815551640'), bookingLink('Book online')],
        }),
      ],
    },
  },
)
