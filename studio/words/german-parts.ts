/** The parts of a page that show words and pictures, and what all parts have. */
export const parts = {
  'Heading of the part. Optional where the part speaks for itself.':
    'Überschrift des Abschnitts. Freiwillig, wo der Abschnitt für sich spricht.',
  'Section id': 'Sprungmarke',
  'The name that jump links point to, such as "wellness". Once on each page.':
    'Der Name, auf den Sprunglinks zeigen, etwa «wellness». Auf jeder Seite nur einmal.',
  'Shown in': 'Zu sehen',
  'Only in one season. Without a choice in both.': 'Nur in einer Saison. Ohne Angabe in beiden.',
  Background: 'Hintergrund',
  'Colour behind the part. Without it, that of the page.':
    'Farbe hinter dem Abschnitt. Ohne Angabe jene der Seite.',
  'The text, with headings, lists and links.': 'Der Text, mit Überschriften, Listen und Links.',
  'The picture of the part.': 'Das Bild des Abschnitts.',
  Pictures: 'Bilder',
  'Buttons at the end of the part; the first is the strongest.':
    'Schaltflächen am Ende des Abschnitts; die erste ist die stärkste.',
  'A line below the list.': 'Eine Zeile unter der Liste.',
  Hero: 'Auftakt',
  'The opening of a page: one large picture or film with a title.':
    'Der Anfang einer Seite: ein grosses Bild oder ein Film mit einem Titel.',
  'Tone of the text': 'Ton',
  'Ink on light skies, snow on dark ones: the colour of header and title over the picture.':
    'Tinte auf hellem Himmel, Schnee auf dunklem: die Farbe von Kopfzeile und Titel über dem Bild.',
  'Ink (dark)': 'Tinte (dunkel)',
  'Snow (light)': 'Schnee (hell)',
  'Takes the place of the picture, with controls of its own; the picture stays for visitors without motion.':
    'Tritt an die Stelle des Bildes, mit eigenen Bedienelementen; das Bild bleibt für alle, die keine Bewegung wünschen.',
  'Shown as rows. Beside a link to a section with the id "webcam" stands the time at the house.':
    'Als Zeilen gezeigt. Neben einem Link zur Sprungmarke «webcam» steht die Zeit am Haus.',
  'A text in one column, with an optional line beside it.':
    'Ein Text in einer Spalte, auf Wunsch mit einer Zeile daneben.',
  Aside: 'Randtext',
  'A short line beside the text, such as a place or a year.':
    'Eine kurze Zeile neben dem Text, etwa ein Ort oder ein Jahr.',
  'Text with picture': 'Text mit Bild',
  'A text beside a picture.': 'Ein Text neben einem Bild.',
  'Side of the picture': 'Bildseite',
  'On a phone the picture always comes first.': 'Auf dem Telefon kommt das Bild immer zuerst.',
  Left: 'Links',
  Right: 'Rechts',
  'Pictures as a wall of columns; each opens large.': 'Bilder als Wand aus Spalten; jedes öffnet sich gross.',
  'Column width': 'Spaltenbreite',
  'Width of a column in pixels, 400 without it. There is always at least one column.':
    'Breite einer Spalte in Pixeln, ohne Angabe 400. Es gibt immer mindestens eine Spalte.',
  'One very wide picture from edge to edge, with a short text.':
    'Ein sehr breites Bild von Rand zu Rand, mit einem kurzen Text.',
  'A few rows below the text, such as when, what is included, and the price.':
    'Einige Zeilen unter dem Text, etwa wann, was inbegriffen ist, und der Preis.',
  'A sentence that somebody said.': 'Ein Satz, den jemand gesagt hat.',
  'Without quotation marks; the site sets those of the language.':
    'Ohne Anführungszeichen; die Website setzt jene der Sprache.',
  Source: 'Quelle',
  'Who said it, and where.': 'Wer es gesagt hat, und wo.',
  'A list of facts with label and value.': 'Eine Liste von Angaben mit Beschriftung und Wert.',
  'Up to forty lines.': 'Bis zu vierzig Zeilen.',
  'A price list.': 'Eine Preisliste.',
  'When something is open.': 'Wann etwas offen ist.',
  'Opening times': 'Öffnungszeiten',
  'A film with its controls; nothing loads before the visitor asks.':
    'Ein Film mit Bedienelementen; nichts lädt, bevor jemand es wünscht.',
  'Which film, and its still picture.': 'Welcher Film, und sein Standbild.',
  Accordion: 'Akkordeon',
  'Titles that open their texts, such as questions.': 'Titel, die ihre Texte öffnen, etwa Fragen.',
  'Each with a title and a text.': 'Jeder mit einem Titel und einem Text.',
  Question: 'Frage',
  'One entry of an accordion: a title that opens its text.':
    'Ein Eintrag eines Akkordeons: ein Titel, der seinen Text öffnet.',
  'Always visible; often a question.': 'Immer zu sehen; oft eine Frage.',
  'Shown when the entry is opened.': 'Erscheint, wenn der Eintrag geöffnet ist.',
  'Files and pictures for everybody to download.': 'Dateien und Bilder, die alle herunterladen können.',
  'Files for the press belong to the media corner instead.':
    'Dateien für die Presse gehören in die Medienecke.',
  'Call to action': 'Aufforderung',
  'One sentence and a button.': 'Ein Satz und eine Schaltfläche.',
  'Why the visitor should act now.': 'Weshalb man es jetzt tun sollte.',
} as const
