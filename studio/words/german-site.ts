/** What is on every page, and what all pages share: menus, header, hotel, footer, texts, redirects. */
export const site = {
  'Navigation menu': 'Navigation',
  'A menu in one language. A change here touches every page of the language.':
    'Ein Menü in einer Sprache. Eine Änderung hier betrifft jede Seite der Sprache.',
  Menu: 'Menü',
  'Where the menu is shown.': 'Wo das Menü erscheint.',
  Header: 'Kopfzeile',
  'Fly-out': 'Ausklappmenü',
  'Footer, first column': 'Fusszeile, erste Spalte',
  'Footer, second column': 'Fusszeile, zweite Spalte',
  Entries: 'Einträge',
  'In the order in which they are shown.': 'In der Reihenfolge, in der sie erscheinen.',
  'Header and season': 'Kopfzeile und Saison',
  'The season that the hotel is in, and the pages that the season switch leads to.':
    'Die Saison, in der das Hotel ist, und die Seiten, zu denen der Saisonwechsel führt.',
  'The season that the site opens with, or that of the opening dates ("Seasons and partners"): between two seasons the next one. Without a choice, none.':
    'Die Saison, mit der die Website öffnet, oder jene der Öffnungszeiten («Saisons und Partner»): zwischen zwei Saisons die nächste. Ohne Angabe keine.',
  'As the opening dates say': 'Nach den Öffnungszeiten',
  'Winter page': 'Winterseite',
  'The page of this language that the switch leads to in winter. It cannot be unpublished as long as it stands here.':
    'Die Seite dieser Sprache, zu der der Wechsel im Winter führt. Solange sie hier steht, lässt sie sich nicht zurückziehen.',
  'Summer page': 'Sommerseite',
  'The page of this language that the switch leads to in summer. It cannot be unpublished as long as it stands here.':
    'Die Seite dieser Sprache, zu der der Wechsel im Sommer führt. Solange sie hier steht, lässt sie sich nicht zurückziehen.',
  'Name and address of the hotel, booking engine and shop.':
    'Name und Adresse des Hotels, Buchungssystem und Shop.',
  'Name of the hotel': 'Name des Hauses',
  'As it stands in the header, in titles and in search results.':
    'Wie er in der Kopfzeile, in Titeln und in Suchergebnissen steht.',
  'Booking engine': 'Buchung',
  'Where the booking button leads. The label is that of the button.':
    'Wohin die Schaltfläche zum Buchen führt. Die Beschriftung ist ihre.',
  Enquiry: 'Anfrage',
  'A page with an enquiry form. Rooms and packages lead there, with themselves chosen.':
    'Eine Seite mit einem Anfrageformular. Zimmer und Angebote führen dorthin und sind dort schon gewählt.',
  'Enquiry about activities': 'Anfrage zu Aktivitäten',
  'A page with a form for activities. Without it they lead to the booking engine.':
    'Eine Seite mit einem Formular für Aktivitäten. Ohne sie führen sie zum Buchungssystem.',
  'Optional link to the shop in the header.': 'Link zum Shop in der Kopfzeile, freiwillig.',
  Street: 'Strasse',
  'Street and number.': 'Strasse und Hausnummer.',
  'Postal code': 'Postleitzahl',
  'Without the country’s letters.': 'Ohne die Buchstaben des Landes.',
  Town: 'Ort',
  'Name of the town.': 'Name des Ortes.',
  Country: 'Land',
  'Two capital letters, such as CH.': 'Zwei Grossbuchstaben, etwa CH.',
  Latitude: 'Breite',
  'Degrees north.': 'Grad Nord.',
  Longitude: 'Länge',
  'Degrees east.': 'Grad Ost.',
  Telephone: 'Telefon',
  'With the country’s code: +41 ….': 'Mit der Landesvorwahl: +41 ….',
  'E-mail': 'E-Mail',
  'Address for guests.': 'Adresse für Gäste.',
  Contact: 'Kontakt',
  'The address block of footer and contact overlay.': 'Der Adressblock in Fusszeile und Kontaktfenster.',
  'Contact text': 'Kontakttext',
  'Address, telephone and e-mail, as they are shown.': 'Adresse, Telefon und E-Mail, wie sie erscheinen.',
  Directions: 'Anfahrt',
  'Address of a route planner; it opens in a new tab.':
    'Adresse eines Routenplaners; er öffnet sich in einem neuen Tab.',
  'Seasons and partners': 'Saisons und Partner',
  'The texts on the length of the seasons and the logos of partners.':
    'Die Texte zur Dauer der Saisons und die Logos der Partner.',
  'Summer season': 'Sommersaison',
  'When the house is open in summer.': 'Wann das Haus im Sommer offen ist.',
  'Winter season': 'Wintersaison',
  'When the house is open in winter.': 'Wann das Haus im Winter offen ist.',
  'Opening dates': 'Öffnungszeiten',
  'The seasons of this year and the next, as dates: by them the site knows when the house is open.':
    'Die Saisons dieses und des nächsten Jahres, als Daten: An ihnen erkennt die Website, wann das Haus offen ist.',
  Partners: 'Partner',
  'The first row of logos.': 'Die erste Reihe von Logos.',
  'More partners': 'Weitere Partner',
  'An optional second row.': 'Eine zweite Reihe, freiwillig.',
  'Social networks': 'Soziale Medien',
  'The networks in the footer.': 'Die Netzwerke in der Fusszeile.',
  Networks: 'Netzwerke',
  'Legal links': 'Rechtliches',
  'The legal pages that the footer and the cookie notice link to.':
    'Die rechtlichen Seiten, zu denen Fusszeile und Cookie-Hinweis führen.',
  'Privacy policy': 'Datenschutz',
  'Also linked from the cookie notice.': 'Auch im Cookie-Hinweis verlinkt.',
  Conditions: 'Bedingungen',
  'General terms and conditions.': 'Allgemeine Geschäftsbedingungen.',
  Imprint: 'Impressum',
  'Who is responsible for the site.': 'Wer für die Website verantwortlich ist.',
  'What the site stores and why.': 'Was die Website speichert und warum.',
  'Texts of the site': 'Texte der Website',
  'Short texts such as buttons and messages, in one language and for one area of the site.':
    'Kurze Texte wie Schaltflächen und Meldungen, in einer Sprache und für einen Bereich der Website.',
  Area: 'Bereich',
  'The area of the site that the texts belong to. Do not change it.':
    'Der Bereich der Website, zu dem die Texte gehören. Bitte nicht ändern.',
  Texts: 'Texte',
  'A text that is missing here is taken from the site itself.':
    'Ein Text, der hier fehlt, kommt aus der Website selbst.',
  'Media corner': 'Medienecke',
  'Downloads for the press, behind the access code.': 'Downloads für die Presse, hinter dem Zugangscode.',
  Sections: 'Abschnitte',
  'Groups of downloads.': 'Gruppen von Downloads.',
  'Pictures of the media library': 'Bilder der Mediathek',
  'A picture that several places share: its crop and focal point are set here once, for all of them. Everybody may see it.':
    'Ein Bild, das mehrere Stellen zeigen: Ausschnitt und Fokuspunkt werden hier einmal für alle gesetzt. Jede und jeder darf es sehen.',
  'The name of the picture in the library; also read out where nothing else says what it shows.':
    'Der Name des Bildes in der Mediathek; er wird auch vorgelesen, wo sonst nichts sagt, was es zeigt.',
  'Cut here, it is cut everywhere.': 'Hier geschnitten, ist es überall geschnitten.',
  Redirects: 'Weiterleitungen',
  'Old addresses that lead elsewhere, for all languages. A page that moves leaves its redirect by itself: only others belong here.':
    'Alte Adressen, die anderswohin führen, für alle Sprachen. Eine Seite, die umzieht, hinterlässt ihre Weiterleitung von selbst: Nur andere gehören hierher.',
  'Each old address once.': 'Jede alte Adresse einmal.',
} as const
