import { facts, pricesPart, quote, text } from '../../parts'
import { paragraphs } from '../../rich-text'
import { restaurant } from './restaurant'

const menuPrices = (labels: [string, string, string], unit: string) =>
  [128, 154, 86].map((amount, index) => ({ label: labels[index] ?? '', amount, currency: 'CHF', unit }))

const grandsalon = restaurant(
  {
    id: 'restaurant-grandsalon',
    seats: 84,
    gallery: ['dining-grandsalon', 'dish-char', 'dish-chestnut', 'wine-cellar'],
    others: ['restaurant-stube', 'restaurant-jeanne'],
  },
  {
    de: {
      path: '/kueche/grandsalon',
      title: 'Grandsalon',
      lead: 'Der Ballsaal von 1911, heute der Saal für das Abendessen. Fünf Gänge, weisse Tücher, ein Fenster für jeden Tisch.',
      cuisine: 'Alpine Küche in fünf Gängen',
      hours: [
        { days: 'Täglich, Abendessen', opens: '18:30', closes: '21:30', note: 'letzte Bestellung 20:45' },
      ],
      facts: facts(
        ['Kleidung', 'Jackett am Samstag, sonst wie es gefällt'],
        ['Kinder', 'willkommen, Kindertisch um 18:00 Uhr'],
        ['Halbpension', 'inbegriffen'],
      ),
      parts: [
        text({
          aside: 'Elf Höfe, ein See',
          lead: 'Am Morgen telefoniert die Küche mit elf Höfen, am Mittag steht die Karte, am Abend ist sie gegessen.',
          body: paragraphs(
            'Der Saibling kommt aus dem Lej Serein, das Lamm aus Hinterm Grat, der Roggen aus Les Arolles. Was hier nicht wächst, kommt mit der Bahn aus dem Unterland: Öl, Zitronen, Kaffee, Pfeffer.',
            '## So liest sich ein Abend im Juli',
            '- Heusuppe, Kräuteröl',
            '- Saibling, Gurke, Holunder',
            '- Gerste mit Steinpilzen',
            '- Lammschulter, Bohnen, Bohnenkraut',
            '- Kastanie, Rahm, Preiselbeere',
          ),
        }),
        pricesPart({
          title: 'Was es kostet',
          items: menuPrices(
            ['Fünf Gänge', 'Fünf Gänge mit Begleitung ohne Alkohol', 'Drei Gänge'],
            'pro Person',
          ),
        }),
      ],
    },
    fr: {
      path: '/tables/grandsalon',
      title: 'Grandsalon',
      lead: 'La salle de bal de 1911 est devenue la salle du dîner. Cinq services, nappes blanches, une fenêtre par table.',
      cuisine: 'Cuisine alpine en cinq services',
      hours: [
        {
          days: 'Tous les jours, le soir',
          opens: '18:30',
          closes: '21:30',
          note: 'dernière commande à 20 h 45',
        },
      ],
      facts: facts(
        ['Tenue', 'veston le samedi, à votre gré les autres soirs'],
        ['Enfants', 'bienvenus, leur table est dressée à 18 h'],
        ['Demi-pension', 'comprise'],
      ),
      parts: [
        text({
          aside: 'Onze fermes, un lac',
          lead: 'Le matin, la cuisine téléphone à onze fermes. À midi la carte est écrite, le soir il n’en reste rien.',
          body: paragraphs(
            'L’omble vient du Lej Serein, l’agneau de Hinterm Grat, le seigle des Arolles. Ce qui ne pousse pas ici monte de la plaine en train : l’huile, les citrons, le café, le poivre.',
            '## Un soir de juillet',
            '- soupe au foin, huile d’herbes',
            '- omble, concombre, sureau',
            '- orge aux bolets',
            '- épaule d’agneau, haricots, sarriette',
            '- châtaigne, crème, airelles',
          ),
        }),
        pricesPart({
          title: 'Les prix',
          items: menuPrices(
            ['Cinq services', 'Cinq services et accords sans alcool', 'Trois services'],
            'par personne',
          ),
        }),
      ],
    },
    en: {
      path: '/dining/grandsalon',
      title: 'Grandsalon',
      lead: 'The ballroom of 1911 is now the room for dinner. Five courses, white linen, a window to every table.',
      cuisine: 'Alpine cooking in five courses',
      hours: [{ days: 'Daily, dinner', opens: '18:30', closes: '21:30', note: 'last orders 8.45 pm' }],
      facts: facts(
        ['Dress', 'a jacket on Saturdays, as you please otherwise'],
        ['Children', 'welcome; their own table is laid at 6 pm'],
        ['Half board', 'included'],
      ),
      parts: [
        text({
          aside: 'Eleven farms, one lake',
          lead: 'In the morning the kitchen telephones eleven farms. By noon the menu is written, by night it is eaten.',
          body: paragraphs(
            'The char comes from the Lej Serein, the lamb from Hinterm Grat, the rye from Les Arolles. What does not grow here comes up from the lowlands by train: oil, lemons, coffee, pepper.',
            '## An evening in July',
            '- hay soup, herb oil',
            '- char, cucumber, elderflower',
            '- barley with ceps',
            '- shoulder of lamb, beans, savory',
            '- chestnut, cream, lingonberry',
          ),
        }),
        pricesPart({
          title: 'What it costs',
          items: menuPrices(
            ['Five courses', 'Five courses with an alcohol-free pairing', 'Three courses'],
            'per person',
          ),
        }),
      ],
    },
  },
)

