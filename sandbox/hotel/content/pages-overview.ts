import { callToAction, pricesPart, teaserGrid, text, textWithImage, upcomingEvents } from '../parts'
import { paragraphs } from '../rich-text'
import { link, picture } from '../write'
import { summerActivityIds, winterActivityIds } from './activities/activity'
import { restaurantIds } from './dining/restaurant'
import { bookingLink, email } from './links'
import { packageIds } from './packages/package'
import { page } from './page'
import { roomIds } from './rooms/room'

const extras = (labels: [string, string, string, string], unit: string) =>
  [0, 45, 30, 85].map((amount, index) => ({ label: labels[index] ?? '', amount, currency: 'CHF', unit }))
const roomPrices = (names: string[], winter: string, unit: string) =>
  [480, 610, 670, 730, 980, 1050, 1570].map((amount, index) => ({
    label: names[index] ?? '',
    amount,
    currency: 'CHF',
    unit,
    note: winter,
  }))

const roomsPage = page(
  'page-rooms',
  { picture: picture('room-corner') },
  {
    de: {
      path: '/zimmer',
      title: 'Zimmer und Suiten',
      lead: 'Achtundsechzig Zimmer, sieben Arten. Alle haben ein Fenster, das aufgeht, und eine Lampe, bei der man lesen kann.',
      parts: [
        teaserGrid({ title: 'Sieben Arten, hier zu schlafen', layout: 'index' }, roomIds),
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
          title: 'Preise im Winter',
          items: roomPrices(
            [
              'Talzimmer',
              'Arvenzimmer',
              'Seezimmer',
              'Eckzimmer Grat',
              'Suite Les Arolles',
              'Gartensuite',
              'Turmsuite',
            ],
            'mit Frühstück und Spa',
            'pro Nacht für zwei',
          ),
          note: 'Im Sommer CHF 90 weniger. Kurtaxe CHF 5.50 pro Person und Nacht.',
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
        teaserGrid({ title: 'Sept façons d’y dormir', layout: 'index' }, roomIds),
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
          title: 'Prix d’hiver',
          items: roomPrices(
            [
              'Chambre Vallée',
              'Chambre Arolle',
              'Chambre Lac',
              'Chambre d’angle Grat',
              'Suite Les Arolles',
              'Suite Jardin',
              'Suite Tour',
            ],
            'petit déjeuner et spa compris',
            'par nuit pour deux',
          ),
          note: 'En été, CHF 90 de moins. Taxe de séjour CHF 5.50 par personne et par nuit.',
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
        teaserGrid({ title: 'Seven ways to sleep here', layout: 'index' }, roomIds),
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
          title: 'Winter prices',
          items: roomPrices(
            [
              'Valley Room',
              'Arven Room',
              'Lake Room',
              'Ridge Corner Room',
              'Les Arolles Suite',
              'Garden Suite',
              'Tower Suite',
            ],
            'with breakfast and spa',
            'per night for two',
          ),
          note: 'CHF 90 less in summer. Visitor’s tax CHF 5.50 per person and night.',
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

const diningPage = page(
  'page-dining',
  { picture: picture('dining-grandsalon') },
  {
    de: {
      path: '/kueche',
      title: 'Küche und Bar',
      lead: 'Vier Küchen und eine Bar. Elf Höfe liefern, der See auch.',
      parts: [
        teaserGrid({ title: 'Fünf Orte für Hunger und Durst', layout: 'index' }, restaurantIds),
        textWithImage({
          background: 'Green',
          title: 'Der Garten liegt höher als die Küche',
          body: paragraphs(
            'Vierzehnhundert Quadratmeter, sechzig Sorten, eine Gärtnerin. Um sieben trägt sie den Korb hinunter; was drin liegt, steht am Abend auf der Karte.',
          ),
          picture: picture('kitchen-garden'),
          pictureSide: 'right',
          links: [link('Nachhaltigkeit', 'page-sustainability')],
        }),
        textWithImage({
          title: 'Der Keller',
          body: paragraphs(
            'Neunhundert Weine aus den Tälern ringsum, dazu Säfte, die wir selber pressen. Der Kellermeister führt am Donnerstag um fünf durch das Gewölbe.',
          ),
          picture: picture('wine-cellar'),
          pictureSide: 'left',
        }),
        callToAction({
          background: 'Rose',
          title: 'Ein Tisch für heute',
          text: 'Hausgäste haben jeden Abend einen Platz. Alle anderen rufen bis vier Uhr an.',
          links: [link('Anrufen', 'tel:+41815551640'), link('Schreiben', `mailto:${email}`)],
        }),
      ],
    },
    fr: {
      path: '/tables',
      title: 'Tables et bar',
      lead: 'Quatre tables et un bar. Onze fermes livrent, le lac aussi.',
      parts: [
        teaserGrid({ title: 'Cinq adresses pour la faim et la soif', layout: 'index' }, restaurantIds),
        textWithImage({
          background: 'Green',
          title: 'Le potager est plus haut que la cuisine',
          body: paragraphs(
            'Quatorze cents mètres carrés, soixante variétés, une jardinière. À sept heures elle descend son panier ; le soir, il est sur la carte.',
          ),
          picture: picture('kitchen-garden'),
          pictureSide: 'right',
          links: [link('Durabilité', 'page-sustainability')],
        }),
        textWithImage({
          title: 'La cave',
          body: paragraphs(
            'Neuf cents vins des vallées alentour, et des jus pressés par nos soins. Le caviste ouvre les voûtes le jeudi à cinq heures.',
          ),
          picture: picture('wine-cellar'),
          pictureSide: 'left',
        }),
        callToAction({
          background: 'Rose',
          title: 'Une table ce soir',
          text: 'Les hôtes de la maison ont leur place chaque soir. Les autres appellent avant seize heures.',
          links: [link('Téléphoner', 'tel:+41815551640'), link('Écrire', `mailto:${email}`)],
        }),
      ],
    },
    en: {
      path: '/dining',
      title: 'Dining and bar',
      lead: 'Four kitchens and a bar. Eleven farms deliver, and so does the lake.',
      parts: [
        teaserGrid({ title: 'Five places for hunger and thirst', layout: 'index' }, restaurantIds),
        textWithImage({
          background: 'Green',
          title: 'The garden lies above the kitchen',
          body: paragraphs(
            'Fourteen hundred square metres, sixty varieties, one gardener. At seven she carries the basket down; by evening it is on the menu.',
          ),
          picture: picture('kitchen-garden'),
          pictureSide: 'right',
          links: [link('Sustainability', 'page-sustainability')],
        }),
        textWithImage({
          title: 'The cellar',
          body: paragraphs(
            'Nine hundred wines from the valleys around, and juices we press ourselves. The cellarman opens the vaults on Thursdays at five.',
          ),
          picture: picture('wine-cellar'),
          pictureSide: 'left',
        }),
        callToAction({
          background: 'Rose',
          title: 'A table for tonight',
          text: 'House guests have a place every evening. Everyone else calls before four.',
          links: [link('Call us', 'tel:+41815551640'), link('Write', `mailto:${email}`)],
        }),
      ],
    },
  },
)

const activitiesPage = page(
  'page-activities',
  { picture: picture('trail-summit') },
  {
    de: {
      path: '/tal-und-berg',
      title: 'Tal und Berg',
      lead: 'Drei Dörfer, ein See, ein Grat. Was man damit anfängt, hängt vom Schnee ab.',
      parts: [
        teaserGrid(
          {
            sectionId: 'summer',
            title: 'Wandern und Wasser',
            lead: 'Mitte Juni bis Mitte Oktober',
            layout: 'pairs',
          },
          summerActivityIds,
        ),
        teaserGrid(
          {
            sectionId: 'winter',
            title: 'Schnee und Eis',
            lead: 'Mitte Dezember bis Anfang April',
            layout: 'pairs',
          },
          winterActivityIds,
        ),
        pricesPart({
          background: 'Green',
          title: 'Ausrüstung',
          items: extras(
            [
              'Schlitten, Schneeschuhe, Schlittschuhe',
              'Ski und Schuhe',
              'Langlaufausrüstung',
              'Tourenausrüstung mit Lawinengerät',
            ],
            'pro Tag',
          ),
          note: 'Im Skiraum, 07:30 bis 18:00 Uhr.',
        }),
        upcomingEvents({ title: 'Bald im Tal', count: 6 }),
      ],
    },
    fr: {
      path: '/vallee',
      title: 'La vallée',
      lead: 'Trois villages, un lac, une arête. Ce que l’on en fait dépend de la neige.',
      parts: [
        teaserGrid(
          { sectionId: 'summer', title: 'Sentiers et eau', lead: 'De mi-juin à mi-octobre', layout: 'pairs' },
          summerActivityIds,
        ),
        teaserGrid(
          {
            sectionId: 'winter',
            title: 'Neige et glace',
            lead: 'De mi-décembre à début avril',
            layout: 'pairs',
          },
          winterActivityIds,
        ),
        pricesPart({
          background: 'Green',
          title: 'Matériel',
          items: extras(
            [
              'Luges, raquettes, patins',
              'Skis et chaussures',
              'Équipement de fond',
              'Équipement de randonnée avec appareil de recherche',
            ],
            'par jour',
          ),
          note: 'Au local à skis, de 7 h 30 à 18 h.',
        }),
        upcomingEvents({ title: 'Bientôt dans la vallée', count: 6 }),
      ],
    },
    en: {
      path: '/valley',
      title: 'The valley',
      lead: 'Three villages, a lake, a ridge. What you do with them depends on the snow.',
      parts: [
        teaserGrid(
          { sectionId: 'summer', title: 'Paths and water', lead: 'Mid-June to mid-October', layout: 'pairs' },
          summerActivityIds,
        ),
        teaserGrid(
          {
            sectionId: 'winter',
            title: 'Snow and ice',
            lead: 'Mid-December to early April',
            layout: 'pairs',
          },
          winterActivityIds,
        ),
        pricesPart({
          background: 'Green',
          title: 'Equipment',
          items: extras(
            [
              'Sledges, snowshoes, skates',
              'Skis and boots',
              'Cross-country equipment',
              'Touring equipment with transceiver',
            ],
            'per day',
          ),
          note: 'In the ski room, 7.30 am to 6 pm.',
        }),
        upcomingEvents({ title: 'Soon in the valley', count: 6 }),
      ],
    },
  },
)

const packagesPage = page(
  'page-packages',
  { picture: picture('larch-gold') },
  {
    de: {
      path: '/angebote',
      title: 'Angebote',
      lead: 'Sechs Aufenthalte, die wir selber so machen würden.',
      parts: [
        teaserGrid({ layout: 'pairs' }, packageIds),
        text({
          title: 'Gut zu wissen',
          body: paragraphs(
            'Die Preise gelten pro Person in einem Talzimmer. Ein anderes Zimmer kostet den Unterschied. Kinder bis elf schlafen bei den Eltern ohne Preis. Es gelten die [Bedingungen](page-conditions).',
          ),
        }),
        callToAction({
          background: 'Rose',
          title: 'Zum Verschenken',
          text: 'Jedes Angebot gibt es als Gutschein, auf Papier und mit Siegel.',
          links: [link('Gutscheine', 'page-vouchers')],
        }),
      ],
    },
    fr: {
      path: '/offres',
      title: 'Offres',
      lead: 'Six séjours tels que nous les ferions nous-mêmes.',
      parts: [
        teaserGrid({ layout: 'pairs' }, packageIds),
        text({
          title: 'Bon à savoir',
          body: paragraphs(
            'Les prix s’entendent par personne en chambre Vallée. Une autre chambre coûte la différence. Les enfants jusqu’à onze ans dorment gratuitement chez leurs parents. Les [conditions](page-conditions) s’appliquent.',
          ),
        }),
        callToAction({
          background: 'Rose',
          title: 'À offrir',
          text: 'Chaque séjour existe en bon cadeau, sur papier et cacheté.',
          links: [link('Bons cadeaux', 'page-vouchers')],
        }),
      ],
    },
    en: {
      path: '/offers',
      title: 'Offers',
      lead: 'Six stays, arranged the way we would do it ourselves.',
      parts: [
        teaserGrid({ layout: 'pairs' }, packageIds),
        text({
          title: 'Good to know',
          body: paragraphs(
            'Prices are per person in a Valley Room. Another room costs the difference. Children up to eleven sleep in their parents’ room at no charge. Our [conditions](page-conditions) apply.',
          ),
        }),
        callToAction({
          background: 'Rose',
          title: 'As a present',
          text: 'Every offer comes as a voucher, on paper and sealed.',
          links: [link('Vouchers', 'page-vouchers')],
        }),
      ],
    },
  },
)

export const overviewPages = [roomsPage, diningPage, activitiesPage, packagesPage]
