import { fault } from '../../site/problem'
import type { Fault, FaultCode } from '../changes'
import type { FaultOutcome } from './fault-codes'
import type { Objection } from './gate-types'
import { isErrorPage } from './page-paths'
import type { SiteAfter } from './site-after'

interface Broken {
  field: 'links' | 'hreflang'
  code: FaultCode
  /** Continues a sentence that begins with the page. */
  reason: string
  /** The page that is missing or that would be left alone. */
  target: string
  /** The page that the sentence names, where it is another. */
  named?: string
}

/** Conditions 2 and 3 of the gate for a page that this release writes. */
export function brokenOn(page: string, site: SiteAfter): Objection[] {
  if (site.held.has(page)) return []
  return [...deadLinks(page, site), ...oneSidedTranslations(page, site)].map((broken) =>
    answered(page, broken, site),
  )
}

/** Condition 2 for a page that this release takes away: it stays while a page that stays points to it. */
export function keptWhileLinked(page: string, site: SiteAfter): Objection[] {
  if (site.held.has(page) || isErrorPage(page) || site.leadsSomewhere(page)) return []
  const pointing = site.stayingPointerTo(page)
  if (pointing === undefined) return []
  const words = `${pointing} links to ${page}, which was removed. ${page} stays until then.`
  const facts = { page: pointing, target: page, outcome: 'target-stays' }
  return [
    {
      hold: { page, why: stillLinked(page, pointing) },
      problem: {
        documentId: site.ownerOf(pointing),
        field: 'links',
        ...fault('gate.dead-link', words, facts),
      },
    },
  ]
}

function deadLinks(page: string, site: SiteAfter): Broken[] {
  return site
    .linksOf(page)
    .filter((target) => !site.leadsSomewhere(target) || isKept(target, site))
    .map((target) => ({
      field: 'links',
      code: 'gate.dead-link',
      target,
      reason: `links to ${target}, which does not exist.`,
    }))
}

function oneSidedTranslations(page: string, site: SiteAfter): Broken[] {
  const named = site.translationsOf(page)
  const namesBack = (other: string) => site.translationsOf(other).includes(page)
  const broken: Broken[] = []
  for (const target of named) {
    if (!site.willExist(target) || isKept(target, site)) {
      const reason = `names ${target} as its translation, which does not exist.`
      broken.push({ field: 'hreflang', code: 'gate.translation-missing', target, reason })
    } else if (!namesBack(target)) {
      const reason = `names ${target} as its translation, but is not named by it.`
      const more = { target: page, named: target, reason }
      broken.push({ field: 'hreflang', code: 'gate.translation-unanswered', ...more })
    }
  }
  for (const earlier of site.earlierTranslationsOf(page)) {
    if (named.includes(earlier) || !site.willExist(earlier) || !namesBack(earlier)) continue
    const reason = `no longer names its translation ${earlier}, which names it.`
    const more = { target: page, named: earlier, reason }
    broken.push({ field: 'hreflang', code: 'gate.translation-dropped', ...more })
  }
  return broken
}

/** What becomes of a page with something broken on it. */
function answered(page: string, broken: Broken, site: SiteAfter): Objection {
  const { target, field } = broken
  const documentId = site.ownerOf(page)
  const say = (outcome: FaultOutcome) => ({
    documentId,
    field,
    ...brokenFault(page, broken, outcome),
  })
  if (site.goesAway(target) || isKept(target, site))
    return { hold: { page: target, why: stillLinked(target, page) }, problem: say('target-stays') }
  if (site.mustGoLive(page)) return { problem: say('live') }
  const outcome = site.isNew(page) ? 'not-yet' : 'earlier'
  return { hold: { page, why: brokenFault(page, broken, outcome) }, problem: say(outcome) }
}

/** True for a page that this release takes away and that stays because others point to it: each of them is told. */
const isKept = (page: string, site: SiteAfter): boolean => site.held.get(page)?.code === 'gate.still-linked'

const stillLinked = (page: string, from: string): Fault =>
  fault('gate.still-linked', `${from} still points to it.`, { page, from })

function brokenFault(page: string, broken: Broken, outcome: FaultOutcome): Fault {
  const { code, reason, target, named = target } = broken
  return fault(code, `${page} ${reason}${outcomes[outcome](target)}`, { page, target: named, outcome })
}

const outcomes: Readonly<Record<FaultOutcome, (target: string) => string>> = {
  earlier: () => ' Its earlier version stays.',
  'not-yet': () => ' It is not live yet.',
  live: () => '',
  'target-stays': (target) => ` The page ${target} stays until then.`,
}
