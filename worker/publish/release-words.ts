import { pathOfAddress } from '../../site/addresses/address-form'
import type { ReleaseAnswer, ReleaseCommand } from './control'
import { isReleaseId, type Pins, type ReleaseRecord, type ReleaseSummary } from './release/release'

export const usage = `Usage:
  release list [NUMBER]      the last releases, newest first (20)
  release show ID            what a release changed
  release rollback ID        the whole site as it was after this release
  release rollback PATH      one page as it was before its last change, e.g. /fr/chambres or its address
  release unpin              takes all pins away, of the site and of pages, and publishes what waited
  release override REASON    publishes once what the gate holds back; the reason is kept
`

/** Reads a command line; undefined when it is none. */
export function readCommand([name, ...rest]: readonly string[]): ReleaseCommand | undefined {
  const [first, ...others] = rest
  if (name === 'override')
    return first === undefined ? undefined : { command: 'override', reason: rest.join(' ') }
  // A word that nothing reads may have been meant: who names a page to unpin does not want all of them unpinned.
  if (others.length > 0) return undefined
  if (first === undefined) return wordless(name)
  if (name === 'list') return /^\d+$/.test(first) ? { command: 'list', limit: Number(first) } : undefined
  if (name === 'show' && isReleaseId(first)) return { command: 'show', id: first }
  if (name !== 'rollback') return undefined
  if (isReleaseId(first)) return { command: 'rollback', to: { id: first } }
  const path = pathOfAddress(first)
  return path === undefined ? undefined : { command: 'rollback', to: { path } }
}

function wordless(name: string | undefined): ReleaseCommand | undefined {
  if (name === 'list') return { command: 'list', limit: 20 }
  return name === 'unpin' ? { command: 'unpin' } : undefined
}

/** What is printed. */
export function answerInWords(answer: ReleaseAnswer): string {
  if ('refused' in answer) return `${answer.refused}\n`
  if ('releases' in answer) return `${answer.releases.map(line).join('')}${pinWords(answer.pins)}`
  if ('record' in answer)
    return answer.record ? recordWords(answer.record) : 'There is no such release, or it is no longer kept.\n'
  const { release } = answer
  const head = line({ ...release, changed: release.changed.length, removed: release.removed.length })
  return `${head}${pinWords(release.pins)}${problemWords(release.problems)}`
}

type Line = Pick<
  ReleaseSummary,
  'id' | 'at' | 'kind' | 'status' | 'changed' | 'removed' | 'of' | 'page' | 'reason'
>

const line = ({ id, at, kind, status, changed, removed, of, page, reason }: Line): string => {
  const what = [kind, page, of && `to ${of}`].filter((word) => word).join(' ')
  const files = `${changed} changed, ${removed} removed`
  return `${id}  ${new Date(at).toISOString()}  ${status.padEnd(9)}  ${what.padEnd(10)}  ${files}${reason ? `  (${reason})` : ''}\n`
}

const pinWords = ({ site, pages }: Pins): string =>
  [
    ...(site
      ? [`The whole site is pinned to release ${site}. Later changes wait until "release unpin".\n`]
      : []),
    ...Object.entries(pages).map(([page, release]) => `${page} is pinned to release ${release}.\n`),
  ].join('')

const problemWords = (problems: ReleaseRecord['problems']): string =>
  problems.map(({ documentId, field, reason }) => `${documentId} (${field}): ${reason}\n`).join('')

function recordWords(record: ReleaseRecord): string {
  const files = record.changes.map(({ path, before, after }) => {
    const sign = after ? (before ? 'changed' : 'new    ') : 'removed'
    return `  ${sign}  ${path}${after?.owner ? `  ${after.owner}` : ''}${after?.reason ? `  ${after.reason}` : ''}\n`
  })
  const held = record.held.map(([path, { why }]) => `  waits    ${path}: ${why}\n`)
  const head = `${record.id}  ${new Date(record.at).toISOString()}  ${record.kind} ${record.status}${record.reason ? `  (${record.reason})` : ''}\n`
  return [head, ...files, ...held, problemWords(record.problems), pinWords(record.pins)].join('')
}
