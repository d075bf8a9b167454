import { turnBetween } from '../../site/calendar/window'
import type { Change, DocumentWindow } from '../changes/change'
import type { ReceiptTurn } from './receipt'

/**
 * The documents that a change of the schedule is about: of those with a window, by id, which came or went between its two
 * moments. One that has no page although its time has come is among them, without a path.
 */
export function turnsOf(
  { since, at }: Extract<Change, { kind: 'schedule' }>,
  windows: Readonly<Record<string, DocumentWindow>>,
): ReceiptTurn[] {
  return Object.entries(windows).flatMap(([documentId, { path, ...window }]) => {
    const turn = turnBetween(window, since, at)
    return turn ? [{ documentId, ...turn, ...(path === undefined ? {} : { path }) }] : []
  })
}

/** Those that can be told as done: `isHeld` says of which the gate keeps the pages as they were. */
export const turnsDone = (
  turns: readonly ReceiptTurn[],
  isHeld: (documentId: string) => boolean,
): ReceiptTurn[] =>
  turns.filter(({ documentId, goes, path }) => !isHeld(documentId) && (goes === 'down' || path !== undefined))
