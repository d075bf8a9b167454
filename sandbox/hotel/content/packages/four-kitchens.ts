import { packageOf } from './package'

export const fourKitchens = packageOf(
  {
    id: 'package-four-kitchens',
    nights: 2,
    code: 'VIER',
    gallery: ['dining-chef-table', 'dish-char', 'cheese-board', 'kitchen-garden'],
    others: ['package-by-rail', 'package-stillness'],
  },
  {
    de: {
      path: '/angebote/vier-kuechen',
      title: 'Zwei Abende, vier Küchen',
      lead: 'Mittags Terrasse und Stube, abends Grandsalon und Chez Jeanne. Dazwischen ein Gang durch den Garten.',
      includes: [
        'zwei Nächte mit Frühstück',
        'vier Mahlzeiten in vier Küchen',
        'ein Rundgang durch Garten und Keller',
        'ein Glas Apfelsaft vom Nachbarn',
      ],
      aside: 'Anreise Freitag bis Dienstag, zwei bis acht Personen',
      more: 'Am zweiten Morgen um acht steht die Gartentür offen. Was Sie ernten, essen Sie am Abend.',
      body: [
        'Der Küchengarten hat 1400 Quadratmeter und liegt höher als die meisten. Der Kohl ist deshalb klein und süss.',
        'Wer kein Fleisch isst, merkt in keiner der vier Küchen einen Unterschied in der Zahl der Gänge.',
      ],
    },
    fr: {
      path: '/offres/quatre-tables',
      title: 'Deux soirs, quatre tables',
      lead: 'À midi la terrasse et la Stube, le soir le Grandsalon et Chez Jeanne. Entre deux, un tour au potager.',
      includes: [
        'deux nuits avec petit déjeuner',
        'quatre repas à quatre tables',
        'la visite du potager et de la cave',
        'un verre de jus de pomme du voisin',
      ],
      aside: 'Arrivée du vendredi au mardi, de deux à huit personnes',
      more: 'Le second matin, à huit heures, la porte du potager est ouverte. Ce que vous cueillez sera au dîner.',
      body: [
        'Le potager couvre 1400 mètres carrés, à une altitude peu commune. Les choux y restent petits et sucrés.',
        'Qui ne mange pas de viande comptera autant de services que les autres.',
      ],
    },
    en: {
      path: '/offers/four-kitchens',
      title: 'Two evenings, four kitchens',
      lead: 'Terrace and Stube at noon, Grandsalon and Chez Jeanne at night. In between, a turn around the garden.',
      includes: [
        'two nights with breakfast',
        'four meals in four kitchens',
        'a walk through garden and cellar',
        'a glass of the neighbour’s apple juice',
      ],
      aside: 'Arrive Friday to Tuesday, two to eight people',
      more: 'On the second morning the garden door is open at eight. What you pick is on the table that evening.',
      body: [
        'The kitchen garden covers 1,400 square metres and lies higher than most, so the cabbages are small and sweet.',
        'If you eat no meat, you will count the same number of courses in each of the four.',
      ],
    },
  },
)
