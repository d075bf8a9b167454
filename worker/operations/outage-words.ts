import type { Outage, Part } from './day-history'
import type { Receipt } from './receipt'
import { countWord, type TimeWords } from './words'

/** Changes that wait outside arrive within this time after it, ms. */
const arriveWithin = 300_000
const mostTold = 3

const silence: Readonly<Record<Part, string>> = {
  worker: 'lief dieser Worker nicht',
  content: 'antwortete der Inhaltsdienst nicht',
  builder: 'wurde nichts gebaut',
  queue: 'antwortete der Speicher der Warteschlange nicht',
}

/** What was away during the last day, and what became of the changes of that time: one sentence for each time. */
export function outageSentences(
  outages: readonly Outage[],
  receipts: readonly Receipt[],
  time: Pick<TimeWords, 'minute'>,
): string[] {
  return outages
    .flatMap(({ part, from, to }) => (to === undefined ? [] : [{ part, from, to }]))
    .slice(-mostTold)
    .map(({ part, from, to }) => {
      const [begin, end] = [time.minute(from), time.minute(to)]
      const when = begin === end ? `Um ${begin}` : `Von ${begin} bis ${end}`
      return `${when} ${silence[part]}; ${fateOf(receipts, from, to + arriveWithin)}.`
    })
}

function fateOf(receipts: readonly Receipt[], from: number, to: number): string {
  const edits = receipts.filter(
    ({ change, at }) => change.kind === 'document' && at.received >= from && at.received <= to,
  )
  const live = edits.filter(({ outcome }) => outcome !== 'refused' && outcome !== 'waiting').length
  if (edits.length === 0) return 'geändert wurde in dieser Zeit nichts'
  if (edits.length === 1 && live === 0) return 'die Änderung dieser Zeit ist noch nicht live'
  if (live < edits.length)
    return `von den ${countWord(edits.length)} Änderungen dieser Zeit ${live > 1 ? 'sind' : 'ist'} ${countWord(live)} live`
  return live === 1
    ? 'die Änderung dieser Zeit ist live'
    : `die ${countWord(live)} Änderungen dieser Zeit sind live`
}
