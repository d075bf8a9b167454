/** The parts of a page that lead on, ask, or show what comes from elsewhere. */
export const lists = {
  Teasers: 'Teaser',
  'Leads to other pages with title, line and picture, all taken from those pages.':
    'Führt zu anderen Seiten mit Titel, Zeile und Bild, alles von jenen Seiten.',
  'Index: a list beside one picture that changes. Pairs: two by two, each with its picture.':
    'Index: eine Liste neben einem Bild, das wechselt. Paare: je zwei, jedes mit seinem Bild.',
  Pairs: 'Paare',
  Pages: 'Seiten',
  'In the order in which they are shown; a list of offers alone begins with the soonest. Choose pages of the same language.':
    'In der Reihenfolge, in der sie erscheinen; eine Liste nur aus Angeboten beginnt mit dem nächsten. Bitte Seiten derselben Sprache wählen.',
  'Beside an index until a row is pointed at. Without it, that of its first page.':
    'Neben einem Index, bis man auf eine Zeile zeigt. Ohne Bild jenes der ersten Seite.',
  'Room finder': 'Zimmerfinder',
  'Rooms and suites side by side, with what they have and cost, and their floor plans; visitors choose by guests, dog, stove, bath and floor.':
    'Zimmer und Suiten nebeneinander, mit dem, was sie haben und kosten, und ihren Grundrissen; man wählt nach Gästen, Hund, Ofen, Wanne und Stock.',
  Rooms: 'Zimmer',
  'In the order in which they are shown. Choose rooms of the same language.':
    'In der Reihenfolge, in der sie erscheinen. Bitte Zimmer derselben Sprache wählen.',
  'Views from the house as they are now; they open large.':
    'Ausblicke vom Haus, wie sie jetzt sind; sie öffnen sich gross.',
  'The views of one day in their order, from dawn to night. The page shows that of the hour.':
    'Die Ausblicke eines Tages der Reihe nach, vom Morgengrauen bis zur Nacht. Die Seite zeigt jenen der Stunde.',
  Place: 'Ort',
  'Where the camera stands, and what it looks at.': 'Wo die Kamera steht und worauf sie blickt.',
  'Today on the ridge': 'Heute am Grat',
  'One line that says by itself what it is like up there: season, temperature, snow, lifts, train.':
    'Eine Zeile, die von selbst sagt, wie es oben ist: Saison, Temperatur, Schnee, Lifte, Bahn.',
  'Where the webcam is; the line names the time of its picture. Optional.':
    'Wo die Webcam ist; die Zeile nennt die Zeit ihres Bildes. Freiwillig.',
  'Map and directions': 'Karte und Anfahrt',
  'How to get here; the map loads only by click.': 'Wie man hierherkommt; die Karte lädt erst auf Klick.',
  'Degrees north, such as 46.7867.': 'Grad Nord, etwa 46.7867.',
  'Degrees east, such as 9.6790.': 'Grad Ost, etwa 9.6790.',
  'Link to a route planner.': 'Link zu einem Routenplaner.',
  'Enquiry form': 'Anfrageformular',
  'A form by which guests ask for a room, a table, an activity, a wedding or a meeting.':
    'Ein Formular, mit dem Gäste nach einem Zimmer, einem Tisch, einer Aktivität, einer Hochzeit oder einer Tagung fragen.',
  'For what': 'Wofür',
  'What guests ask for; the questions follow from it. Without a choice a room.':
    'Wonach Gäste fragen; daraus ergeben sich die Fragen. Ohne Angabe ein Zimmer.',
  'Rooms and packages': 'Zimmer und Angebote',
  'A table': 'Ein Tisch',
  'An activity': 'Eine Aktivität',
  'A wedding': 'Eine Hochzeit',
  'A meeting': 'Eine Tagung',
  Choice: 'Auswahl',
  'What guests can choose: rooms, packages, restaurants or activities of the same language.':
    'Was Gäste wählen können: Zimmer, Angebote, Restaurants oder Aktivitäten derselben Sprache.',
  'Ask for children': 'Nach Kindern fragen',
  'Whether the ages of children are asked for.': 'Ob nach dem Alter der Kinder gefragt wird.',
  'Ask for a dog': 'Nach einem Hund fragen',
  'Whether guests of rooms can say that a dog comes along.':
    'Ob Zimmergäste sagen können, dass ein Hund mitkommt.',
  'Telephone is needed': 'Telefon nötig',
  'Without it the telephone number is optional.': 'Ohne dies ist die Telefonnummer freiwillig.',
  'Goes to': 'Geht an',
  'The address that enquiries go to. Visitors do not see it. Without it the one of the house.':
    'Die Adresse, an die Anfragen gehen. Gäste sehen sie nicht. Ohne Angabe jene des Hauses.',
  Promise: 'Versprechen',
  'What guests can expect, such as "We answer on the same day." Below the receipt.':
    'Was Gäste erwarten dürfen, etwa «Wir antworten am selben Tag.». Unter der Bestätigung.',
  'Season teaser': 'Saisonteaser',
  'Leads to the summer or the winter of the house.': 'Führt zum Sommer oder zum Winter des Hauses.',
  'The season that the teaser is about; it takes its colours.':
    'Die Saison, von der der Teaser handelt; er nimmt ihre Farben an.',
  'One or two sentences.': 'Ein bis zwei Sätze.',
  'Usually the page of that season.': 'Meist die Seite jener Saison.',
  'Upcoming events': 'Nächste Veranstaltungen',
  'The next events from the events service, by themselves.':
    'Die nächsten Veranstaltungen aus dem Veranstaltungsdienst, von selbst.',
  'How many': 'Anzahl',
  'From 1 to 12; 3 without it.': 'Von 1 bis 12; ohne Angabe 3.',
  'Only events of this category, by the id that the events service gives it.':
    'Nur Veranstaltungen dieser Kategorie, nach der Kennung des Veranstaltungsdienstes.',
} as const
