import { sha256 } from '../../disk/sha256'
import { answersObject, redirectsObject } from './object-names'
import type { SiteAnswers } from './target'

/**
 * `.edge/answers.json` is for a function at the edge: `{version, redirects: {from: to}, gone: [path], scripts: {file:
 * [hash]}, withheld: [hash of a path]}`; everybody may read a storage, and the paths of what is withheld are not for everybody.
 * `_redirects` says the same in the form that Cloudflare Pages and Netlify read: `from to status`, one a line.
 */
export const answerObjects = ({
  redirects,
  gone,
  scriptHashes,
  withheld,
}: SiteAnswers): [key: string, type: string, text: string][] => [
  [
    answersObject,
    'application/json; charset=utf-8',
    JSON.stringify({
      version: 1,
      redirects: Object.fromEntries(redirects),
      gone,
      scripts: Object.fromEntries(scriptHashes),
      withheld: withheld.map((path) => sha256(path)),
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
