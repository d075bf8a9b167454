/** Lines below pictures in galleries: where, when, what. In the order German, French, English. */
const captions: Readonly<Record<string, readonly [de: string, fr: string, en: string]>> = {
  'lake-noon': ['Bootssteg, zwölf Uhr', 'Le ponton, midi', 'The jetty, noon'],
  'lake-mirror': [
    'Lej Serein, Ende Juni, viertel vor zehn',
    'Lej Serein, fin juin, dix heures moins le quart',
    'Lej Serein, late June, a quarter to ten',
  ],
  'hotel-from-lake': [
    'Vom Südufer, zwanzig Minuten zu Fuss',
    'De la rive sud, à vingt minutes à pied',
    'From the south shore, twenty minutes on foot',
  ],
  'hotel-autumn': ['Anfang Oktober', 'Début octobre', 'Early October'],
  'hotel-first-snow': [
    'Ende November, das Haus ist noch zu',
    'Fin novembre, la maison est encore fermée',
    'Late November, the house still closed',
  ],
  'hotel-winter-day': ['Februar, elf Uhr', 'Février, onze heures', 'February, eleven o’clock'],
  'hotel-terrace-morning': ['Terrasse, sieben Uhr', 'La terrasse, sept heures', 'The terrace, seven o’clock'],
  'history-1897': [
    'Sommer 1904, der Turm ist neu',
    'Été 1904, la tour est neuve',
    'Summer 1904, the tower is new',
  ],
  'village-autumn': [
    'Serein-Dorf, Ende September',
    'Serein-Dorf, fin septembre',
    'Serein-Dorf, late September',
  ],
  'village-winter': [
    'Serein-Dorf, nach drei Tagen Schnee',
    'Serein-Dorf, après trois jours de neige',
    'Serein-Dorf after three days of snow',
  ],
  'village-night': [
    'Serein-Dorf, halb elf',
    'Serein-Dorf, dix heures et demie',
    'Serein-Dorf, half past ten',
  ],
  'arolles-hamlet': ['Les Arolles', 'Les Arolles', 'Les Arolles'],
  'railway-viaduct': ['Hinter dem dritten Tunnel', 'Après le troisième tunnel', 'After the third tunnel'],
  'railway-station-snow': [
    'Serein-Dorf, der Zug um 17:10 Uhr',
    'Serein-Dorf, le train de 17 h 10',
    'Serein-Dorf, the 5.10 pm train',
  ],
  glacier: ['Unter dem Edelgrat, auf 2900 m', 'Sous l’Edelgrat, à 2900 m', 'Below the Edelgrat, at 2,900 m'],
  'storm-ridge': ['August, eine Stunde lang', 'Août, le temps d’une heure', 'August, for an hour'],
  alpenglow: ['Fünf Minuten im Januar', 'Cinq minutes de janvier', 'Five minutes in January'],
  'stars-over-ridge': ['August, nach Mitternacht', 'Août, après minuit', 'August, after midnight'],
  'meadow-flowers': ['Die Wiese vor dem Mähen', 'Le pré avant la faux', 'The meadow before mowing'],
  'larch-gold': ['Nordhang, 24. September', 'Versant nord, 24 septembre', 'North slope, 24 September'],
  'stone-pine-forest': [
    'Über Les Arolles, 1900 m',
    'Au-dessus des Arolles, 1900 m',
    'Above Les Arolles, 1,900 m',
  ],
  waterfall: ['Am Ende des Tals', 'Au fond de la vallée', 'At the head of the valley'],
  'suspension-bridge': [
    '140 Meter, 62 davon unter den Füssen',
    '140 mètres, 62 sous les pieds',
    '140 metres, 62 of them below',
  ],
  'fishing-lake': ['Halb sechs', 'Cinq heures et demie', 'Half past five'],
  'cattle-descent': [
    'Der letzte Samstag im September',
    'Le dernier samedi de septembre',
    'The last Saturday in September',
  ],
  'ski-touring': [
    'Unter dem Sattel, acht Uhr',
    'Sous le col, huit heures',
    'Below the saddle, eight o’clock',
  ],
  'ice-rink': ['Eisfeld, halb sechs', 'La patinoire, cinq heures et demie', 'The ice rink, half past five'],
  sledging: ['Vor der dritten Kurve', 'Avant le troisième virage', 'Before the third bend'],
  'detail-blanket': [
    'Decken, in Hinterm Grat gewebt',
    'Couvertures tissées à Hinterm Grat',
    'Blankets woven in Hinterm Grat',
  ],
  'detail-lamp': ['Licht zum Lesen', 'Une lampe pour lire', 'A light to read by'],
  'detail-bath': ['Wanne, Grat', 'La baignoire et l’arête', 'Bath and ridge'],
  'detail-desk': ['Papier, Tinte, Kaffee', 'Papier, encre, café', 'Paper, ink, coffee'],
  'breakfast-table': [
    'Frühstück, bis elf',
    'Le petit déjeuner, jusqu’à onze heures',
    'Breakfast, until eleven',
  ],
  'dish-char': ['Saibling, am Morgen gefangen', 'Un omble pêché au matin', 'Char, caught in the morning'],
  'dish-chestnut': [
    'Kastanie, Rahm, Preiselbeere',
    'Châtaigne, crème, airelles',
    'Chestnut, cream, lingonberry',
  ],
  'dish-hay-soup': ['Heusuppe, seit 1897', 'La soupe au foin, depuis 1897', 'Hay soup, since 1897'],
  'cheese-board': [
    'Aus der Sennerei Hinterm Grat',
    'De la laiterie de Hinterm Grat',
    'From the Hinterm Grat dairy',
  ],
  'wine-cellar': ['Keller, elf Grad', 'La cave, onze degrés', 'The cellar, eleven degrees'],
  'kitchen-garden': ['Sechzig Sorten', 'Soixante variétés', 'Sixty varieties'],
  'library-fireplace': [
    'Bibliothek, ab vier Uhr',
    'La bibliothèque, dès quatre heures',
    'The library, from four',
  ],
  'music-salon': ['Musiksalon', 'Le salon de musique', 'The music salon'],
  'bar-lamplight': [
    'Gratbar, kurz nach neun',
    'La Gratbar, peu après neuf heures',
    'The Gratbar, just after nine',
  ],
  'wedding-table': ['Juni, halb sieben', 'Juin, six heures et demie', 'June, half past six'],
  'spa-sauna': ['Arvensauna, 80 Grad', 'Le sauna d’arolle, 80 degrés', 'Stone pine sauna, 80 degrees'],
  'spa-steam': ['Becken, vor sieben', 'Le bassin, avant sept heures', 'The pool, before seven'],
  'spa-quiet-room': ['Ruheraum', 'La salle de repos', 'The quiet room'],
  'room-valley': [
    'Zimmer 104, Blick auf Serein-Dorf',
    'Chambre 104, vue sur Serein-Dorf',
    'Room 104, looking towards Serein-Dorf',
  ],
  'room-arven': [
    'Zimmer 312, vor dem Frühstück',
    'Chambre 312, avant le petit déjeuner',
    'Room 312, before breakfast',
  ],
  'room-lake': ['Zimmer 207, am Vormittag', 'Chambre 207, le matin', 'Room 207, in the morning'],
  'room-corner': ['Zimmer 318, am Abend', 'Chambre 318, le soir', 'Room 318, in the evening'],
  'suite-arolles': [
    'Suite Les Arolles, im Januar',
    'Suite Les Arolles, en janvier',
    'Les Arolles Suite, in January',
  ],
  'suite-garden': ['Gartensuite, im Juni', 'Suite Jardin, en juin', 'Garden Suite, in June'],
  'suite-tower': ['Turmsuite, sechster Stock', 'Suite Tour, sixième étage', 'Tower Suite, sixth floor'],
}

const order = { de: 0, fr: 1, en: 2 } as const

/** The caption of a picture in a gallery, where there is one. */
export const captionOf = (slug: string, language: keyof typeof order): string | undefined =>
  captions[slug]?.[order[language]]