const jeanne = restaurant(
  {
    id: 'restaurant-jeanne',
    seats: 8,
    gallery: ['dining-chef-table', 'dish-hay-soup', 'cheese-board', 'kitchen-garden'],
    others: ['restaurant-grandsalon', 'restaurant-bar'],
  },
  {
    de: {
      path: '/kueche/chez-jeanne',
      title: 'Chez Jeanne',
      lead: 'Acht Plätze an einem Tisch, zwei Schritte vom Herd. Serviert, wer gekocht hat.',
      cuisine: 'Ein Menü, acht Gäste',
      hours: [
        {
          days: 'Freitag bis Dienstag',
          opens: '19:00',
          closes: '22:00',
          note: 'Mittwoch und Donnerstag geschlossen',
        },
      ],
      facts: facts(
        ['Beginn', 'alle um 19:00 Uhr'],
        ['Menü', 'sieben Gänge, CHF 210'],
        ['Reservation', 'bis 12:00 Uhr des gleichen Tages'],
      ),
      parts: [
        text({
          lead: 'Jeanne hiess die erste Köchin des Hauses. Sie ass mit ihren Leuten in der Küche, bevor der Saal öffnete. An diesem Tisch sitzen heute die Gäste.',
          body: paragraphs(
            'Es gibt keine Karte und keine Wahl. Sagen Sie bei der Reservation, was Sie nicht essen; den Rest entscheidet der Garten.',
            'Wer mag, bindet sich für den dritten Gang eine Schürze um.',
          ),
        }),
        quote({
          text: 'Gekocht wird, was da ist. Geredet wird, bis der Kaffee kalt ist.',
          source: 'an der Küchentür, seit 1902',
        }),
      ],
    },
    fr: {
      path: '/tables/chez-jeanne',
      title: 'Chez Jeanne',
      lead: 'Huit couverts, une seule table, à deux pas du fourneau. Celui qui a cuisiné sert.',
      cuisine: 'Un menu, huit convives',
      hours: [
        {
          days: 'Du vendredi au mardi',
          opens: '19:00',
          closes: '22:00',
          note: 'fermé le mercredi et le jeudi',
        },
      ],
      facts: facts(
        ['Début', 'pour tous à 19 h'],
        ['Menu', 'sept services, CHF 210'],
        ['Réservation', 'le jour même jusqu’à midi'],
      ),
      parts: [
        text({
          lead: 'Jeanne fut la première cuisinière de la maison. Avant l’ouverture de la salle, elle mangeait à la cuisine avec les siens. Les hôtes ont pris place à cette table.',
          body: paragraphs(
            'Ni carte, ni choix. Dites en réservant ce que vous ne mangez pas ; le potager décide du reste.',
            'Au troisième service, un tablier vous attend si le cœur vous en dit.',
          ),
        }),
        quote({
          text: 'On cuisine ce qu’il y a. On parle jusqu’à ce que le café soit froid.',
          source: 'sur la porte de la cuisine, depuis 1902',
        }),
      ],
    },
    en: {
      path: '/dining/chez-jeanne',
      title: 'Chez Jeanne',
      lead: 'Eight places at one table, two steps from the stove. Whoever cooked it serves it.',
      cuisine: 'One menu, eight guests',
      hours: [
        { days: 'Friday to Tuesday', opens: '19:00', closes: '22:00', note: 'closed Wednesday and Thursday' },
      ],
      facts: facts(
        ['Begins', 'for everyone at 7 pm'],
        ['Menu', 'seven courses, CHF 210'],
        ['Reservations', 'until noon of the same day'],
      ),
      parts: [
        text({
          lead: 'Jeanne was the first cook of the house. She ate in the kitchen with her people before the dining room opened. Guests now sit at that table.',
          body: paragraphs(
            'There is no menu and no choice. Tell us what you do not eat when you reserve; the garden decides the rest.',
            'There is an apron for you at the third course, if you like.',
          ),
        }),
        quote({
          text: 'We cook what there is. We talk until the coffee is cold.',
          source: 'on the kitchen door since 1902',
        }),
      ],
    },
  },
)

