import { usualCurrency } from '../../site/brand/house'

/** Rooms, restaurants, packages and activities. */
export const offers = {
  'Room or suite': 'Zimmer oder Suite',
  'A category of rooms with a page of its own.': 'Eine Zimmerkategorie mit eigener Seite.',
  Category: 'Kategorie',
  'Search engines are told whether it is a room or a suite. Without a choice, a room.':
    'Suchmaschinen erfahren, ob es ein Zimmer oder eine Suite ist. Ohne Angabe ein Zimmer.',
  Room: 'Zimmer',
  Size: 'Grösse',
  'Square metres.': 'Quadratmeter.',
  Guests: 'Gäste',
  'For how many persons at most.': 'Für höchstens wie viele Personen.',
  Floor: 'Stock',
  'A whole number, 0 for the ground floor. The lowest, where the rooms lie on several.':
    'Eine ganze Zahl, 0 für das Erdgeschoss. Der tiefste, wenn die Zimmer auf mehreren liegen.',
  'Up to floor': 'Bis Stock',
  'The highest floor, only where the rooms lie on several. The room finder offers each of them.':
    'Der höchste Stock, nur wenn die Zimmer auf mehreren liegen. Der Zimmerfinder bietet jeden davon an.',
  Beds: 'Betten',
  'As a visitor reads it: "double bed, 180 by 200 cm".': 'Wie Gäste es lesen: «Doppelbett, 180 mal 200 cm».',
  'What it has of its own': 'Das Besondere',
  'In a few words, for lists and facts: "balcony to the south", "a door of its own".':
    'In wenigen Worten, für Listen und Eckdaten: «Balkon nach Süden», «eigener Eingang».',
  'Dogs are welcome': 'Hunde',
  'The room finder offers it to guests with a dog.': 'Der Zimmerfinder bietet es Gästen mit Hund an.',
  'Stove or fireplace': 'Ofen',
  Bathtub: 'Wanne',
  'The room finder offers it to guests who wish for one.':
    'Der Zimmerfinder bietet es Gästen an, die das wünschen.',
  'Note on the price': 'Hinweis zum Preis',
  'What the price includes: "per night for two, with breakfast".':
    'Was der Preis umfasst: «pro Nacht für zwei, mit Frühstück».',
  Prices: 'Preise',
  'The only place for what the room costs: one price for each season at least. Lists, the booking bar and search engines show the lowest of each season.':
    'Der einzige Ort für den Zimmerpreis: mindestens ein Preis pro Saison. Listen, Buchungsleiste und Suchmaschinen zeigen den tiefsten jeder Saison.',
  Facts: 'Eckdaten',
  'What is worth knowing, line by line.': 'Was zu wissen sich lohnt, Zeile für Zeile.',
  Gallery: 'Galerie',
  'More pictures, in the order in which they are shown.':
    'Weitere Bilder, in der Reihenfolge, in der sie erscheinen.',
  'Floor plan': 'Grundriss',
  'A drawing in dark lines without a ground, best as SVG; it stands beside the facts.':
    'Eine Zeichnung in dunklen Linien ohne Hintergrund, am besten als SVG; sie steht neben den Eckdaten.',
  'Booking code': 'Buchungscode',
  'The code of the booking engine; the booking link opens right there.':
    'Der Code des Buchungssystems; der Buchungslink öffnet sich genau dort.',
  'Restaurant or bar': 'Restaurant oder Bar',
  'A place to eat or drink with a page of its own.': 'Ein Ort zum Essen oder Trinken mit eigener Seite.',
  Cuisine: 'Küche',
  'What is cooked, in a few words.': 'Was gekocht wird, in wenigen Worten.',
  Seats: 'Plätze',
  'For how many guests.': 'Für wie viele Gäste.',
  'Opening hours': 'Öffnungszeiten',
  'One line for each group of days.': 'Eine Zeile für jede Gruppe von Tagen.',
  'Where a table is booked: a page, an address, a telephone number (tel:…).':
    'Wo man einen Tisch reserviert: eine Seite, eine Adresse, eine Telefonnummer (tel:…).',
  Package: 'Angebot',
  'A stay with everything that belongs to it, at one price.':
    'Ein Aufenthalt mit allem, was dazugehört, zu einem Preis.',
  Nights: 'Nächte',
  'How many nights the stay has.': 'Wie viele Nächte der Aufenthalt dauert.',
  'Price from': 'Preis ab',
  [`The lowest price in ${usualCurrency}, as a number alone.`]: `Der tiefste Preis in ${usualCurrency}, nur die Zahl.`,
  'Valid from': 'Gültig ab',
  'First day on which guests can arrive.': 'Erster Tag, an dem Gäste anreisen können.',
  'Valid to': 'Gültig bis',
  'Last day on which guests can arrive.': 'Letzter Tag, an dem Gäste anreisen können.',
  Includes: 'Inbegriffen',
  'What belongs to the stay, one thing on each line.': 'Was zum Aufenthalt gehört, pro Zeile eines.',
  Activity: 'Aktivität',
  'Something to do in or around the house: a walk, a ski run, a treatment.':
    'Etwas, was man im Haus oder ringsum tun kann: eine Wanderung, eine Abfahrt, eine Behandlung.',
  Season: 'Saison',
  'Only where it belongs to one season.': 'Nur wo es zu einer Saison gehört.',
  Difficulty: 'Schwierigkeit',
  'For walks and runs.': 'Für Wanderungen und Abfahrten.',
  Easy: 'Leicht',
  Moderate: 'Mittel',
  Demanding: 'Anspruchsvoll',
  Duration: 'Dauer',
  'As a visitor reads it: "3 h 30".': 'Wie Gäste es lesen: «3 h 30».',
  Distance: 'Strecke',
  'Length of the way in kilometres.': 'Länge des Weges in Kilometern.',
  Ascent: 'Aufstieg',
  'Metres of ascent.': 'Höhenmeter im Aufstieg.',
  'Meeting point': 'Treffpunkt',
  'Where it begins.': 'Wo es beginnt.',
} as const
