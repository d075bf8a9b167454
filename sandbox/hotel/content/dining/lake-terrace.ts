import { facts, text } from '../../parts'
import { paragraphs } from '../../rich-text'
import { restaurant } from './restaurant'

export const terrace = restaurant(
  {
    id: 'restaurant-terrace',
    seats: 60,
    gallery: ['dining-terrace', 'hotel-terrace-morning', 'breakfast-table', 'lake-noon'],
    others: ['restaurant-stube', 'restaurant-bar'],
  },
  {
    de: {
      path: '/kueche/seeterrasse',
      title: 'Seeterrasse',
      lead: 'Sechzig Stühle zwischen Haus und Wasser. Offen, wenn die Fahne am Steg hängt.',
      cuisine: 'Mittagstisch und Kuchen',
      hours: [
        {
          days: 'Bei gutem Wetter',
          opens: '11:30',
          closes: '18:00',
          note: 'im Winter bis 16:30 Uhr, mit Fellen',
        },
      ],
      facts: facts(
        ['Frühstück', 'im Sommer ab 07:30 Uhr auch hier'],
        ['Kuchen', 'ab 14:00 Uhr, bis er weg ist'],
        ['Decken', 'in der Truhe links'],
      ),
      parts: [
        text({
          lead: 'Am Mittag gibt es kalten Saibling, Salat aus dem Garten und einen Weisswein, der im Brunnen kühlt.',
          body: paragraphs(
            'Im Winter stehen die Tische auf Schnee. Die Sonne bleibt bis halb fünf, danach zieht man um in die [Gratbar](restaurant-bar).',
          ),
        }),
      ],
    },
    fr: {
      path: '/tables/terrasse-du-lac',
      title: 'Terrasse du lac',
      lead: 'Soixante chaises entre la maison et l’eau. Ouverte quand le drapeau flotte au ponton.',
      cuisine: 'Déjeuners et gâteaux',
      hours: [
        {
          days: 'Par beau temps',
          opens: '11:30',
          closes: '18:00',
          note: 'en hiver jusqu’à 16 h 30, avec des peaux',
        },
      ],
      facts: facts(
        ['Petit déjeuner', 'en été, ici aussi dès 7 h 30'],
        ['Gâteaux', 'dès 14 h, tant qu’il y en a'],
        ['Couvertures', 'dans le coffre, à gauche'],
      ),
      parts: [
        text({
          lead: 'À midi, un omble froid, une salade du potager et un vin blanc qui attend dans la fontaine.',
          body: paragraphs(
            'L’hiver, les tables sont posées sur la neige. Le soleil reste jusqu’à quatre heures et demie ; on passe alors à la [Gratbar](restaurant-bar).',
          ),
        }),
      ],
    },
    en: {
      path: '/dining/lake-terrace',
      title: 'Lake terrace',
      lead: 'Sixty chairs between the house and the water. Open when the flag is up at the jetty.',
      cuisine: 'Lunch and cake',
      hours: [
        {
          days: 'In fine weather',
          opens: '11:30',
          closes: '18:00',
          note: 'in winter until 4.30 pm, with sheepskins',
        },
      ],
      facts: facts(
        ['Breakfast', 'here too in summer, from 7.30 am'],
        ['Cake', 'from 2 pm, until it is gone'],
        ['Blankets', 'in the chest on the left'],
      ),
      parts: [
        text({
          lead: 'At noon there is cold char, a salad from the garden and a white wine that has been waiting in the fountain.',
          body: paragraphs(
            'In winter the tables stand on snow. The sun stays until half past four; then everyone moves to the [Gratbar](restaurant-bar).',
          ),
        }),
      ],
    },
  },
)
