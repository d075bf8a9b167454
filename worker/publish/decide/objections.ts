import { foldedPath } from '../../../site/addresses/address-form'
import { fault } from '../../../site/border/problem'
import type { Problem } from '../../changes/change'
import type { FaultOutcome } from '../../changes/fault-codes'
import { fileOfPage, isErrorPage, pageOf } from '../../made/page-paths'
import { unpublishedOwner } from '../pages/unpublished'
import type { GateInput, Objection } from './gate-types'
import type { SiteAfter } from './site-after'

/** Condition 7 of the gate: what is pinned stays as it is, but what a guard hides goes. */
export function pinnedFiles(site: SiteAfter): Objection[] {
  const { candidate, pinned, guarded } = site.input
  return [...candidate.keys()].flatMap((file) => {
    const page = pageOf(file)
    const why = pinned(page)
    const isGuarded = page !== undefined && guarded?.(site.ownerOf(page)) === true
    return why === undefined || isGuarded
      ? []
      : { hold: { ...(page === undefined ? { file } : { page }), why } }
  })
}

/** Condition 5 of the gate: content of a draft or of a release version stays out. */
export function unpublishedFiles({ candidate, unpublished }: GateInput): Objection[] {
  return [...candidate].flatMap(([file, entry]) => {
    const id = entry && (unpublishedOwner(entry) ?? unpublished.get(file))
    if (!id) return []
    const words = `${file} holds content that is not published: ${id}.`
    const why = fault('gate.unpublished', words, { file, document: id })
    const page = pageOf(file)
    return {
      hold: { ...(page === undefined ? { file } : { page }), why },
      problem: { documentId: id, field: '_id', ...why },
    }
  })
}

/** Condition 8 of the gate: a page that could not be made stays as it is, or stays away if it is new. */
export function unmadePages(site: SiteAfter): Objection[] {
  const { factsOf, cutOff = new Set<string>() } = site.input
  return [...new Set([...site.written, ...cutOff])].flatMap((page) => {
    const reason =
      factsOf(fileOfPage(page))?.unmade ?? (cutOff.has(page) ? 'its data does not end' : undefined)
    if (reason === undefined) return []
    const outcome: FaultOutcome = site.isNew(page) ? 'not-yet' : 'earlier'
    const words = `${page} could not be made (${reason}).`
    const why = fault('gate.unmade', words, { page, reason, outcome })
    return { hold: { page, why }, problem: { documentId: site.ownerOf(page), field: 'document', ...why } }
  })
}

/** Condition 4 of the gate: of two paths that a visitor could mistake for each other the older page keeps its own. */
export function lookalikePages(site: SiteAfter): Objection[] {
  const taken = new Map<string, string>()
  return site.written.flatMap((page) => {
    if (!site.isNew(page) || isErrorPage(page)) return []
    const key = foldedPath(page)
    const older = site.lookalikeOf(page) ?? taken.get(key)
    taken.set(key, page)
    if (older === undefined) return []
    const words = `${page} could be mistaken for ${older}, which is older and keeps its path.`
    const why = fault('gate.lookalike', words, { page, other: older })
    return {
      hold: { page, why },
      problem: { documentId: site.ownerOf(page), field: 'url.fullPath', ...why },
    }
  })
}

/** Condition 1 of the gate: why the whole release is refused, if it takes too many pages away. */
export function lostPages(site: SiteAfter): Problem | undefined {
  const { pageCount: before, mayGo, rules } = site.input
  const changing = (pages: readonly string[]) =>
    pages.filter((page) => !site.held.has(page) && !isErrorPage(page))
  const created = changing(site.written).filter((page) => site.isNew(page))
  const gone = changing(site.removed).filter((page) => !mayGo?.(site.ownerOf(page)))
  const lost = gone.length - created.length
  if (before === 0 || lost <= before * rules.mostLost) return undefined
  const percent = Math.round((lost / before) * 100)
  const allowed = Math.round(rules.mostLost * 100)
  const example = gone[0] ?? ''
  const words = `The site would lose ${lost} of ${before} pages (${percent} %, allowed are ${allowed} %), ${example} among them. Nothing was changed.`
  return {
    documentId: site.ownerOf(example),
    field: 'url.fullPath',
    ...fault('gate.lost-pages', words, { lost, before, percent, allowed, example }),
  }
}
