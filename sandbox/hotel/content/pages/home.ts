import {
  hero,
  hoursPart,
  panorama,
  ridge,
  seasonTeaser,
  text,
  textWithImage,
  upcomingEvents,
} from '../../parts'
import { paragraphs } from '../../rich-text'
import { link, picture } from '../../write'
import { bookingLink } from '../links'
import { offerFacts } from '../prices'
import { roomIndex } from '../rooms/room'
import { page } from './page'

const film = (season: 'summer' | 'winter', title: string) => ({
  _type: 'filmSource' as const,
  title,
  poster: picture(season === 'summer' ? 'hero-summer' : 'hero-winter-night'),
  animatedPoster: season,
  duration: 18,
})

/** When each table is open, in each season: in winter the terrace ends with the sun. */
const tables = (names: [string, string][]) =>
  (['summer', 'winter'] as const).map((shownIn) =>
    hoursPart({
      shownIn,
      background: 'Green',
      items: [
        ['18:30', '21:30'],
        ['12:00', '22:00'],
        ['11:30', shownIn === 'winter' ? '16:30' : '18:00'],
        ['19:00', '22:00'],
        ['16:00', '01:00'],
      ].map(([opens = '', closes = ''], index) => ({
        days: names[index]?.[0] ?? '',
        opens,
        closes,
        note: names[index]?.[1],
      })),
    }),
  )

