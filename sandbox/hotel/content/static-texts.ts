import type { Entry, Fields, Language } from '../write'

const entries = (texts: Record<string, string>): Fields => ({
  entries: Object.entries(texts).map(([key, value]) => ({ _type: 'staticTextEntry', key, value })),
})

const staticText = (namespace: string, texts: Record<Language, Record<string, string>>): Entry => ({
  id: `staticText-${namespace}`,
  type: 'staticText',
  shared: { namespace },
  de: entries(texts.de),
  fr: entries(texts.fr),
  en: entries(texts.en),
})

const seo = staticText('seo', {
  de: {
    websiteTitle: 'Grandhotel Edelgrat, Val Serein',
    ogTitle: 'Grandhotel Edelgrat, 1640 m',
    description: 'Achtundsechzig Zimmer, vier Küchen, eine Bar und ein See auf 1640 Metern.',
  },
  fr: {
    websiteTitle: 'Grandhotel Edelgrat, Val Serein',
    ogTitle: 'Grandhotel Edelgrat, 1640 m',
    description: 'Soixante-huit chambres, quatre tables, un bar et un lac à 1640 mètres.',
  },
  en: {
    websiteTitle: 'Grandhotel Edelgrat, Val Serein',
    ogTitle: 'Grandhotel Edelgrat, 1,640 m',
    description: 'Sixty-eight rooms, four kitchens, a bar and a lake at 1,640 metres.',
  },
})

const cookie = staticText('cookie', {
  de: {
    Text: 'Die Seite kommt ohne Drittanbieter aus. Karte, Siegel und Statistik laden wir erst, wenn Sie zustimmen.',
    More: 'Mehr dazu im Datenschutz',
    Accept: 'Alle annehmen',
    Decline: 'Alle ablehnen',
  },
  fr: {
    Text: 'Ces pages se passent de prestataires tiers. Carte, sceau et mesure d’audience ne se chargent qu’avec votre accord.',
    More: 'En savoir plus',
    Accept: 'Tout accepter',
    Decline: 'Tout refuser',
  },
  en: {
    Text: 'This site does without third parties. Map, seal and statistics load only once you agree.',
    More: 'More under privacy',
    Accept: 'Accept all',
    Decline: 'Reject all',
  },
})

const error = staticText('error', {
  de: {
    title: 'Ups, da ist etwas schief gelaufen.',
    lostText: 'Der Weg hört hier auf. Vielleicht wurde die Seite verlegt, vielleicht war sie nie da.',
    home: 'Zurück zur Startseite',
  },
  fr: {
    title: 'quelque chose n’a pas fonctionné.',
    lostText: 'Le chemin s’arrête ici. La page a peut-être été déplacée, peut-être n’a-t-elle jamais existé.',
    home: 'Retour à l’accueil',
  },
  en: {
    title: 'Oops, something went wrong.',
    lostText: 'The path ends here. The page may have moved, or it may never have been.',
    home: 'Back to the home page',
  },
})

export const staticTexts = [seo, cookie, error]
