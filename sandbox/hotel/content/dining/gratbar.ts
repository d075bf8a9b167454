import { facts, text } from '../../parts'
import { paragraphs } from '../../rich-text'
import { restaurant } from './restaurant'

export const bar = restaurant(
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
