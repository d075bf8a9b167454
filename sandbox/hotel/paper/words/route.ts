/** What the route says beyond the page. */
export interface RouteWords {
  title: string
  lead: string
  map: {
    description: string
    station: string
    fountain: string
    road: string
    boathouse: string
    avenue: string
    lake: string
    meadow: string
    scale: string
  }
  bus: readonly [title: string, text: string]
  luggage: readonly [title: string, text: string]
  address: string
  telephone: string
  place: string
}

export const routeWords: Readonly<Record<'de' | 'fr' | 'en', RouteWords>> = {
  de: {
    title: 'Zu Fuss zum Haus',
    lead: 'Eine halbe Stunde vom Bahnhof, das meiste davon am Wasser.',
    map: {
      description:
        'Gezeichnete Karte des Weges: vom Bahnhof Serein-Dorf am Brunnen vorbei, auf der Seestrasse am Nordufer des Lej Serein bis zum Bootshaus, durch die Allee hinauf zum Grandhotel Edelgrat',
      station: 'Bahnhof Serein-Dorf',
      fountain: 'Brunnen',
      road: 'Seestrasse, 20 Minuten',
      boathouse: 'Bootshaus',
      avenue: 'Allee, 10 Minuten',
      lake: 'Lej Serein',
      meadow: 'Wiese',
      scale: 'Norden ist oben. Nicht massstäblich.',
    },
    bus: [
      'Mit dem Hausbus',
      'Sechs Minuten vom Bahnhof. Er wartet auf Ihren Zug, auch wenn er Verspätung hat; sagen Sie uns nur, welcher es ist.',
    ],
    luggage: ['Das Gepäck', 'Geben Sie es am Bahnhof dem Portier. Es steht im Zimmer, bevor Sie da sind.'],
    address: 'Adresse',
    telephone: 'Telefon',
    place: 'Lage',
  },
  fr: {
    title: 'À pied jusqu’à la maison',
    lead: 'Une demi-heure depuis la gare, presque toujours au bord de l’eau.',
    map: {
      description:
        'Plan dessiné du chemin : de la gare de Serein-Dorf, passer la fontaine, suivre la Seestrasse sur la rive nord du Lej Serein jusqu’au hangar à bateaux, puis monter l’allée jusqu’au Grandhotel Edelgrat',
      station: 'Gare de Serein-Dorf',
      fountain: 'Fontaine',
      road: 'Seestrasse, 20 minutes',
      boathouse: 'Hangar à bateaux',
      avenue: 'Allée, 10 minutes',
      lake: 'Lej Serein',
      meadow: 'Pré',
      scale: 'Le nord est en haut. Sans échelle.',
    },
    bus: [
      'Avec le bus de la maison',
      'Six minutes depuis la gare. Il attend votre train, même en retard ; dites-nous seulement lequel.',
    ],
    luggage: ['Les bagages', 'Confiez-les au portier, à la gare. Ils seront dans la chambre avant vous.'],
    address: 'Adresse',
    telephone: 'Téléphone',
    place: 'Situation',
  },
  en: {
    title: 'On foot to the house',
    lead: 'Half an hour from the station, most of it along the water.',
    map: {
      description:
        'Drawn map of the way: from the station at Serein-Dorf past the fountain, along Seestrasse on the north shore of the Lej Serein to the boathouse, and up the avenue to the Grandhotel Edelgrat',
      station: 'Serein-Dorf station',
      fountain: 'Fountain',
      road: 'Seestrasse, 20 minutes',
      boathouse: 'Boathouse',
      avenue: 'Avenue, 10 minutes',
      lake: 'Lej Serein',
      meadow: 'Meadow',
      scale: 'North is up. Not to scale.',
    },
    bus: [
      'By house bus',
      'Six minutes from the station. It waits for your train, even a late one; just tell us which.',
    ],
    luggage: ['Luggage', 'Give it to the porter at the station. It is in your room before you are.'],
    address: 'Address',
    telephone: 'Telephone',
    place: 'Location',
  },
}