export const home = page(
  'page-home',
  { isHome: true, picture: picture('hero-summer') },
  {
    de: {
      path: '',
      title: 'Grandhotel Edelgrat',
      lead: 'Ein Haus mit achtundsechzig Zimmern über dem Lej Serein, 1640 Meter über Meer.',
      seo: {
        _type: 'seo',
        title: 'Grandhotel Edelgrat, Val Serein, 1640 m',
        description:
          'Achtundsechzig Zimmer, vier Küchen, eine Bar und ein See. Offen von Juni bis Oktober und von Dezember bis April.',
      },
      parts: [
        hero({
          shownIn: 'summer',
          title: 'Im Juni bleibt das\u00a0Licht bis zehn',
          picture: picture('hero-summer'),
          tone: 'ink',
          film: film('summer', 'Ein Tag im Juni'),
          links: [bookingLink('Zimmer buchen'), link('Webcam am Turm', 'page-location#webcam')],
        }),
        hero({
          shownIn: 'winter',
          title: 'Um halb fünf geht im Haus das\u00a0Licht an',
          picture: picture('hero-winter-night'),
          tone: 'snow',
          film: film('winter', 'Eine Nacht im Januar'),
          links: [bookingLink('Zimmer buchen'), link('Webcam am Turm', 'page-location#webcam')],
        }),
        text({
          aside: 'Val Serein, 1640 m, offen von Juni bis Oktober und von Dezember bis April',
          lead: 'Achtundsechzig Zimmer, vier Küchen, eine Bar und ein See, der am Morgen stillhält. Dahinter der Grat, nach dem das Haus heisst.',
          body: paragraphs(
            'Seit 1897 kommen Gäste mit der Bahn bis Serein-Dorf und gehen die letzte halbe Stunde zu Fuss. Das Gepäck fährt voraus. Wer lieber sitzt, wird am Bahnhof abgeholt.',
          ),
          links: [link('Die Geschichte des Hauses', 'page-history')],
        }),
        ridge({ link: link('Webcam', 'page-location#webcam') }),
        ...roomIndex('Sieben Arten, hier zu schlafen'),
        textWithImage({
          background: 'Green',
          title: 'Was im Tal wächst, steht am Abend auf dem Tisch',
          body: paragraphs(
            'Der Küchenchef kauft bei elf Höfen. Die Karte ist kurz und wechselt mit dem Wetter.',
          ),
          picture: picture('dining-grandsalon', { caption: 'Grandsalon, Tisch 9, kurz vor sieben' }),
          pictureSide: 'right',
          links: [link('Restaurants und Bar', 'page-dining')],
        }),
        ...tables([
          ['Grandsalon', 'Abendessen'],
          ['Stube', 'Mittag und Abend'],
          ['Seeterrasse', 'bei gutem Wetter'],
          ['Chez Jeanne', 'Freitag bis Dienstag'],
          ['Gratbar', 'jeden Tag'],
        ]),
        panorama({
          shownIn: 'summer',
          background: 'Gold',
          title: 'Drei Nächte Lärchengold',
          picture: picture('village-autumn', { ratio: 'panorama' }),
          body: paragraphs(
            'Ende September färben sich die Lärchen, zuerst am Nordhang. Wir gehen am zweiten Tag mit Ihnen hin, der Korb mit dem Mittagessen ist dabei.',
          ),
          facts: offerFacts('package-larch-gold', 'de', 'Halbpension, eine geführte Wanderung, Spa'),
          links: [link('Lärchengold ansehen', 'package-larch-gold')],
        }),
        panorama({
          shownIn: 'winter',
          background: 'Gold',
          title: 'Eine weisse Woche',
          picture: picture('panorama-winter', { ratio: 'panorama' }),
          body: paragraphs(
            'Sieben Nächte, sechs Tage auf Ski, ein Tag für alles andere. Der Lift steht acht Minuten vom Haus.',
          ),
          facts: offerFacts('package-white-week', 'de', 'Halbpension, Skipass'),
          links: [link('Die Woche ansehen', 'package-white-week')],
        }),
        upcomingEvents({ title: 'Bald im Tal', count: 4 }),
        seasonTeaser({
          shownIn: 'summer',
          season: 'winter',
          title: 'Und wenn es schneit',
          text: 'Am 12. Dezember gehen die Türen wieder auf. Die Loipe beginnt hinter dem Haus, der Sessellift steht acht Minuten weiter.',
          picture: picture('hero-winter-night'),
          link: link('Der Winter im Haus', 'page-winter'),
        }),
        seasonTeaser({
          shownIn: 'winter',
          season: 'summer',
          title: 'Wenn er schmilzt',
          text: 'Am 12. Juni öffnet das Haus für den Sommer. Dann stehen die Stühle wieder am Wasser.',
          picture: picture('hotel-from-lake'),
          link: link('Der Sommer im Haus', 'page-summer'),
        }),
      ],
    },
    fr: {
      path: '',
      title: 'Grandhotel Edelgrat',
      lead: 'Une maison de soixante-huit chambres au-dessus du Lej Serein, à 1640 mètres.',
      seo: {
        _type: 'seo',
        title: 'Grandhotel Edelgrat, Val Serein, 1640 m',
        description:
          'Soixante-huit chambres, quatre tables, un bar et un lac. Ouvert de juin à octobre et de décembre à avril.',
      },
      parts: [
        hero({
          shownIn: 'summer',
          title: 'En juin, le jour dure jusqu’à dix heures',
          picture: picture('hero-summer'),
          tone: 'ink',
          film: film('summer', 'Un jour de juin'),
          links: [bookingLink('Réserver une chambre'), link('La webcam de la tour', 'page-location#webcam')],
        }),
        hero({
          shownIn: 'winter',
          title: 'À quatre heures et demie, la\u00a0maison s’allume',
          picture: picture('hero-winter-night'),
          tone: 'snow',
          film: film('winter', 'Une nuit de janvier'),
          links: [bookingLink('Réserver une chambre'), link('La webcam de la tour', 'page-location#webcam')],
        }),
        text({
          aside: 'Val Serein, 1640 m, ouvert de juin à octobre et de décembre à avril',
          lead: 'Soixante-huit chambres, quatre tables, un bar et un lac que rien ne ride au matin. Derrière, l’arête qui a donné son nom à la maison.',
          body: paragraphs(
            'Depuis 1897, on vient en train jusqu’à Serein-Dorf et l’on fait à pied la dernière demi-heure. Les bagages partent devant. Ceux qui préfèrent s’asseoir sont attendus à la gare.',
          ),
          links: [link('L’histoire de la maison', 'page-history')],
        }),
        ridge({ link: link('Webcam', 'page-location#webcam') }),
        ...roomIndex('Sept façons d’y dormir'),
        textWithImage({
          background: 'Green',
          title: 'Ce qui pousse dans la vallée est le soir sur la table',
          body: paragraphs(
            'Le chef achète à onze fermes. La carte est courte et change avec le temps qu’il fait.',
          ),
          picture: picture('dining-grandsalon', { caption: 'Grandsalon, table 9, un peu avant sept heures' }),
          pictureSide: 'right',
          links: [link('Restaurants et bar', 'page-dining')],
        }),
        ...tables([
          ['Grandsalon', 'le soir'],
          ['Stube', 'midi et soir'],
          ['Terrasse du lac', 'par beau temps'],
          ['Chez Jeanne', 'du vendredi au mardi'],
          ['Gratbar', 'tous les jours'],
        ]),
        panorama({
          shownIn: 'summer',
          background: 'Gold',
          title: 'Trois nuits d’or',
          picture: picture('village-autumn', { ratio: 'panorama' }),
          body: paragraphs(
            'Fin septembre, les mélèzes jaunissent, au versant nord d’abord. Le deuxième jour, nous vous y menons à pied ; le déjeuner est dans le panier.',
          ),
          facts: offerFacts('package-larch-gold', 'fr', 'demi-pension, une randonnée guidée, spa'),
          links: [link('Voir les trois nuits', 'package-larch-gold')],
        }),
        panorama({
          shownIn: 'winter',
          background: 'Gold',
          title: 'Une semaine blanche',
          picture: picture('panorama-winter', { ratio: 'panorama' }),
          body: paragraphs(
            'Sept nuits, six jours à ski, un jour pour tout le reste. Le télésiège est à huit minutes de la maison.',
          ),
          facts: offerFacts('package-white-week', 'fr', 'demi-pension, forfait de ski'),
          links: [link('Voir la semaine', 'package-white-week')],
        }),
        upcomingEvents({ title: 'Bientôt dans la vallée', count: 4 }),
        seasonTeaser({
          shownIn: 'summer',
          season: 'winter',
          title: 'Et quand il neige',
          text: 'Les portes rouvrent le 12 décembre. La piste de fond commence derrière la maison, le télésiège est à huit minutes.',
          picture: picture('hero-winter-night'),
          link: link('L’hiver dans la maison', 'page-winter'),
        }),
        seasonTeaser({
          shownIn: 'winter',
          season: 'summer',
          title: 'Quand elle fond',
          text: 'Le 12 juin, la maison ouvre pour l’été. Les chaises retournent au bord de l’eau.',
          picture: picture('hotel-from-lake'),
          link: link('L’été dans la maison', 'page-summer'),
        }),
      ],
    },
    en: {
      path: '',
      title: 'Grandhotel Edelgrat',
      lead: 'A house of sixty-eight rooms above the Lej Serein, at 1,640 metres.',
      seo: {
        _type: 'seo',
        title: 'Grandhotel Edelgrat, Val Serein, 1,640 m',
        description:
          'Sixty-eight rooms, four kitchens, a bar and a lake. Open from June to October and from December to April.',
      },
      parts: [
        hero({
          shownIn: 'summer',
          title: 'In June the light stays until ten',
          picture: picture('hero-summer'),
          tone: 'ink',
          film: film('summer', 'A day in June'),
          links: [bookingLink('Book a room'), link('Webcam on the tower', 'page-location#webcam')],
        }),
        hero({
          shownIn: 'winter',
          title: 'At half past four the lights go on',
          picture: picture('hero-winter-night'),
          tone: 'snow',
          film: film('winter', 'A night in January'),
          links: [bookingLink('Book a room'), link('Webcam on the tower', 'page-location#webcam')],
        }),
        text({
          aside: 'Val Serein, 1,640 m, open June to October and December to April',
          lead: 'Sixty-eight rooms, four kitchens, a bar, and a lake that keeps still in the morning. Behind it, the ridge that gave the house its name.',
          body: paragraphs(
            'Since 1897 guests have come by train as far as Serein-Dorf and walked the last half hour. The luggage goes ahead. If you would rather sit, we meet you at the station.',
          ),
          links: [link('The history of the house', 'page-history')],
        }),
        ridge({ link: link('Webcam', 'page-location#webcam') }),
        ...roomIndex('Seven ways to sleep here'),
        textWithImage({
          background: 'Green',
          title: 'What grows in the valley is on the table by evening',
          body: paragraphs(
            'The chef buys from eleven farms. The menu is short and changes with the weather.',
          ),
          picture: picture('dining-grandsalon', { caption: 'Grandsalon, table 9, shortly before seven' }),
          pictureSide: 'right',
          links: [link('Restaurants and bar', 'page-dining')],
        }),
        ...tables([
          ['Grandsalon', 'dinner'],
          ['Stube', 'lunch and dinner'],
          ['Lake terrace', 'in fine weather'],
          ['Chez Jeanne', 'Friday to Tuesday'],
          ['Gratbar', 'every day'],
        ]),
        panorama({
          shownIn: 'summer',
          background: 'Gold',
          title: 'Three nights of larch gold',
          picture: picture('village-autumn', { ratio: 'panorama' }),
          body: paragraphs(
            'At the end of September the larches turn, those on the north slope first. On the second day we walk there with you; lunch is in the basket.',
          ),
          facts: offerFacts('package-larch-gold', 'en', 'half board, one guided walk, spa'),
          links: [link('See the three nights', 'package-larch-gold')],
        }),
        panorama({
          shownIn: 'winter',
          background: 'Gold',
          title: 'A white week',
          picture: picture('panorama-winter', { ratio: 'panorama' }),
          body: paragraphs(
            'Seven nights, six days on skis, one day for everything else. The lift is eight minutes from the house.',
          ),
          facts: offerFacts('package-white-week', 'en', 'half board, ski pass'),
          links: [link('See the week', 'package-white-week')],
        }),
        upcomingEvents({ title: 'Soon in the valley', count: 4 }),
        seasonTeaser({
          shownIn: 'summer',
          season: 'winter',
          title: 'And when it snows',
          text: 'The doors open again on 12 December. The cross-country track starts behind the house; the chairlift is eight minutes away.',
          picture: picture('hero-winter-night'),
          link: link('Winter in the house', 'page-winter'),
        }),
        seasonTeaser({
          shownIn: 'winter',
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
