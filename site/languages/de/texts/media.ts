/** The media corner (specification, sections 1 and 2). */
export const media = {
  title: 'Medienecke',
  lead: 'Bilder und Texte für die Presse. Der Zugangscode steht auf Ihrer Akkreditierung; auf Anfrage schicken wir ihn innert eines Arbeitstages.',
  code: 'Zugangscode',
  open: 'Öffnen',
  opening: 'Wird geprüft …',
  refused: 'Dieser Code öffnet die Medienecke nicht. Bitte prüfen Sie ihn, oder schreiben Sie an {{email}}.',
  tooOften: 'Von dieser Adresse kamen viele Versuche. In einer Viertelstunde geht es weiter.',
  unavailable: 'Die Medienecke antwortet gerade nicht. Bitte versuchen Sie es etwas später.',
  notKept:
    'Der Code stimmt, doch Ihr Browser hat den Zugang nicht behalten. Bitte erlauben Sie dieser Website Cookies und versuchen Sie es noch einmal, oder schreiben Sie an {{email}}.',
  notice:
    'Bevor der Code geschickt wird, läuft die Bot-Prüfung eines Drittanbieters; sie lädt, sobald Sie tippen. Der Zugang gilt acht Stunden auf diesem Gerät.',
  noScript:
    'Ohne JavaScript kann die Bot-Prüfung nicht laufen, und der Code lässt sich nicht schicken. Schreiben Sie an {{email}}, wir senden Ihnen, was Sie brauchen.',
  formRefused:
    'Ohne JavaScript kann die Bot-Prüfung nicht laufen, darum bleibt die Medienecke zu. An wen Sie schreiben können, steht auf der Seite.',
  back: 'Zurück zur Medienecke',
  openUntil: 'Offen bis {{time}}. Bitte drucken Sie die Bildzeile, die bei jedem Bild steht.',
  leave: 'Zugang schliessen',
  closed: 'Der Zugang ist geschlossen.',
  loading: 'Die Liste wird geladen …',
  download: 'Herunterladen',
  downloadAll: 'Alle als ZIP',
  empty: 'Zurzeit liegt hier nichts bereit.',
  guardedTitle: 'Nur mit Zugangscode',
  guardedLead: 'Diese Seite ist nicht öffentlich. Mit dem Zugangscode öffnet sie sich.',
  guardedBack: 'Zurück zur Seite mit dem Zugangscode',
  guardedGone: 'Hinter dem Zugangscode liegt hier gerade keine Seite.',
} as const
