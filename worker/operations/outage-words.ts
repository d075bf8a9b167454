import type { Outage } from './day-history'
import type { Receipt } from './receipt'
import type { TimeWords } from './times'
import type { Words } from './words/all-words'

/** Changes that wait outside arrive within this time after it, ms. */
const arriveWithin = 300_000
const mostTold = 3

/** What was away during the last day, and what became of the changes of that time: one sentence for each time. */
export function outageSentences(
  outages: readonly Outage[],
  receipts: readonly Receipt[],
  time: Pick<TimeWords, 'minute'>,
  words: Words,
): string[] {
  const { at, fromTo, silence, fate } = words.outages
  return outages
    .flatMap(({ part, from, to }) => (to === undefined ? [] : [{ part, from, to }]))
    .slice(-mostTold)
    .map(({ part, from, to }) => {
      const [begin, end] = [time.minute(from), time.minute(to)]
      const when = begin === end ? at(begin) : fromTo(begin, end)
      const { all, live } = editsBetween(receipts, from, to + arriveWithin)
      return `${when} ${silence[part]}; ${fate(all, live)}.`
    })
}

/** How many documents were changed, and how many of these changes are live. */
function editsBetween(receipts: readonly Receipt[], from: number, to: number): { all: number; live: number } {
  const edits = receipts.filter(
    ({ change, at }) => change.kind === 'document' && at.received >= from && at.received <= to,
  )
  const live = edits.filter(({ outcome }) => outcome !== 'refused' && outcome !== 'waiting')
  return { all: edits.length, live: live.length }
}
