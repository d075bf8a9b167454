import { downloads, enquiry, facts, factsPart, gallery, quote, text } from '../../parts'
import { paragraphs } from '../../rich-text'
import { picture } from '../../write'
import { paper } from '../papers'
import { page } from './page'

const weddingWall = [
  'dish-chestnut',
  'music-salon',
  'lake-mirror',
  'dining-grandsalon',
  'kitchen-garden',
  'stars-over-ridge',
  'hotel-terrace-morning',
]

export const weddings = page(
  'page-weddings',
  { picture: picture('wedding-table') },
  {
    de: {
      path: '/hochzeiten',
      title: 'Hochzeiten',
      lead: 'Eine lange Tafel auf der Wiese, sechzig Gäste, ein Abend ohne Programm. Bei Regen der Grandsalon.',
      parts: [
        text({
          aside: 'Juni, September, Januar',
          lead: 'Wir machen acht Hochzeiten im Jahr, nie zwei in einer Woche.',
          body: paragraphs(
            'Das Standesamt von Serein-Dorf kommt am Freitag ins Haus, in der Kapelle von Les Arolles wird von Mai bis Oktober getraut. Den Weg dorthin geht man zu Fuss, in guten Schuhen.',
            'Eine Person begleitet Sie vom ersten Brief bis zum letzten Koffer.',
          ),
        }),
        factsPart({
          background: 'Green',
          title: 'Was es gibt',
          items: facts(
            ['Tafel', 'bis 60 Personen draussen, 84 im Grandsalon'],
            ['Zimmer', 'ab 20 Zimmern, zwei Nächte'],
            ['Musik', 'Flügel im Haus, Kapelle aus Hinterm Grat'],
            ['Ende', 'die Gratbar schliesst, wenn Sie gehen'],
          ),
        }),
        gallery({ title: 'Ein Tag' }, weddingWall),
        quote({
          text: 'Es regnete. Niemand hat es gemerkt, ausser den Blumen.',
          source: 'eine Braut, Juni 2024',
        }),
        downloads({
          title: 'Zum Planen',
          items: [paper('weddings', 'de')],
        }),
        enquiry({
          kind: 'wedding',
          sectionId: 'enquiry',
          background: 'Rose',
          title: 'Ein Datum',
          lead: 'Schreiben Sie uns Monat und Zahl der Gäste. Wir antworten am gleichen Tag.',
          needsPhone: true,
          to: 'feste@edelgrat.example',
        }),
      ],
    },
    fr: {
      path: '/mariages',
      title: 'Mariages',
      lead: 'Une longue table dans le pré, soixante invités, un soir sans programme. S’il pleut, le Grandsalon.',
      parts: [
        text({
          aside: 'Juin, septembre, janvier',
          lead: 'Nous fêtons huit mariages par an, jamais deux la même semaine.',
          body: paragraphs(
            'L’état civil de Serein-Dorf se déplace le vendredi, la chapelle des Arolles reçoit les mariages de mai à octobre. On y va à pied, bien chaussé.',
            'Une seule personne vous suit, de la première lettre à la dernière valise.',
          ),
        }),
        factsPart({
          background: 'Green',
          title: 'Ce qu’il y a',
          items: facts(
            ['Table', 'jusqu’à 60 dehors, 84 au Grandsalon'],
            ['Chambres', 'dès 20 chambres, deux nuits'],
            ['Musique', 'un piano à queue, l’orchestre de Hinterm Grat'],
            ['Fin', 'la Gratbar ferme quand vous partez'],
          ),
        }),
        gallery({ title: 'Une journée' }, weddingWall),
        quote({ text: 'Il pleuvait. Personne ne l’a su, sauf les fleurs.', source: 'une mariée, juin 2024' }),
        downloads({
          title: 'Pour s’organiser',
          items: [paper('weddings', 'fr')],
        }),
        enquiry({
          kind: 'wedding',
          sectionId: 'enquiry',
          background: 'Rose',
          title: 'Une date',
          lead: 'Écrivez-nous le mois et le nombre d’invités. Nous répondons le jour même.',
          needsPhone: true,
          to: 'feste@edelgrat.example',
        }),
      ],
    },
    en: {
      path: '/weddings',
      title: 'Weddings',
      lead: 'A long table on the meadow, sixty guests, an evening without a programme. If it rains, the Grandsalon.',
      parts: [
        text({
          aside: 'June, September, January',
          lead: 'We do eight weddings a year, never two in one week.',
          body: paragraphs(
            'The registrar of Serein-Dorf comes to the house on Fridays; the chapel in Les Arolles holds weddings from May to October. You walk there, in good shoes.',
            'One person looks after you from the first letter to the last suitcase.',
          ),
        }),
        factsPart({
          background: 'Green',
          title: 'What there is',
          items: facts(
            ['Table', 'up to 60 outdoors, 84 in the Grandsalon'],
            ['Rooms', 'from 20 rooms, two nights'],
            ['Music', 'a grand piano, the band from Hinterm Grat'],
            ['End', 'the Gratbar closes when you leave'],
          ),
        }),
        gallery({ title: 'A day' }, weddingWall),
        quote({ text: 'It rained. Nobody noticed but the flowers.', source: 'a bride, June 2024' }),
        downloads({
          title: 'For planning',
          items: [paper('weddings', 'en')],
        }),
        enquiry({
          kind: 'wedding',
          sectionId: 'enquiry',
          background: 'Rose',
          title: 'A date',
          lead: 'Write to us with the month and the number of guests. We answer the same day.',
          needsPhone: true,
          to: 'feste@edelgrat.example',
        }),
      ],
    },
  },
)
