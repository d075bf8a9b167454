import { type Change, isReadingChange } from '../changes/change'
import type { Receipt } from './receipt'
import type { Words } from './words/all-words'

/** What editors call a site part: `Kopfzeile`, `Navigation «flyout»`. */
export function partName(kind: string, words: Words): string {
  const [type = kind, menu] = kind.split(/-(.*)/s)
  const word = typeWord(type, words) ?? type
  return menu === undefined ? word : `${word} ${words.fields.named(menu)}`
}

function typeWord(type: string, { changes }: Words): string | undefined {
  const types: Readonly<Record<string, string>> = changes.types
  return types[type]
}

/** Title of a document, or its id where it has none that is known; else what happened. */
export const changeTitle = ({ change, title }: Pick<Receipt, 'change' | 'title'>, words: Words): string =>
  change.kind === 'document' ? (title ?? change.id) : words.changes.titles[change.kind]

/** Kind of document, or why it happened. */
export function changeKind(change: Change, words: Words): string {
  const { changes } = words
  if (isReadingChange(change)) return change.reason === 'request' ? changes.readOnRequest : changes.schedule
  switch (change.kind) {
    case 'document':
      return typeWord(change.type ?? '', words) ?? changes.otherType
    case 'day':
    case 'schedule':
      return changes.schedule
    case 'events':
      if (change.accepted !== undefined) return changes.takenAsIs(change.accepted)
      return change.reason === 'request' ? changes.readOnRequest : changes.schedule
    case 'reconcile':
      return changes.reconcile[change.reason]
    case 'rebuild':
      return rebuildKind(change.reason, words)
  }
}

/** Reasons of a rebuild are kept in English, with the name of whoever asked. */
function rebuildKind(reason: string, { changes }: Words): string {
  if (reason === 'nightly comparison') return changes.nightlyComparison
  if (reason === 'planned renewal') return changes.plannedRenewal
  const [, by] = /^asked for by (.*)$/s.exec(reason) ?? []
  return by === undefined ? reason : changes.askedForBy(by)
}