const bar = restaurant(
  {
    id: 'restaurant-bar',
    seats: 40,
    gallery: ['bar-lamplight', 'library-fireplace', 'music-salon', 'cheese-board'],
    others: ['restaurant-stube', 'restaurant-grandsalon'],
  },
  {
    de: {
      path: '/kueche/gratbar',
      title: 'Gratbar',
      lead: 'Vierzig Plätze, elf Lampen, ein Flügel. Ab vier Uhr gibt es Tee, ab sechs auch anderes.',
      cuisine: 'Bar, Suppe und kalte Platten',
      hours: [{ days: 'Täglich', opens: '16:00', closes: '01:00', note: 'Küche bis 23:00 Uhr' }],
      facts: facts(
        ['Musik', 'Mittwoch und Samstag ab 21:00 Uhr'],
        ['Im Winter', 'Gerstensuppe ab 16:00 Uhr'],
        ['Rauchen', 'draussen, unter dem Vordach'],
      ),
      parts: [
        text({
          lead: 'Die Theke ist aus einem Stück Arve, 1924 gesägt. In der Platte sieht man noch den Ring des Jahres, in dem die Bahn kam.',
          body: paragraphs(
            'Gemischt wird mit dem, was der Garten hergibt: Fichtensprossen, Wacholder, Quitte. Wer Wasser bestellt, bekommt es vom Brunnen vor dem Haus.',
          ),
        }),
      ],
    },
    fr: {
      path: '/tables/gratbar',
      title: 'Gratbar',
      lead: 'Quarante places, onze lampes, un piano. Le thé dès quatre heures, le reste dès six.',
      cuisine: 'Bar, soupe et assiettes froides',
      hours: [{ days: 'Tous les jours', opens: '16:00', closes: '01:00', note: 'cuisine jusqu’à 23 h' }],
      facts: facts(
        ['Musique', 'mercredi et samedi dès 21 h'],
        ['En hiver', 'soupe d’orge dès 16 h'],
        ['Fumer', 'dehors, sous l’auvent'],
      ),
      parts: [
        text({
          lead: 'Le comptoir est d’une seule pièce d’arolle, sciée en 1924. On y lit encore le cerne de l’année où le train est arrivé.',
          body: paragraphs(
            'On mélange ce que donne le jardin : bourgeons d’épicéa, genièvre, coing. L’eau, si vous la préférez, vient de la fontaine devant la maison.',
          ),
        }),
      ],
    },
    en: {
      path: '/dining/gratbar',
      title: 'Gratbar',
      lead: 'Forty seats, eleven lamps, a piano. Tea from four, other things from six.',
      cuisine: 'Bar, soup and cold plates',
      hours: [{ days: 'Daily', opens: '16:00', closes: '01:00', note: 'kitchen until 11 pm' }],
      facts: facts(
        ['Music', 'Wednesday and Saturday from 9 pm'],
        ['In winter', 'barley soup from 4 pm'],
        ['Smoking', 'outside, under the porch'],
      ),
      parts: [
        text({
          lead: 'The counter is a single piece of stone pine, sawn in 1924. You can still find the ring of the year the railway came.',
          body: paragraphs(
            'Drinks are mixed with what the garden gives: spruce tips, juniper, quince. If you ask for water, it comes from the fountain in front of the house.',
          ),
        }),
      ],
    },
  },
)

export const eveningRestaurants = [grandsalon, jeanne, bar]
