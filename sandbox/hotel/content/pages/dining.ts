import { downloads, enquiry, teaserGrid, textWithImage } from '../../parts'
import { paragraphs } from '../../rich-text'
import { link, picture } from '../../write'
import { restaurantIds } from '../dining/restaurant'
import { paper } from '../papers'
import { page } from './page'

export const diningPage = page(
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
        downloads({ title: 'Zum Lesen', items: [paper('menu', 'de')] }),
        enquiry(
          {
            kind: 'table',
            sectionId: 'table',
            background: 'Rose',
            title: 'Ein Tisch',
            lead: 'Hausgäste haben jeden Abend einen Platz. Für heute rufen alle anderen bis vier Uhr an; für später genügt ein Formular.',
            needsPhone: true,
            to: 'reception@edelgrat.example',
          },
          restaurantIds,
        ),
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
        downloads({ title: 'À lire', items: [paper('menu', 'fr')] }),
        enquiry(
          {
            kind: 'table',
            sectionId: 'table',
            background: 'Rose',
            title: 'Une table',
            lead: 'Les hôtes de la maison ont leur place chaque soir. Pour ce soir, les autres appellent avant seize heures ; pour plus tard, le formulaire suffit.',
            needsPhone: true,
            to: 'reception@edelgrat.example',
          },
          restaurantIds,
        ),
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
        downloads({ title: 'To read', items: [paper('menu', 'en')] }),
        enquiry(
          {
            kind: 'table',
            sectionId: 'table',
            background: 'Rose',
            title: 'A table',
            lead: 'House guests have a place every evening. For tonight, everyone else calls before four; for later, the form will do.',
            needsPhone: true,
            to: 'reception@edelgrat.example',
          },
          restaurantIds,
        ),
      ],
    },
  },
)
