/**
 * Screens for pages that do not exist and for failures in the browser (specification, sections 2 and 8). The message
 * `Page not found: {path}` is the same in every language, as specified; title and text say it in the visitor's.
 */
export const error = {
  title: 'Ups, da ist etwas schief gelaufen.',
  lostText: 'Der Weg hört hier auf. Vielleicht wurde die Seite verlegt, vielleicht war sie nie da.',
  brokenText: 'Die Seite liess sich nicht aufbauen. Ein zweiter Versuch hilft meistens.',
  notFound: '{{code}}, Page not found:',
  broken: '{{code}}, Fehler auf der Seite: {{path}}',
  search: 'Auf der Website suchen',
  home: 'Zurück zur Startseite',
} as const
