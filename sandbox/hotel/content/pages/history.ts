import { downloads, facts, factsPart, gallery, quote, text, textWithImage } from '../../parts'
import { paragraphs } from '../../rich-text'
import { link, picture } from '../../write'
import { paper } from '../papers'
import { page } from './page'

const years = [
  'detail-desk',
  'hotel-autumn',
  'music-salon',
  'dining-grandsalon',
  'library-fireplace',
  'wine-cellar',
  'railway-station-snow',
]

export const history = page(
  'page-history',
  { picture: picture('history-1897') },
  {
    de: {
      path: '/geschichte',
      title: 'Die Geschichte des Hauses',
      lead: 'Gebaut von einem Bahningenieur, der keinen Zug mehr sehen wollte.',
      parts: [
        text({
          aside: '1897 bis heute',
          lead: 'Als die Bahn 1896 Serein-Dorf erreichte, blieb ihr Ingenieur im Tal. Er kaufte die Wiese über dem See, weil man von dort die Geleise nicht sah.',
          body: paragraphs(
            'Im Juni 1897 öffnete das Haus mit vierzig Betten, elektrischem Licht und einem Klavier. Der Weg vom Bahnhof dauerte zu Fuss eine halbe Stunde. Dabei ist es geblieben.',
            '## Der Turm, der Ballsaal, der Garten',
            'Der Turm kam 1904 dazu, der Ballsaal 1911, der Gartenflügel 1924. Im Krieg schliefen hier Kinder aus drei Ländern. Ihre Zeichnungen hängen im zweiten Stock.',
            '## Was blieb',
            '- die Treppe aus hiesigem Granit, 112 Stufen',
            '- dreiundvierzig Öfen, elf davon aus Kacheln',
            '- die Speisekarte vom Eröffnungstag, mit der Heusuppe, die noch heute in der [Stube](restaurant-stube) steht',
            '> Man reist nicht an, man kommt zu Fuss.',
          ),
        }),
        factsPart({
          background: 'Green',
          title: 'Das Haus in Jahren',
          items: facts(
            ['1896', 'Die Bahn erreicht Serein-Dorf'],
            ['1897', 'Eröffnung mit vierzig Betten'],
            ['1904', 'Turm und erste Wintersaison'],
            ['1911', 'Ballsaal, heute der Grandsalon'],
            ['1924', 'Gartenflügel'],
            ['1968', 'Das Haus geht an eine Stiftung im Tal'],
            ['2019', 'Neues Dach, altes Holz: 68 Zimmer'],
          ),
        }),
        textWithImage({
          title: 'Eine Stiftung und drei Dörfer',
          body: paragraphs(
            'Seit 1968 gehört das Haus einer Stiftung. Im Rat sitzen Serein-Dorf, Les Arolles und Hinterm Grat mit je zwei Stimmen. Was übrig bleibt, geht in Wege, Wald und die Dorfschule.',
          ),
          picture: picture('arolles-hamlet', { caption: 'Les Arolles, vom Balkon des vierten Stocks' }),
          pictureSide: 'left',
          links: [link('Nachhaltigkeit', 'page-sustainability')],
        }),
        quote({
          text: 'Das Licht löscht der Portier um elf. Wer lesen will, bekommt eine Kerze und ein zweites Kissen.',
          source: 'Hausordnung, 1899',
        }),
        gallery({ title: 'Räume mit Jahren' }, years),
        downloads({ title: 'Zum Nachlesen', items: [paper('house', 'de')] }),
      ],
    },
    fr: {
      path: '/histoire',
      title: 'L’histoire de la maison',
      lead: 'Bâtie par un ingénieur des chemins de fer qui ne voulait plus voir de trains.',
      parts: [
        text({
          aside: 'de 1897 à nos jours',
          lead: 'Quand le rail atteignit Serein-Dorf, en 1896, son ingénieur resta dans la vallée. Il acheta le pré au-dessus du lac, d’où l’on ne voyait pas les voies.',
          body: paragraphs(
            'En juin 1897, la maison ouvrit avec quarante lits, la lumière électrique et un piano. Il fallait une demi-heure à pied depuis la gare. Il la faut encore.',
            '## La tour, la salle de bal, le jardin',
            'La tour date de 1904, la salle de bal de 1911, l’aile du jardin de 1924. Pendant la guerre, des enfants de trois pays ont dormi ici. Leurs dessins sont accrochés au deuxième étage.',
            '## Ce qui est resté',
            '- l’escalier en granit du pays, 112 marches',
            '- quarante-trois poêles, dont onze de catelles',
            '- le menu du jour d’ouverture, avec la soupe au foin que la [Stube](restaurant-stube) n’a jamais retirée de sa carte',
            '> On n’arrive pas ici, on y vient à pied.',
          ),
        }),
        factsPart({
          background: 'Green',
          title: 'La maison en dates',
          items: facts(
            ['1896', 'Le train atteint Serein-Dorf'],
            ['1897', 'Ouverture, quarante lits'],
            ['1904', 'La tour, et le premier hiver'],
            ['1911', 'La salle de bal, aujourd’hui Grandsalon'],
            ['1924', 'L’aile du jardin'],
            ['1968', 'La maison passe à une fondation de la vallée'],
            ['2019', 'Toit neuf, bois ancien : 68 chambres'],
          ),
        }),
        textWithImage({
          title: 'Une fondation, trois villages',
          body: paragraphs(
            'Depuis 1968, la maison appartient à une fondation. Serein-Dorf, Les Arolles et Hinterm Grat y ont chacun deux voix. Ce qui reste à la fin de l’année va aux sentiers, à la forêt et à l’école du village.',
          ),
          picture: picture('arolles-hamlet', { caption: 'Les Arolles, depuis un balcon du quatrième' }),
          pictureSide: 'left',
          links: [link('Durabilité', 'page-sustainability')],
        }),
        quote({
          text: 'Le portier éteint à onze heures. Qui veut lire recevra une bougie et un second oreiller.',
          source: 'règlement de la maison, 1899',
        }),
        gallery({ title: 'Des pièces qui ont de l’âge' }, years),
        downloads({
          title: 'Pour lire plus tard',
          items: [paper('house', 'fr')],
        }),
      ],
    },
    en: {
      path: '/history',
      title: 'The history of the house',
      lead: 'Built by a railway engineer who had seen enough trains.',
      parts: [
        text({
          aside: '1897 to the present',
          lead: 'When the line reached Serein-Dorf in 1896, its engineer stayed. He bought the meadow above the lake because you could not see the rails from there.',
          body: paragraphs(
            'The house opened in June 1897 with forty beds, electric light and a piano. The walk from the station took half an hour, and it still does.',
            '## Tower, ballroom, garden',
            'The tower was added in 1904, the ballroom in 1911, the garden wing in 1924. During the war children from three countries slept here. Their drawings hang on the second floor.',
            '## What has stayed',
            '- the staircase of local granite, 112 steps',
            '- forty-three stoves, eleven of them tiled',
            '- the menu of the opening day, with the hay soup that the [Stube](restaurant-stube) has never taken off',
            '> You do not arrive here. You walk up.',
          ),
        }),
        factsPart({
          background: 'Green',
          title: 'The house by year',
          items: facts(
            ['1896', 'The railway reaches Serein-Dorf'],
            ['1897', 'The house opens with forty beds'],
            ['1904', 'The tower, and a first winter season'],
            ['1911', 'The ballroom, now the Grandsalon'],
            ['1924', 'The garden wing'],
            ['1968', 'A foundation in the valley takes over'],
            ['2019', 'A new roof, the old timber: 68 rooms'],
          ),
        }),
        textWithImage({
          title: 'One foundation, three villages',
          body: paragraphs(
            'Since 1968 the house has belonged to a foundation in which Serein-Dorf, Les Arolles and Hinterm Grat hold two votes each. What is left at the end of a year goes into paths, forest and the village school.',
          ),
          picture: picture('arolles-hamlet', { caption: 'Les Arolles from a fourth-floor balcony' }),
          pictureSide: 'left',
          links: [link('Sustainability', 'page-sustainability')],
        }),
        quote({
          text: 'The porter puts out the light at eleven. Guests who wish to read receive a candle and a second pillow.',
          source: 'House rules, 1899',
        }),
        gallery({ title: 'Rooms with some years in them' }, years),
        downloads({ title: 'To read later', items: [paper('house', 'en')] }),
      ],
    },
  },
)
