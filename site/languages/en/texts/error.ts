import type { TextsOf } from '../../texts-of'

export const error: TextsOf<'error'> = {
  title: 'Oops, something went wrong.',
  lostText: 'The path ends here. The page may have moved, or it may never have been.',
  brokenText: 'The page could not be shown. A second try usually helps.',
  notFound: '{{code}}, Page not found:',
  broken: '{{code}}, error on page: {{path}}',
  search: 'Search the site',
  home: 'Back to the home page',
}
