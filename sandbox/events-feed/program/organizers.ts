interface Organizer {
  de: string
  fr: string
  en: string
  street: string
  zip: string
  city: string
  phone: string
  site: string
}

const dorf = { zip: '7399', city: 'Val Serein' } as const
const arolles = { zip: '7398', city: 'Les Arolles' } as const

/** Who invites: roles, not persons. */
export const organizers = {
  house: {
    ...dorf,
    de: 'Grandhotel Edelgrat',
    fr: 'Grandhotel Edelgrat',
    en: 'Grandhotel Edelgrat',
    street: 'Seestrasse 1',
    phone: '+41 81 555 16 40',
    site: 'edelgrat.example',
  },
  band: {
    ...dorf,
    de: 'Musikgesellschaft Val Serein',
    fr: 'Société de musique du Val Serein',
    en: 'Val Serein Music Society',
    street: 'Schulgasse 5',
    phone: '+41 81 555 20 11',
    site: 'musik.val-serein.example',
  },
  fires: {
    ...dorf,
    de: 'Zunft der Feuer',
    fr: 'Confrérie des feux',
    en: 'Guild of the Fires',
    street: 'Dorfplatz 3',
    phone: '+41 81 555 20 06',
    site: 'feuer.val-serein.example',
  },
  guides: {
    ...arolles,
    de: 'Bergführerbüro Arolles',
    fr: 'Bureau des guides des Arolles',
    en: 'Arolles Guides’ Office',
    street: 'Dorfstrasse 9',
    phone: '+41 81 555 31 70',
    site: 'guides.arolles.example',
  },
  foresters: {
    ...arolles,
    de: 'Forstamt Val Serein',
    fr: 'Service forestier du Val Serein',
    en: 'Val Serein Forestry Office',
    street: 'Sägeweg 1',
    phone: '+41 81 555 31 22',
    site: 'wald.val-serein.example',
  },
  parish: {
    ...dorf,
    de: 'Kirchgemeinde Serein',
    fr: 'Paroisse de Serein',
    en: 'Parish of Serein',
    street: 'Kirchgasse 4',
    phone: '+41 81 555 20 30',
    site: 'kirche.val-serein.example',
  },
  dairymen: {
    ...arolles,
    de: 'Käsereigenossenschaft Arolles',
    fr: 'Société de fromagerie des Arolles',
    en: 'Arolles Dairy Cooperative',
    street: 'Dorfstrasse 22',
    phone: '+41 81 555 31 08',
    site: 'kaese.arolles.example',
  },
  village: {
    ...dorf,
    de: 'Val Serein Tourismus',
    fr: 'Val Serein Tourisme',
    en: 'Val Serein Tourism',
    street: 'Dorfplatz 1',
    phone: '+41 81 555 20 00',
    site: 'www.val-serein.example',
  },
  lifts: {
    ...arolles,
    de: 'Arolles Bahnen',
    fr: 'Arolles Bahnen',
    en: 'Arolles Bahnen',
    street: 'Talstation',
    phone: '+41 81 555 40 40',
    site: 'www.arolles-bahnen.example',
  },
  school: {
    ...dorf,
    de: 'Schule Val Serein',
    fr: 'École du Val Serein',
    en: 'School of Val Serein',
    street: 'Schulgasse 5',
    phone: '+41 81 555 20 17',
    site: 'schule.val-serein.example',
  },
} as const satisfies Record<string, Organizer>
