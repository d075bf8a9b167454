import type { SiteAnswers } from './target'

/** Objects beside the site that tell the edge in front of a storage what is answered where there is no page. */
export const answersObject = '.edge/answers.json'
export const redirectsObject = '_redirects'

/**
 * `.edge/answers.json` is for a function at the edge: `{version, redirects: {from: to}, gone: [path], scripts: {file:
 * [hash]}}`. `_redirects` says the same in the form that Cloudflare Pages and Netlify read: `from to status`, one a line.
 */
export const answerObjects = ({
  redirects,
  gone,
  scriptHashes,
}: SiteAnswers): [key: string, type: string, text: string][] => [
  [
    answersObject,
    'application/json; charset=utf-8',
    JSON.stringify({
      version: 1,
      redirects: Object.fromEntries(redirects),
      gone,
      scripts: Object.fromEntries(scriptHashes),
    }),
  ],
  [
    redirectsObject,
    'text/plain; charset=utf-8',
    [
      ...redirects.map(([from, to]) => `${encodeURI(from)} ${to} 301\n`),
      ...gone.map((path) => `${encodeURI(path)} /410.html 410\n`),
    ].join(''),
  ],
]
