import { inAnyCase } from '../release/redirects'
import type { SiteAnswers } from './target'

/**
 * What a server is told while visitors may get files of either release, where a file comes before what is said of its path:
 * an address leads where it led (and from there on, where that page moved), a page may run the scripts of both its versions.
 * What is withheld from now on is withheld at once.
 */
export function answersBetween(before: SiteAnswers, after: SiteAnswers): SiteAnswers {
  const led = new Map(before.redirects.map(([from, to]) => [inAnyCase(from), to]))
  const wasGone = new Set(before.gone.map(inAnyCase))
  const redirects = new Map<string, string>()
  for (const [from, to] of after.redirects)
    if (!wasGone.has(inAnyCase(from))) redirects.set(inAnyCase(from), led.get(inAnyCase(from)) ?? to)
  for (const [from, to] of led) redirects.set(from, to)
  const gone = after.gone.map(inAnyCase).filter((path) => !led.has(path))
  return {
    redirects: [...redirects],
    gone: [...new Set([...gone, ...wasGone])],
    scriptHashes: scriptsOfBoth(before.scriptHashes, after.scriptHashes),
    withheld: after.withheld,
  }
}

/**
 * What a server is told before files come one after another, where what is said of a path comes before its file: an address leads
 * where it led until all are there, a page may run the scripts of both its versions, and what either withholds is withheld.
 */
export const answersAhead = (before: SiteAnswers, after: SiteAnswers): SiteAnswers => ({
  ...before,
  scriptHashes: scriptsOfBoth(before.scriptHashes, after.scriptHashes),
  withheld: [...new Set([...after.withheld, ...before.withheld])],
})

function scriptsOfBoth(
  before: SiteAnswers['scriptHashes'],
  after: SiteAnswers['scriptHashes'],
): SiteAnswers['scriptHashes'] {
  const scripts = new Map(after)
  for (const [file, hashes] of before)
    scripts.set(file, [...new Set([...hashes, ...(scripts.get(file) ?? [])])])
  return [...scripts]
}
