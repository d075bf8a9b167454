import {
  hero,
  panorama,
  quote,
  ridge,
  seasonTeaser,
  teaserGrid,
  text,
  upcomingEvents,
  webcam,
} from '../../parts'
import { paragraphs } from '../../rich-text'
import { link, picture } from '../../write'
import { winterActivityIds } from '../activities/activity'
import { bookingLink } from '../links'
import { offerFacts } from '../prices'
import { snowyWindow } from '../rooms/room'
import { page } from './page'

const night = (title: string) => ({
  _type: 'filmSource' as const,
  title,
  poster: picture('hero-winter-night'),
  animatedPoster: 'winter' as const,
  duration: 18,
})

const views = () => ['webcam-dawn', 'webcam-noon', 'webcam-dusk', 'webcam-night'].map((slug) => picture(slug))

const warmRooms = ['room-arven', 'room-lake', 'room-corner', 'room-suite-arolles', 'room-suite-tower']

export const winterPage = page(
  'page-winter',
  { season: 'winter', picture: picture('hero-winter-night') },
  {
    de: {
      path: '/winter',
      title: 'Der Winter im Haus',
      lead: 'Vom 12. Dezember bis zum 4. April: Öfen, Loipe, Eisfeld und ein Sessellift in acht Minuten.',
      parts: [
        hero({
          title: 'Der Schnee liegt, die Öfen sind warm',
          picture: picture('hero-winter-night'),
          tone: 'snow',
          film: night('Eine Nacht im Januar'),
          links: [bookingLink('Zimmer buchen'), link('Webcam am Turm', 'page-location#webcam')],
        }),
        text({
          aside: 'Val Serein, 1640 m, offen ab 12. Dezember',
          lead: 'Um halb fünf geht die Sonne hinter den Grat. Dann brennt in den Fenstern Licht, und in der Gratbar steht Suppe.',
          body: paragraphs(
            'Achtundsechzig Zimmer, dreiundvierzig mit Ofen. Die Loipe beginnt hinter dem Haus, der Sessellift steht in acht Minuten zu Fuss.',
          ),
          links: [link('Was der Winter kostet', 'page-rooms#prices')],
        }),
        ridge({ link: link('Webcam', 'page-location#webcam') }),
        teaserGrid({ title: 'Mit Ofen, mit Aussicht', layout: 'index', picture: snowyWindow() }, warmRooms),
        teaserGrid(
          {
            title: 'Hinaus in den Schnee',
            layout: 'pairs',
            links: [link('Alles im Tal', 'page-activities')],
          },
          winterActivityIds,
        ),
        webcam({
          background: 'Green',
          title: 'Wie es gerade aussieht',
          place: 'Kamera am Turm, Blick zum Edelgrat',
          pictures: views(),
        }),
        panorama({
          background: 'Gold',
          title: 'Eine weisse Woche',
          picture: picture('panorama-winter', { ratio: 'panorama' }),
          body: paragraphs('Sieben Nächte, sechs Tage auf Ski, ein Tag für alles andere.'),
          facts: offerFacts('package-white-week', 'de', 'Halbpension, Skipass'),
          links: [link('Die Woche ansehen', 'package-white-week')],
        }),
        quote({
          text: 'Es schneite drei Tage. Am vierten haben wir gemerkt, dass uns niemand vermisst.',
          source: 'aus dem Gästebuch, Februar 1954',
        }),
        upcomingEvents({ title: 'Bald im Tal', count: 3 }),
        seasonTeaser({
          season: 'summer',
          title: 'Wenn er schmilzt',
          text: 'Am 12. Juni öffnet das Haus für den Sommer. Dann stehen die Stühle wieder am Wasser.',
          picture: picture('hotel-from-lake'),
          link: link('Der Sommer im Haus', 'page-summer'),
        }),
      ],
    },
    fr: {
      path: '/hiver',
      title: 'L’hiver dans la maison',
      lead: 'Du 12 décembre au 4 avril : les poêles, la piste de fond, la patinoire et un télésiège à huit minutes.',
      parts: [
        hero({
          title: 'La neige est là, les poêles sont chauds',
          picture: picture('hero-winter-night'),
          tone: 'snow',
          film: night('Une nuit de janvier'),
          links: [bookingLink('Réserver une chambre'), link('La webcam de la tour', 'page-location#webcam')],
        }),
        text({
          aside: 'Val Serein, 1640 m, ouvert dès le 12 décembre',
          lead: 'À quatre heures et demie, le soleil passe derrière l’arête. Les fenêtres s’allument, la soupe fume à la Gratbar.',
          body: paragraphs(
            'Soixante-huit chambres, dont quarante-trois avec un poêle. La piste de fond commence derrière la maison, le télésiège est à huit minutes à pied.',
          ),
          links: [link('Les prix de l’hiver', 'page-rooms#prices')],
        }),
        ridge({ link: link('Webcam', 'page-location#webcam') }),
        teaserGrid({ title: 'Un poêle et une vue', layout: 'index', picture: snowyWindow() }, warmRooms),
        teaserGrid(
          {
            title: 'Dehors, dans la neige',
            layout: 'pairs',
            links: [link('Toute la vallée', 'page-activities')],
          },
          winterActivityIds,
        ),
        webcam({
          background: 'Green',
          title: 'Le temps qu’il fait',
          place: 'Caméra de la tour, vue sur l’Edelgrat',
          pictures: views(),
        }),
        panorama({
          background: 'Gold',
          title: 'Une semaine blanche',
          picture: picture('panorama-winter', { ratio: 'panorama' }),
          body: paragraphs('Sept nuits, six jours à ski, un jour pour tout le reste.'),
          facts: offerFacts('package-white-week', 'fr', 'demi-pension, forfait de ski'),
          links: [link('Voir la semaine', 'package-white-week')],
        }),
        quote({
          text: 'Il a neigé trois jours. Le quatrième, nous avons compris que nous ne manquions à personne.',
          source: 'livre d’or, février 1954',
        }),
        upcomingEvents({ title: 'Bientôt dans la vallée', count: 3 }),
        seasonTeaser({
          season: 'summer',
          title: 'Quand elle fond',
          text: 'Le 12 juin, la maison ouvre pour l’été. Les chaises retournent au bord de l’eau.',
          picture: picture('hotel-from-lake'),
          link: link('L’été dans la maison', 'page-summer'),
        }),
      ],
    },
    en: {
      path: '/winter',
      title: 'Winter in the house',
      lead: 'From 12 December to 4 April: stoves, a cross-country track, natural ice, and a chairlift in eight minutes.',
      parts: [
        hero({
          title: 'The snow has settled, the stoves are warm',
          picture: picture('hero-winter-night'),
          tone: 'snow',
          film: night('A night in January'),
          links: [bookingLink('Book a room'), link('Webcam on the tower', 'page-location#webcam')],
        }),
        text({
          aside: 'Val Serein, 1,640 m, open from 12 December',
          lead: 'At half past four the sun goes behind the ridge. Then there is light in the windows and soup in the Gratbar.',
          body: paragraphs(
            'Sixty-eight rooms, forty-three of them with a stove. The cross-country track begins behind the house; the chairlift is eight minutes on foot.',
          ),
          links: [link('What winter costs', 'page-rooms#prices')],
        }),
        ridge({ link: link('Webcam', 'page-location#webcam') }),
        teaserGrid({ title: 'A stove and a view', layout: 'index', picture: snowyWindow() }, warmRooms),
        teaserGrid(
          {
            title: 'Out into the snow',
            layout: 'pairs',
            links: [link('All of the valley', 'page-activities')],
          },
          winterActivityIds,
        ),
        webcam({
          background: 'Green',
          title: 'How it looks just now',
          place: 'Camera on the tower, facing the Edelgrat',
          pictures: views(),
        }),
        panorama({
          background: 'Gold',
          title: 'A white week',
          picture: picture('panorama-winter', { ratio: 'panorama' }),
          body: paragraphs('Seven nights, six days on skis, one day for everything else.'),
          facts: offerFacts('package-white-week', 'en', 'half board, ski pass'),
          links: [link('See the week', 'package-white-week')],
        }),
        quote({
          text: 'It snowed for three days. On the fourth we noticed that nobody missed us.',
          source: 'from the visitors’ book, February 1954',
        }),
        upcomingEvents({ title: 'Soon in the valley', count: 3 }),
        seasonTeaser({
          season: 'summer',
          title: 'When it melts',
          text: 'The house opens for summer on 12 June. Then the chairs go back to the water.',
          picture: picture('hotel-from-lake'),
          link: link('Summer in the house', 'page-summer'),
        }),
      ],
    },
  },
)
