import {
  callToAction,
  film,
  gallery,
  hero,
  ridge,
  seasonTeaser,
  teaserGrid,
  text,
  textWithImage,
  upcomingEvents,
} from '../../parts'
import { paragraphs } from '../../rich-text'
import { link, picture } from '../../write'
import { summerActivityIds } from '../activities/activity'
import { bookingLink } from '../links'
import { roomsFrom } from '../prices'
import { page } from './page'

const moving = (title: string) => ({
  _type: 'filmSource' as const,
  title,
  poster: picture('hero-summer'),
  animatedPoster: 'summer' as const,
  duration: 18,
})

const wall = [
  'waterfall',
  'suspension-bridge',
  'meadow-flowers',
  'dish-hay-soup',
  'fishing-lake',
  'climbing-wall',
  'cattle-descent',
]

export const summerPage = page(
  'page-summer',
  { season: 'summer', picture: picture('panorama-summer') },
  {
    de: {
      path: '/sommer',
      title: 'Der Sommer im Haus',
      lead: 'Vom 12. Juni bis zum 10. Oktober: See, Wiesen, Lärchen und ein Grat, auf den man gehen kann.',
      parts: [
        hero({
          title: 'Der Schnee zieht sich auf den Grat zurück',
          picture: picture('panorama-summer'),
          tone: 'ink',
          links: [bookingLink('Zimmer buchen')],
        }),
        text({
          aside: 'offen vom 12. Juni bis zum 10. Oktober',
          lead: 'Um sechs liegt der See im Schatten, um sieben in der Sonne. Dann wird die Terrasse gedeckt.',
          body: paragraphs(
            'Im Juni blüht die Wiese, im Juli wird gemäht, im August schwimmt man, im September färben sich die Lärchen. Wer zweimal kommt, sieht zwei verschiedene Täler.',
          ),
          links: [link('Zimmer und Suiten', 'page-rooms')],
        }),
        ridge({ link: link('Webcam', 'page-location#webcam') }),
        teaserGrid(
          {
            title: 'Sechs Tage, sechs Wege',
            layout: 'pairs',
            links: [link('Alles im Tal', 'page-activities')],
          },
          summerActivityIds,
        ),
        film({
          background: 'Green',
          title: 'Ein Tag, achtzehn Sekunden',
          film: moving('Licht über dem Haus, von sechs bis zehn'),
        }),
        textWithImage({
          title: 'Mittag am Wasser',
          body: paragraphs(
            'Auf der Seeterrasse gibt es kalten Saibling und Kuchen, bis er weg ist. Wer nass vom See kommt, sitzt aussen.',
          ),
          picture: picture('dining-terrace'),
          pictureSide: 'left',
          links: [link('Seeterrasse', 'restaurant-terrace')],
        }),
        gallery({ title: 'Was am Weg liegt' }, wall),
        upcomingEvents({ title: 'Bald im Tal', count: 3 }),
        seasonTeaser({
          season: 'winter',
          title: 'Die andere Hälfte',
          text: 'Am 12. Dezember beginnt der Winter, mit Öfen, Loipe und Eisfeld.',
          picture: picture('hotel-winter-day'),
          link: link('Der Winter im Haus', 'page-winter'),
        }),
        callToAction({
          background: 'Rose',
          title: 'Sommer 2027',
          text: `Zimmer ${roomsFrom('summer', 'de')}, pro Nacht für zwei, mit Frühstück und Spa.`,
          links: [bookingLink('Zimmer buchen'), link('Angebote', 'page-packages')],
        }),
      ],
    },
    fr: {
      path: '/ete',
      title: 'L’été dans la maison',
      lead: 'Du 12 juin au 10 octobre : le lac, les prés, les mélèzes, et une arête où l’on peut monter.',
      parts: [
        hero({
          title: 'La neige se retire sur l’arête',
          picture: picture('panorama-summer'),
          tone: 'ink',
          links: [bookingLink('Réserver une chambre')],
        }),
        text({
          aside: 'ouvert du 12 juin au 10 octobre',
          lead: 'À six heures le lac est à l’ombre, à sept au soleil. On dresse alors la terrasse.',
          body: paragraphs(
            'En juin le pré fleurit, en juillet on le fauche, en août on nage, en septembre les mélèzes changent. Revenir, c’est voir une autre vallée.',
          ),
          links: [link('Chambres et suites', 'page-rooms')],
        }),
        ridge({ link: link('Webcam', 'page-location#webcam') }),
        teaserGrid(
          {
            title: 'Six jours, six chemins',
            layout: 'pairs',
            links: [link('Toute la vallée', 'page-activities')],
          },
          summerActivityIds,
        ),
        film({
          background: 'Green',
          title: 'Un jour en dix-huit secondes',
          film: moving('La lumière sur la maison, de six heures à vingt-deux heures'),
        }),
        textWithImage({
          title: 'Midi au bord de l’eau',
          body: paragraphs(
            'Sur la terrasse du lac, un omble froid et des gâteaux, tant qu’il y en a. Les baigneurs mouillés prennent les chaises du bord.',
          ),
          picture: picture('dining-terrace'),
          pictureSide: 'left',
          links: [link('La terrasse du lac', 'restaurant-terrace')],
        }),
        gallery({ title: 'Au bord du chemin' }, wall),
        upcomingEvents({ title: 'Bientôt dans la vallée', count: 3 }),
        seasonTeaser({
          season: 'winter',
          title: 'L’autre moitié',
          text: 'L’hiver commence le 12 décembre, avec les poêles, la piste de fond et la patinoire.',
          picture: picture('hotel-winter-day'),
          link: link('L’hiver dans la maison', 'page-winter'),
        }),
        callToAction({
          background: 'Rose',
          title: 'Été 2027',
          text: `Chambres ${roomsFrom('summer', 'fr')}, par nuit pour deux, petit déjeuner et spa compris.`,
          links: [bookingLink('Réserver une chambre'), link('Offres', 'page-packages')],
        }),
      ],
    },
    en: {
      path: '/summer',
      title: 'Summer in the house',
      lead: 'From 12 June to 10 October: lake, meadows, larches, and a ridge you can walk up to.',
      parts: [
        hero({
          title: 'The snow withdraws to the ridge',
          picture: picture('panorama-summer'),
          tone: 'ink',
          links: [bookingLink('Book a room')],
        }),
        text({
          aside: 'open from 12 June to 10 October',
          lead: 'At six the lake lies in shade, at seven in the sun. Then the terrace is laid.',
          body: paragraphs(
            'In June the meadow flowers, in July it is mown, in August you swim, in September the larches turn. Come twice and you see two valleys.',
          ),
          links: [link('Rooms and suites', 'page-rooms')],
        }),
        ridge({ link: link('Webcam', 'page-location#webcam') }),
        teaserGrid(
          {
            title: 'Six days, six ways',
            layout: 'pairs',
            links: [link('All of the valley', 'page-activities')],
          },
          summerActivityIds,
        ),
        film({
          background: 'Green',
          title: 'One day in eighteen seconds',
          film: moving('Light over the house, from six until ten'),
        }),
        textWithImage({
          title: 'Noon by the water',
          body: paragraphs(
            'The lake terrace serves cold char, and cake until it is gone. Swimmers who drip take the outer chairs.',
          ),
          picture: picture('dining-terrace'),
          pictureSide: 'left',
          links: [link('The lake terrace', 'restaurant-terrace')],
        }),
        gallery({ title: 'Along the path' }, wall),
        upcomingEvents({ title: 'Soon in the valley', count: 3 }),
        seasonTeaser({
          season: 'winter',
          title: 'The other half',
          text: 'Winter begins on 12 December, with stoves, cross-country track and ice.',
          picture: picture('hotel-winter-day'),
          link: link('Winter in the house', 'page-winter'),
        }),
        callToAction({
          background: 'Rose',
          title: 'Summer 2027',
          text: `Rooms ${roomsFrom('summer', 'en')}, per night for two, with breakfast and spa.`,
          links: [bookingLink('Book a room'), link('Offers', 'page-packages')],
        }),
      ],
    },
  },
)
