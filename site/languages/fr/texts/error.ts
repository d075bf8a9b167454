import type { TextsOf } from '../../texts-of'

export const error: TextsOf<'error'> = {
  title: 'quelque chose n’a pas fonctionné.',
  lostText: 'Le chemin s’arrête ici. La page a peut-être été déplacée, peut-être n’a-t-elle jamais existé.',
  brokenText: 'La page n’a pas pu s’afficher. Un second essai suffit le plus souvent.',
  notFound: '{{code}}, Page not found:',
  broken: '{{code}}, erreur sur la page : {{path}}',
  search: 'Chercher sur le site',
  home: 'Retour à l’accueil',
}
