/** Films, files and texts with styles, and the entries of the lists in footer, texts and media corner. */
export const media = {
  'One of the moving posters of the house, or a film of a provider that loads only when a visitor asks.':
    'Eines der bewegten Standbilder des Hauses oder ein Film eines Anbieters, der erst auf Wunsch lädt.',
  'Names the film for visitors and for screen readers.': 'Nennt den Film für Gäste und für Screenreader.',
  'Still picture': 'Standbild',
  'Shown until the film plays, and to visitors who want no motion.':
    'Erscheint, bis der Film läuft, und für alle, die keine Bewegung wünschen.',
  'Moving poster': 'Bewegtes Standbild',
  'Drawn by the site itself; nothing is loaded from outside.':
    'Von der Website selbst gezeichnet; nichts wird von aussen geladen.',
  Provider: 'Anbieter',
  'Where the film is kept, unless it is a moving poster.':
    'Wo der Film liegt, wenn es kein bewegtes Standbild ist.',
  'Id of the film': 'Kennung des Films',
  'The letters and digits at the end of the film’s address.':
    'Die Buchstaben und Ziffern am Ende der Adresse des Films.',
  'Length of the film in seconds.': 'Länge des Films in Sekunden.',
  File: 'Datei',
  'A document to download, such as a PDF.': 'Ein Dokument zum Herunterladen, etwa ein PDF.',
  'What the visitor reads. Without it, the name of the file is shown.':
    'Was Gäste lesen. Ohne Angabe erscheint der Name der Datei.',
  'Extension and size are shown beside the name by themselves.':
    'Endung und Grösse erscheinen von selbst neben dem Namen.',
  'A picture to download in its full size, shown with a preview.':
    'Ein Bild zum Herunterladen in voller Grösse, mit Vorschau gezeigt.',
  'The original is delivered, never a cut one.': 'Ausgeliefert wird das Original, nie ein Ausschnitt.',
  'A partner’s logo in the footer; it opens in a new tab.':
    'Das Logo eines Partners in der Fusszeile; der Link öffnet sich in einem neuen Tab.',
  'The partner’s site.': 'Die Website des Partners.',
  'Name of the partner': 'Name des Partners',
  'Read out by screen readers in place of the logo.': 'Von Screenreadern statt des Logos vorgelesen.',
  'Load late': 'Spät laden',
  'On: the logo is loaded only when the visitor comes near it.':
    'Ein: Das Logo wird erst geladen, wenn man in seine Nähe kommt.',
  'Uploaded here, best with a transparent ground.':
    'Hier hochgeladen, am besten mit durchsichtigem Hintergrund.',
  'Logo from the media library': 'Logo aus der Mediathek',
  'Shown where no logo was uploaded above, with the crop and focal point that it has there.':
    'Erscheint, wo oben kein Logo hochgeladen wurde, mit Ausschnitt und Fokuspunkt von dort.',
  'Social network': 'Netzwerk',
  'One network in the footer.': 'Ein Netzwerk in der Fusszeile.',
  'Shown as text: "Instagram".': 'Als Text gezeigt: «Instagram».',
  'The hotel’s page there.': 'Die Seite des Hotels dort.',
  'One short text of the site.': 'Ein kurzer Text der Website.',
  Key: 'Schlüssel',
  'The name by which the site finds the text. Do not change it.':
    'Der Name, unter dem die Website den Text findet. Bitte nicht ändern.',
  'What visitors read. Keep words in double braces, such as {{path}}: the site fills them in.':
    'Was Gäste lesen. Wörter in doppelten Klammern wie {{path}} stehen lassen: Die Website setzt sie ein.',
  'A group of downloads for the press.': 'Eine Gruppe von Downloads für die Presse.',
  'Heading of the group.': 'Überschrift der Gruppe.',
  'One or two sentences below the heading.': 'Ein bis zwei Sätze unter der Überschrift.',
  'Files and pictures. They are delivered only to visitors who know the access code.':
    'Dateien und Bilder. Sie gehen nur an Gäste, die den Zugangscode kennen.',
  Redirect: 'Weiterleitung',
  'An old address and where it leads now.': 'Eine alte Adresse und wohin sie jetzt führt.',
  'The old path, beginning with a slash.': 'Der alte Pfad, mit einem Schrägstrich am Anfang.',
  'A path of this site or a whole https address.': 'Ein Pfad dieser Website oder eine ganze https-Adresse.',
  'Text with headings, lists, emphasis and links.':
    'Text mit Überschriften, Listen, Hervorhebungen und Links.',
  'Heading 1': 'Überschrift 1',
  'Heading 2': 'Überschrift 2',
  'Heading 3': 'Überschrift 3',
  'Heading 4': 'Überschrift 4',
  'Heading 5': 'Überschrift 5',
  'Heading 6': 'Überschrift 6',
  Quote: 'Zitat',
  Bullets: 'Punkte',
  Numbers: 'Nummern',
  Strong: 'Fett',
  Emphasis: 'Kursiv',
} as const
