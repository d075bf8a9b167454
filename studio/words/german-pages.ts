/** What every document with a page of its own has: address, schedule, settings, search. */
export const pages = {
  Page: 'Seite',
  'A page of the site that is made of parts.': 'Eine Seite der Website, aus Abschnitten gebaut.',
  Title: 'Titel',
  'Name of the page, as menus, teasers and search results show it.':
    'Name der Seite, wie ihn Menüs, Teaser und Suchergebnisse zeigen.',
  Address: 'Adresse',
  'Where the page is on this site.': 'Wo die Seite auf dieser Website liegt.',
  Path: 'Pfad',
  'The whole path: in the main language without prefix (/zimmer/arve), in every other one behind the code of the language; no slash at the end. A changed path leaves a redirect.':
    'Der ganze Pfad: in der Hauptsprache ohne Vorsatz (/zimmer/arve), in jeder anderen hinter dem Kürzel der Sprache; ohne Schrägstrich am Ende. Ein geänderter Pfad hinterlässt eine Weiterleitung.',
  'Off: the page is taken from the site, and links to it vanish. Without a choice the page is live.':
    'Aus: Die Seite wird von der Website genommen, Links zu ihr verschwinden. Ohne Angabe ist sie live.',
  Schedule: 'Zeitplan',
  'The page appears and vanishes by itself, to the minute. Times are those of this computer.':
    'Die Seite erscheint und verschwindet von selbst, auf die Minute. Es gilt die Zeit dieses Computers.',
  'Live from': 'Live ab',
  'Until then the page is not on the site. Empty: at once.':
    'Bis dahin ist die Seite nicht auf der Website. Leer: sofort.',
  'Live until': 'Live bis',
  'From then on the page is no longer on the site. Empty: for good.':
    'Von da an ist die Seite nicht mehr auf der Website. Leer: auf Dauer.',
  Lead: 'Einleitung',
  'One or two sentences about the page, for its head and for teasers.':
    'Ein bis zwei Sätze über die Seite, für ihren Kopf und für Teaser.',
  Picture: 'Bild',
  'The picture of the page, for its head, teasers and sharing.':
    'Das Bild der Seite, für ihren Kopf, für Teaser und zum Teilen.',
  'Home page': 'Startseite',
  'On for the one home page of each language; its path is the code of the language alone, and / in the main one.':
    'Ein für die eine Startseite jeder Sprache; ihr Pfad ist das Kürzel der Sprache allein, in der Hauptsprache /.',
  'Season page': 'Saisonseite',
  'Set only on the summer page and on the winter page: the season switch leads there.':
    'Nur auf der Sommer- und der Winterseite gewählt: Der Saisonwechsel führt dorthin.',
  Summer: 'Sommer',
  Guard: 'Schutz',
  'At the address of a guarded page the site asks for the access code of the media corner, and shows the page behind it. Nothing of it is public, no link to it either.':
    'An der Adresse einer geschützten Seite fragt die Website nach dem Zugangscode der Medienecke und zeigt die Seite dahinter. Nichts von ihr ist öffentlich, auch kein Link zu ihr.',
  'Access code (auth)': 'Zugangscode (auth)',
  Layout: 'Anordnung',
  'Bare: without header and footer, for a page that is shown by itself, such as a menu in a frame. Empty: with both.':
    'Nackt: ohne Kopf- und Fusszeile, für eine Seite, die allein gezeigt wird, etwa eine Speisekarte in einem Rahmen. Leer: mit beiden.',
  'Header and footer': 'Kopf- und Fusszeile',
  Bare: 'Nackt',
  Parts: 'Abschnitte',
  'What the page is made of, from top to bottom.': 'Woraus die Seite besteht, von oben nach unten.',
  'Page settings': 'Seiteneinstellungen',
  'Background of the page.': 'Hintergrund der Seite.',
  'How the page as a whole looks.': 'Wie die Seite als Ganzes aussieht.',
  'Coloured background': 'Farbiger Hintergrund',
  'On: the page has the colour below. Off: it is white.':
    'Ein: Die Seite hat die Farbe unten. Aus: Sie ist weiss.',
  'Background colour': 'Hintergrundfarbe',
  'The colour of the whole page.': 'Die Farbe der ganzen Seite.',
  'One of the colours of the house.': 'Eine der Farben des Hauses.',
  Colour: 'Farbe',
  'Gold is the secondary colour, Rose is rose, Green is mint; everything else is white.':
    'Gold ist die Zweitfarbe, Rose ist Rosa, Green ist Mint; alles andere ist Weiss.',
  White: 'Weiss',
  'Gold (secondary colour)': 'Gold (Zweitfarbe)',
  Rose: 'Rosa',
  'Green (mint)': 'Grün (Mint)',
  'Search engines and sharing': 'Suche und Teilen',
  'Only where the page’s own title, lead and picture do not serve.':
    'Nur wo Titel, Einleitung und Bild der Seite selbst nicht passen.',
  'What search engines and messengers show of the page. Empty fields are filled from the page itself.':
    'Was Suchmaschinen und Messenger von der Seite zeigen. Leere Felder füllt die Seite selbst.',
  'The title in search results. Longer than 60 characters is cut there.':
    'Der Titel in Suchergebnissen. Was länger ist als 60 Zeichen, wird dort gekürzt.',
  Description: 'Beschreibung',
  'One or two sentences for search results. Longer than 160 characters is cut there.':
    'Ein bis zwei Sätze für Suchergebnisse. Was länger ist als 160 Zeichen, wird dort gekürzt.',
  'Share picture': 'Bild zum Teilen',
  'Shown when the page is shared, cut to 1200 by 630 pixels around the focal point.':
    'Erscheint, wenn die Seite geteilt wird, um den Fokuspunkt auf 1200 mal 630 Pixel geschnitten.',
  'Hide from search engines': 'Vor Suchmaschinen verborgen',
  'On: the page stays reachable, but search engines are asked not to list it.':
    'Ein: Die Seite bleibt erreichbar, Suchmaschinen werden aber gebeten, sie nicht aufzuführen.',
} as const
