import { usualCurrency } from '../../site/brand/house'

/** Building blocks that documents and parts share: pictures, links, prices, films, files, texts. */
export const blocks = {
  'A picture with what it means on this page. Set the focal point so that it is cut well everywhere.':
    'Ein Bild und was es auf dieser Seite bedeutet. Den Fokuspunkt so setzen, dass es überall gut geschnitten ist.',
  'Alternative text': 'Bildbeschreibung',
  'What the picture shows, for visitors who cannot see it. Leave empty only for decoration.':
    'Was das Bild zeigt, für alle, die es nicht sehen. Nur bei Schmuck leer lassen.',
  Caption: 'Legende',
  'A line below the picture. The credit line is taken from the picture itself.':
    'Eine Zeile unter dem Bild. Der Bildnachweis kommt aus dem Bild selbst.',
  Ratio: 'Seitenverhältnis',
  'How the picture is cut beside a text and in a season teaser: default (as it is), square, panorama, or width:height such as 4:5; 3:2 without it. Elsewhere the layout decides.':
    'Wie das Bild neben einem Text und im Saisonteaser geschnitten ist: default (wie es ist), square (quadratisch), panorama oder Breite:Höhe, etwa 4:5; ohne Angabe 3:2. Anderswo entscheidet die Gestaltung.',
  'A link to a page of this site, to a section of a page, or to another site.':
    'Ein Link zu einer Seite dieser Website, zu einem Abschnitt einer Seite oder zu einer anderen Website.',
  Label: 'Beschriftung',
  'The words of the link or button. Say where it leads; without it the title of the page is used.':
    'Die Wörter des Links oder der Schaltfläche. Sie sagen, wohin es geht; ohne sie gilt der Titel der Seite.',
  'Leads to another site': 'Führt auf eine andere Website',
  'On: the address below counts and opens in a new tab. Off: the page below counts.':
    'Ein: Es gilt die Adresse unten, sie öffnet sich in einem neuen Tab. Aus: Es gilt die Seite unten.',
  'The whole address: https://…, mailto:… or tel:…. A path of this site, such as /events, is allowed too.':
    'Die ganze Adresse: https://…, mailto:… oder tel:…. Auch ein Pfad dieser Website ist erlaubt, etwa /events.',
  'The page of this site. When it is unpublished, the link vanishes by itself.':
    'Die Seite dieser Website. Ist sie nicht mehr veröffentlicht, verschwindet der Link von selbst.',
  Section: 'Abschnitt',
  'Optional: the section id of a part of that page, to jump right there.':
    'Freiwillig: die Sprungmarke eines Abschnitts jener Seite, um genau dorthin zu springen.',
  'Jump link': 'Sprunglink',
  'A section of a page.': 'Ein Abschnitt einer Seite.',
  'The page that holds the section. Without it, the page that the visitor is on.':
    'Die Seite mit dem Abschnitt. Ohne sie die Seite, auf der man gerade ist.',
  'The section id of a part of that page.': 'Die Sprungmarke eines Abschnitts jener Seite.',
  'Menu entry': 'Menüeintrag',
  'One entry: an external link, a jump link, a page, or a dropdown (entries below it) with or without a page of its own.':
    'Ein Eintrag: ein Link nach aussen, ein Sprunglink, eine Seite oder ein Untermenü (Einträge darunter) mit oder ohne eigene Seite.',
  'The words in the menu. Without it the title of the page is shown.':
    'Die Wörter im Menü. Ohne sie erscheint der Titel der Seite.',
  'The words in the menu where there is no title: entries of older menus have it.':
    'Die Wörter im Menü, wo es keinen Titel gibt: Einträge älterer Menüs haben sie.',
  'On: the address below counts, and it opens in a new tab.':
    'Ein: Es gilt die Adresse unten, sie öffnet sich in einem neuen Tab.',
  'Leads to a section': 'Führt zu einem Abschnitt',
  'On: the jump link below counts.': 'Ein: Es gilt der Sprunglink unten.',
  'Page and section to jump to.': 'Seite und Abschnitt, zu denen gesprungen wird.',
  'The page of this site. When it is unpublished, the entry vanishes by itself.':
    'Die Seite dieser Website. Ist sie nicht mehr veröffentlicht, verschwindet der Eintrag von selbst.',
  Dropdown: 'Untermenü',
  'Entries below this one.': 'Einträge unter diesem.',
  Fact: 'Angabe',
  'One line of a list of facts: "Bed" and "180 by 200 cm".':
    'Eine Zeile der Eckdaten: «Bett» und «180 mal 200 cm».',
  'What the fact is about.': 'Wovon die Angabe handelt.',
  Value: 'Wert',
  'The fact itself, with its unit.': 'Die Angabe selbst, mit ihrer Einheit.',
  Price: 'Preis',
  'One line of a price list.': 'Eine Zeile einer Preisliste.',
  'What is paid for: "Low season", "Two persons".': 'Wofür man zahlt: «Zwischensaison», «Zwei Personen».',
  'Only where the price holds in one season.': 'Nur wo der Preis in einer Saison gilt.',
  Amount: 'Betrag',
  'The number alone. Leave empty for "on request".': 'Nur die Zahl. Leer lassen für «auf Anfrage».',
  Currency: 'Währung',
  [`Its three capital letters in ISO 4217. Without it, ${usualCurrency}.`]: `Ihre drei Grossbuchstaben nach ISO 4217. Ohne Angabe ${usualCurrency}.`,
  Unit: 'Einheit',
  'What the amount is for: "per night", "per person".': 'Wofür der Betrag gilt: «pro Nacht», «pro Person».',
  Note: 'Hinweis',
  'A short remark below the line.': 'Eine kurze Bemerkung unter der Zeile.',
  'Open season': 'Offene Saison',
  'From when to when the house is open.': 'Von wann bis wann das Haus offen ist.',
  'What the house is then.': 'In welcher Saison das Haus dann ist.',
  From: 'Von',
  'The first day on which guests can arrive.': 'Der erste Tag, an dem Gäste anreisen können.',
  To: 'Nach',
  'The day on which the last guests leave.': 'Der Tag, an dem die letzten Gäste abreisen.',
  'Opening time': 'Öffnungszeit',
  'When something is open on some days. Without times, the note says what holds.':
    'Wann etwas an bestimmten Tagen offen ist. Ohne Zeiten sagt der Hinweis, was gilt.',
  Days: 'Tage',
  'As a visitor reads it: "Monday to Friday".': 'Wie Gäste es lesen: «Montag bis Freitag».',
  Opens: 'Öffnet',
  'Time of the hotel, written HH:mm.': 'Zeit des Hotels, als HH:mm geschrieben.',
  Closes: 'Schliesst',
  'Time of the hotel, written HH:mm. Earlier than the opening means after midnight.':
    'Zeit des Hotels, als HH:mm geschrieben. Früher als die Öffnung heisst nach Mitternacht.',
  'Such as "last orders at 21:30" or "closed".': 'Etwa «letzte Bestellung um 21:30» oder «geschlossen».',
} as const
