import { fault } from '../../../site/border/problem'
import type { Fault, FaultCode } from '../../changes/change'
import type { FaultOutcome } from '../../changes/fault-codes'
import { isErrorPage } from '../../made/page-paths'
import type { Objection } from './gate-types'
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
  /** It is so on the live site, too: this release makes nothing worse. */
  isOld: boolean
}

/** Conditions 2 and 3 of the gate for a page that this release writes. */
export function brokenOn(page: string, site: SiteAfter): Objection[] {
  if (site.held.has(page)) return []
  return [...deadLinks(page, site), ...oneSidedTranslations(page, site)].map((broken) =>
    answered(page, broken, site),
  )
}

/**
 * Condition 2 for a page that this release takes away: it stays while a page that stays points to it. Not one that an
 * editor guards: it goes, whatever leads to it.
 */
export function keptWhileLinked(page: string, site: SiteAfter): Objection[] {
  if (isGuarded(page, site)) return []
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

/** Condition 2 of the gate for a page whose document moves: it stays while the page that it moves to is held back. */
export function keptWhileHomeless(page: string, site: SiteAfter): Objection[] {
  if (site.held.has(page) || isErrorPage(page)) return []
  const why = site.whyHomeless(page)
  return why ? [{ hold: { page, why } }] : []
}

function deadLinks(page: string, site: SiteAfter): Broken[] {
  const dead = site.linksOf(page).filter((target) => !site.leadsSomewhere(target) || isKept(target, site))
  if (dead.length === 0) return []
  const earlier = site.earlierLinksOf(page)
  return dead.map((target) => ({
    field: 'links',
    code: 'gate.dead-link',
    target,
    reason: `links to ${target}, which does not exist.`,
    isOld: earlier.includes(target) && site.wasDead(target),
  }))
}

/** What a page that is not found by search engines names, and who names it, is of no matter. */
function oneSidedTranslations(page: string, site: SiteAfter): Broken[] {
  if (site.isNoIndex(page)) return []
  const named = site.translationsOf(page)
  const earlier = site.earlierTranslationsOf(page)
  const broken: Broken[] = []
  for (const target of named) {
    const wasNamed = earlier.includes(target)
    if (!site.willExist(target) || isKept(target, site)) {
      const reason = `names ${target} as its translation, which does not exist.`
      const more = { target, reason, isOld: wasNamed && site.isNew(target) }
      broken.push({ field: 'hreflang', code: 'gate.translation-missing', ...more })
    } else if (!names(target, page, site) && !site.isNoIndex(target)) {
      const reason = `names ${target} as its translation, but is not named by it.`
      const isOld = wasNamed && !site.earlierTranslationsOf(target).includes(page)
      broken.push({
        field: 'hreflang',
        code: 'gate.translation-unanswered',
        target: page,
        named: target,
        reason,
        isOld,
      })
    }
  }
  for (const left of earlier) {
    if (named.includes(left) || !site.willExist(left) || site.isNoIndex(left)) continue
    if (!site.translationsOf(left).includes(page) || !waitsToName(left, page, site)) continue
    const reason = `no longer names its translation ${left}, which names it.`
    const more = { target: page, named: left, reason, isOld: false }
    broken.push({ field: 'hreflang', code: 'gate.translation-dropped', ...more })
  }
  return broken
}

/** Whether a page names another as its translation, as it will be or as it would be if it were not held back. */
const names = (page: string, other: string, site: SiteAfter): boolean =>
  site.translationsOf(page).includes(other) || site.waitingTranslationsOf(page)?.includes(other) === true

/** False for a page that is held back and whose version that waits no longer names the other. */
const waitsToName = (page: string, other: string, site: SiteAfter): boolean =>
  site.waitingTranslationsOf(page)?.includes(other) ?? true

/** What becomes of a page with something broken on it. */
function answered(page: string, broken: Broken, site: SiteAfter): Objection {
  const { target, field } = broken
  const documentId = site.ownerOf(page)
  const say = (outcome: FaultOutcome) => ({
    documentId,
    field,
    ...brokenFault(page, broken, outcome),
  })
  if ((site.goesAway(target) && !isGuarded(target, site)) || isKept(target, site))
    return { hold: { page: target, why: stillLinked(target, page) }, problem: say('target-stays') }
  if (broken.isOld || isUnmade(target, site) || site.mustGoLive(page)) return { problem: say('live') }
  const outcome = site.isNew(page) ? 'not-yet' : 'earlier'
  return { hold: { page, why: brokenFault(page, broken, outcome) }, problem: say(outcome) }
}

const isGuarded = (page: string, site: SiteAfter): boolean =>
  site.input.guarded?.(site.ownerOf(page)) === true

/** True for a page that this release takes away and that stays because others point to it: each of them is told. */
const isKept = (page: string, site: SiteAfter): boolean => site.held.get(page)?.code === 'gate.still-linked'

/**
 * True for a new page that stays away because it could not be made. Nobody who shows it waits for it: else one page would
 * hold up every list that it is on, and all that is edited there.
 */
const isUnmade = (page: string, site: SiteAfter): boolean =>
  site.isNew(page) && site.held.get(page)?.code === 'gate.unmade'

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
