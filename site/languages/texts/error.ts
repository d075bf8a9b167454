import type { Texts } from './texts'

/**
 * Screens for pages that do not exist and for failures in the browser (specification, sections 2 and 8). The message
 * `Page not found: {path}` is the same in every language, as specified; title and text say it in the visitor's.
 */
export const error = {
  de: {
    title: 'Ups, da ist etwas schief gelaufen.',
    lostText: 'Der Weg hört hier auf. Vielleicht wurde die Seite verlegt, vielleicht war sie nie da.',
    brokenText: 'Die Seite liess sich nicht aufbauen. Ein zweiter Versuch hilft meistens.',
    notFound: '{{code}}, Page not found:',
    broken: '{{code}}, Fehler auf der Seite: {{path}}',
    home: 'Zurück zur Startseite',
  },
  fr: {
    title: 'quelque chose n’a pas fonctionné.',
    lostText: 'Le chemin s’arrête ici. La page a peut-être été déplacée, peut-être n’a-t-elle jamais existé.',
    brokenText: 'La page n’a pas pu s’afficher. Un second essai suffit le plus souvent.',
    notFound: '{{code}}, Page not found:',
    broken: '{{code}}, erreur sur la page : {{path}}',
    home: 'Retour à l’accueil',
  },
  en: {
    title: 'Oops, something went wrong.',
    lostText: 'The path ends here. The page may have moved, or it may never have been.',
    brokenText: 'The page could not be shown. A second try usually helps.',
    notFound: '{{code}}, Page not found:',
    broken: '{{code}}, error on page: {{path}}',
    home: 'Back to the home page',
  },
} as const satisfies Texts
