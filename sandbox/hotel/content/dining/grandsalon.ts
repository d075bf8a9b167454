import { downloads, facts, pricesPart, text } from '../../parts'
import { paragraphs } from '../../rich-text'
import { paper } from '../papers'
import { restaurant } from './restaurant'

const menuPrices = (labels: [string, string, string], unit: string) =>
  [128, 154, 86].map((amount, index) => ({ label: labels[index] ?? '', amount, currency: 'CHF', unit }))

export const grandsalon = restaurant(
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
        ['Halbpension', 'fünf Gänge ohne Aufpreis'],
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
        downloads({ title: 'Zum Lesen', items: [paper('menu', 'de')] }),
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
        ['Demi-pension', 'cinq services sans supplément'],
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
        downloads({ title: 'À lire', items: [paper('menu', 'fr')] }),
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
        ['Half board', 'five courses at no extra charge'],
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
        downloads({ title: 'To read', items: [paper('menu', 'en')] }),
      ],
    },
  },
)
