import { callToAction, teaserGrid, textWithImage } from '../../parts'
import { paragraphs } from '../../rich-text'
import { link, picture } from '../../write'
import { restaurantIds } from '../dining/restaurant'
import { email } from '../links'
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
