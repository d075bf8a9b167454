import { downloads, facts, text } from '../../parts'
import { paragraphs } from '../../rich-text'
import { paper } from '../papers'
import { restaurant } from './restaurant'

export const stube = restaurant(
  {
    id: 'restaurant-stube',
    seats: 46,
    gallery: ['dining-stube', 'cheese-board', 'dish-hay-soup', 'dish-chestnut'],
    others: ['restaurant-terrace', 'restaurant-grandsalon'],
  },
  {
    de: {
      path: '/kueche/stube',
      title: 'Stube',
      lead: 'Holz an vier Wänden, ein Kachelofen, eine Karte mit zwölf Zeilen. Wer wandert, kommt mit Schuhen herein.',
      cuisine: 'Küche des Tals',
      hours: [
        { days: 'Täglich', opens: '12:00', closes: '22:00', note: 'von 14:30 bis 18:00 Uhr kalte Küche' },
      ],
      facts: facts(
        ['Hunde', 'willkommen, Wasser steht bereit'],
        ['Reservation', 'nur am Abend nötig'],
        ['Fondue', 'ab zwei Personen, im Winter'],
      ),
      parts: [
        text({
          lead: 'Die Täfelung stammt aus einem Bauernhaus in Hinterm Grat, das 1903 der Lawine im Weg stand. Die Familie war zum Glück zu Besuch in Les Arolles.',
          body: paragraphs(
            'Auf der Karte stehen die Heusuppe von 1897, Gerstotto, Kalbsleber mit Apfel, Käseschnitte und am Freitag Fisch.',
            'Der Käse kommt von der Sennerei Hinterm Grat. Man kann ihn an der [Réception](page-contact) auch mitnehmen, in Papier.',
          ),
        }),
        downloads({ title: 'Zum Lesen', items: [paper('menu', 'de')] }),
      ],
    },
    fr: {
      path: '/tables/stube',
      title: 'Stube',
      lead: 'Du bois sur quatre murs, un poêle de catelles, une carte de douze lignes. On y entre en chaussures de marche.',
      cuisine: 'Cuisine de la vallée',
      hours: [
        { days: 'Tous les jours', opens: '12:00', closes: '22:00', note: 'cuisine froide de 14 h 30 à 18 h' },
      ],
      facts: facts(
        ['Chiens', 'bienvenus, l’eau est servie'],
        ['Réservation', 'utile le soir seulement'],
        ['Fondue', 'dès deux personnes, en hiver'],
      ),
      parts: [
        text({
          lead: 'Les boiseries viennent d’une ferme de Hinterm Grat que l’avalanche de 1903 a rencontrée sur son chemin. La famille, par bonheur, était en visite aux Arolles.',
          body: paragraphs(
            'La carte tient en peu de mots : soupe au foin de 1897, orge crémeux, foie de veau aux pommes, croûte au fromage et, le vendredi, du poisson.',
            'Le fromage est celui de la laiterie de Hinterm Grat. On en emporte volontiers un morceau, emballé à la [réception](page-contact).',
          ),
        }),
        downloads({ title: 'À lire', items: [paper('menu', 'fr')] }),
      ],
    },
    en: {
      path: '/dining/stube',
      title: 'Stube',
      lead: 'Timber on four walls, a tiled stove, a menu of twelve lines. Walkers come in with their boots on.',
      cuisine: 'Cooking of the valley',
      hours: [{ days: 'Daily', opens: '12:00', closes: '22:00', note: 'cold dishes from 2.30 to 6 pm' }],
      facts: facts(
        ['Dogs', 'welcome, with a bowl of water'],
        ['Reservations', 'needed only in the evening'],
        ['Fondue', 'for two or more, in winter'],
      ),
      parts: [
        text({
          lead: 'The panelling comes from a farmhouse in Hinterm Grat that stood in the way of the avalanche of 1903. The family, luckily, was out visiting.',
          body: paragraphs(
            'The menu has the hay soup of 1897, barley cooked like a risotto, calf’s liver with apple, cheese on toast, and fish on Fridays.',
            'The cheese is from the Hinterm Grat dairy. [Reception](page-contact) will wrap a piece for the journey.',
          ),
        }),
        downloads({ title: 'To read', items: [paper('menu', 'en')] }),
      ],
    },
  },
)
