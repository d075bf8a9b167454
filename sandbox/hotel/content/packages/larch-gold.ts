import { packageOf } from './package'

export const larchGold = packageOf(
  {
    id: 'package-larch-gold',
    nights: 3,
    code: 'GOLD',
    gallery: ['larch-gold', 'village-autumn', 'hotel-autumn', 'cattle-descent'],
    others: ['package-by-rail', 'package-four-kitchens'],
  },
  {
    de: {
      path: '/angebote/laerchengold',
      title: 'Drei Nächte Lärchengold',
      lead: 'Ende September färben sich die Lärchen, zuerst am Nordhang. Wir gehen am zweiten Tag mit Ihnen hin.',
      includes: [
        'drei Nächte mit Frühstück',
        'Abendessen in fünf Gängen',
        'eine geführte Wanderung mit Mittagskorb',
        'Spa und Abholung am Bahnhof',
      ],
      aside: 'Anreise Donnerstag bis Sonntag',
      more: 'Die Farbe hält rund drei Wochen. Wann sie kommt, weiss die Försterin zwei Tage vorher.',
      body: [
        'Am ersten Tag kommen Sie an. Am zweiten gehen wir um neun los, vier Stunden durch den Hang über Les Arolles, den Korb trägt das Maultier. Am dritten entscheiden Sie.',
        'Am letzten Septembersamstag kommen die Kühe von der Alp. Wer dann hier ist, steht früh auf.',
      ],
    },
    fr: {
      path: '/offres/or-des-melezes',
      title: 'Trois nuits d’or',
      lead: 'Fin septembre, les mélèzes jaunissent, au versant nord d’abord. Le deuxième jour, nous vous y menons à pied.',
      includes: [
        'trois nuits avec petit déjeuner',
        'dîner en cinq services',
        'une marche accompagnée, déjeuner dans le panier',
        'spa et accueil à la gare',
      ],
      aside: 'Arrivée du jeudi au dimanche',
      more: 'La couleur dure trois semaines environ. La forestière l’annonce deux jours à l’avance.',
      body: [
        'Le premier jour, vous arrivez. Le deuxième, départ à neuf heures pour quatre heures de marche au-dessus des Arolles ; le mulet porte le panier. Le troisième est à vous.',
        'Le dernier samedi de septembre, les vaches descendent de l’alpage. On se lève tôt pour les voir.',
      ],
    },
    en: {
      path: '/offers/larch-gold',
      title: 'Three nights of larch gold',
      lead: 'At the end of September the larches turn, those on the north slope first. On the second day we walk there with you.',
      includes: [
        'three nights with breakfast',
        'dinner in five courses',
        'a guided walk with lunch in a basket',
        'spa, and collection from the station',
      ],
      aside: 'Arrive Thursday to Sunday',
      more: 'The colour lasts about three weeks. The forester knows two days ahead when it will come.',
      body: [
        'On the first day you arrive. On the second we set out at nine for four hours across the slope above Les Arolles, with a mule to carry lunch. The third is yours.',
        'On the last Saturday in September the cows come down from the alp. It is worth getting up for.',
      ],
    },
  },
)
