interface Place {
  /** In the hotel: nothing takes place there while it is closed. */
  house?: true
  resort: 'dorf' | 'arolles' | 'grat'
  street: string
  town: string
  de: string
  fr: string
  en: string
}

const dorf = { resort: 'dorf', town: '7399 Val Serein' } as const
const house = { ...dorf, house: true } as const
const arolles = { resort: 'arolles', town: '7398 Les Arolles' } as const
const grat = { resort: 'grat', town: '7397 Hinterm Grat' } as const

/** Where things happen in the valley. */
export const places = {
  pier: {
    ...dorf,
    street: 'Seestrasse 14',
    de: 'Bootssteg, Serein-Dorf',
    fr: 'Débarcadère, Serein-Dorf',
    en: 'Landing stage, Serein-Dorf',
  },
  square: {
    ...dorf,
    street: 'Dorfplatz',
    de: 'Dorfplatz, Serein-Dorf',
    fr: 'Place du village, Serein-Dorf',
    en: 'Village square, Serein-Dorf',
  },
  lake: {
    ...dorf,
    street: 'Seestrasse',
    de: 'Seestrasse, Serein-Dorf',
    fr: 'Rue du Lac, Serein-Dorf',
    en: 'Lake road, Serein-Dorf',
  },
  church: {
    ...dorf,
    street: 'Kirchgasse 2',
    de: 'Kirche Serein-Dorf',
    fr: 'Église de Serein-Dorf',
    en: 'Church of Serein-Dorf',
  },
  school: {
    ...dorf,
    street: 'Schulgasse 5',
    de: 'Altes Schulhaus, Serein-Dorf',
    fr: 'Ancienne école, Serein-Dorf',
    en: 'Old schoolhouse, Serein-Dorf',
  },
  salon: {
    ...house,
    street: 'Seestrasse 1',
    de: 'Grandsalon, Grandhotel Edelgrat',
    fr: 'Grandsalon, Grandhotel Edelgrat',
    en: 'Grandsalon, Grandhotel Edelgrat',
  },
  bar: {
    ...house,
    street: 'Seestrasse 1',
    de: 'Gratbar, Grandhotel Edelgrat',
    fr: 'Gratbar, Grandhotel Edelgrat',
    en: 'Gratbar, Grandhotel Edelgrat',
  },
  kitchen: {
    ...house,
    street: 'Seestrasse 1',
    de: 'Hotelküche, Grandhotel Edelgrat',
    fr: 'Cuisine, Grandhotel Edelgrat',
    en: 'Kitchen, Grandhotel Edelgrat',
  },
  library: {
    ...house,
    street: 'Seestrasse 1',
    de: 'Bibliothek, Grandhotel Edelgrat',
    fr: 'Bibliothèque, Grandhotel Edelgrat',
    en: 'Library, Grandhotel Edelgrat',
  },
  rink: {
    ...dorf,
    street: 'Seestrasse 3',
    de: 'Eisfeld vor dem Grandhotel',
    fr: 'Patinoire devant le Grandhotel',
    en: 'Ice rink in front of the Grandhotel',
  },
  sawmill: {
    ...arolles,
    street: 'Sägeweg 1',
    de: 'Alte Säge, Les Arolles',
    fr: 'Ancienne scierie, Les Arolles',
    en: 'Old sawmill, Les Arolles',
  },
  chapel: {
    ...arolles,
    street: 'Kapellenweg 4',
    de: 'Kapelle Les Arolles',
    fr: 'Chapelle des Arolles',
    en: 'Chapel of Les Arolles',
  },
  forest: {
    ...arolles,
    street: 'Parkplatz Säge',
    de: 'Arvenwald, Les Arolles',
    fr: 'Forêt d’arolles, Les Arolles',
    en: 'Stone pine forest, Les Arolles',
  },
  dairy: {
    ...arolles,
    street: 'Dorfstrasse 22',
    de: 'Käserei Les Arolles',
    fr: 'Fromagerie des Arolles',
    en: 'Dairy of Les Arolles',
  },
  lane: {
    ...arolles,
    street: 'Dorfstrasse',
    de: 'Dorfstrasse, Les Arolles',
    fr: 'Rue du village, Les Arolles',
    en: 'Main street, Les Arolles',
  },
  alp: {
    ...grat,
    street: 'Alpweg',
    de: 'Alp Hinterm Grat',
    fr: 'Alpage de Hinterm Grat',
    en: 'Alp of Hinterm Grat',
  },
  station: {
    ...grat,
    street: 'Bergstation',
    de: 'Bergstation Hinterm Grat',
    fr: 'Station supérieure, Hinterm Grat',
    en: 'Top station, Hinterm Grat',
  },
  hut: {
    ...grat,
    street: 'Gratweg',
    de: 'Grathütte, Hinterm Grat',
    fr: 'Cabane du Grat, Hinterm Grat',
    en: 'Ridge hut, Hinterm Grat',
  },
  slope: {
    ...grat,
    street: 'Talstation',
    de: 'Nordhang, Hinterm Grat',
    fr: 'Versant nord, Hinterm Grat',
    en: 'North slope, Hinterm Grat',
  },
} as const satisfies Record<string, Place>
