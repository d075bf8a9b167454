import { facts, quote, text } from '../../parts'
import { paragraphs } from '../../rich-text'
import { restaurant } from './restaurant'

export const jeanne = restaurant(
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
