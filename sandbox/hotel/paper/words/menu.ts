import { phone } from '../../content/links'

/** The number, in one piece. */
const dialled = phone.replaceAll(' ', '\u00a0')

/** The cards of the two rooms in which dinner is served. The twelve lines of the Stube and their prices stand only here. */
type Dish = readonly [name: string, price: number, note?: string]
export interface MenuWords {
  title: string
  reserve: string
  courses: string
  costs: string
  stubeTitle: string
  stube: readonly [Dish, ...Dish[]]
  notes: readonly string[]
}

const prices = [16, 18, 24, 34, 42, 29, 31, 38, 26, 12, 14, 19] as const
type Line = readonly [name: string, note?: string]
const dishes = (first: Line, ...others: Line[]): readonly [Dish, ...Dish[]] => {
  const priced = ([name, note]: Line, index: number): Dish => [name, prices[index] ?? 0, note]
  return [priced(first, 0), ...others.map((line, index) => priced(line, index + 1))]
}

export const menuWords: Readonly<Record<'de' | 'fr' | 'en', MenuWords>> = {
  de: {
    title: 'Die Abendkarte',
    reserve: `Tisch: Telefon ${dialled}.`,
    courses: 'Ein Abend im Juli',
    costs: 'Was es kostet',
    stubeTitle: 'Zwölf Zeilen',
    stube: dishes(
      ['Heusuppe', 'wie am Eröffnungstag 1897'],
      ['Salat aus dem Garten', 'was heute Morgen im Korb lag'],
      ['Trockenfleisch und Roggenbrot', 'vom Hof in Les Arolles'],
      ['Gerstotto', 'mit Bergkäse und Liebstöckel'],
      ['Kalbsleber mit Apfel', 'dazu Rösti'],
      ['Käseschnitte', 'mit Ei, auf Wunsch mit Speck'],
      ['Capuns', 'in Mangold, mit Rahm'],
      ['Fisch', 'nur am Freitag, gebraten, mit Kartoffeln'],
      ['Käse der Sennerei Hinterm Grat', 'drei Stück, Birnbrot'],
      ['Gebrannte Creme'],
      ['Apfelküchlein', 'mit Zimtzucker'],
      ['Fondue', 'im Winter, ab zwei Personen, pro Person'],
    ),
    notes: [
      'Preise in Schweizer Franken, mit Mehrwertsteuer und Service.',
      'Fleisch und Fisch kommen aus der Schweiz. Was Sie nicht vertragen, sagen Sie uns; die Küche weiss, was worin ist.',
    ],
  },
  fr: {
    title: 'La carte du soir',
    reserve: `Table : téléphone ${dialled}.`,
    courses: 'Un soir de juillet',
    costs: 'Les prix',
    stubeTitle: 'Douze lignes',
    stube: dishes(
      ['Soupe au foin', 'comme au jour d’ouverture, en 1897'],
      ['Salade du potager', 'ce que le panier contenait ce matin'],
      ['Viande séchée et pain de seigle', 'de la ferme des Arolles'],
      ['Orge crémeux', 'au fromage d’alpage et à la livèche'],
      ['Foie de veau aux pommes', 'avec des rösti'],
      ['Croûte au fromage', 'avec un œuf, et du lard si l’on veut'],
      ['Capuns', 'en feuilles de bette, à la crème'],
      ['Poisson', 'le vendredi seulement, rôti, pommes de terre'],
      ['Fromages de la laiterie de Hinterm Grat', 'trois morceaux, pain aux poires'],
      ['Crème brûlée de la maison'],
      ['Beignets aux pommes', 'sucre et cannelle'],
      ['Fondue', 'en hiver, dès deux personnes, par personne'],
    ),
    notes: [
      'Prix en francs suisses, TVA et service compris.',
      'Viandes et poissons viennent de Suisse. Dites-nous ce que vous ne supportez pas ; la cuisine sait ce que chaque plat contient.',
    ],
  },
  en: {
    title: 'The dinner menu',
    reserve: `To reserve: telephone ${dialled}.`,
    courses: 'An evening in July',
    costs: 'What it costs',
    stubeTitle: 'Twelve lines',
    stube: dishes(
      ['Hay soup', 'as on the opening day in 1897'],
      ['Salad from the garden', 'whatever was in the basket this morning'],
      ['Dried beef and rye bread', 'from the farm in Les Arolles'],
      ['Barley cooked like a risotto', 'with mountain cheese and lovage'],
      ['Calf’s liver with apple', 'and rösti'],
      ['Cheese on toast', 'with an egg, and bacon if you like'],
      ['Capuns', 'dumplings in chard, with cream'],
      ['Fish', 'on Fridays only, fried, with potatoes'],
      ['Cheese from the Hinterm Grat dairy', 'three pieces, pear bread'],
      ['Burnt cream'],
      ['Apple fritters', 'with cinnamon sugar'],
      ['Fondue', 'in winter, for two or more, per person'],
    ),
    notes: [
      'Prices in Swiss francs, with tax and service.',
      'Meat and fish are Swiss. Tell us what you cannot eat; the kitchen knows what is in each dish.',
    ],
  },
}
