import { expect, it } from 'vitest'
import { outageSentences } from './outage-words'
import type { Outcome, Receipt } from './receipt'
import { timeWords } from './times'
import { de } from './words/de'

const at = (clock: string) => Date.parse(`2027-01-10T${clock}:00+01:00`)
const time = timeWords('Europe/Zurich', at('16:00'), de)
const edit = (clock: string, outcome: Outcome = 'live'): Receipt => ({
  id: clock,
  change: { kind: 'document', id: 'room-arven', operation: 'update' },
  title: 'Arvenzimmer',
  outcome,
  at: { received: at(clock) },
  pages: [],
  problems: [],
})
const content = { part: 'content', from: at('14:05'), to: at('14:31') } as const

it.each([
  [[], 'geändert wurde in dieser Zeit nichts'],
  [[edit('14:04'), edit('14:40')], 'geändert wurde in dieser Zeit nichts'],
  [[edit('14:32')], 'die Änderung dieser Zeit ist live'],
  [[edit('14:10'), edit('14:32', 'unchanged')], 'die zwei Änderungen dieser Zeit sind live'],
  [[edit('14:10'), edit('14:32', 'refused')], 'von den zwei Änderungen dieser Zeit ist eine live'],
  [[edit('14:10'), edit('14:32', 'waiting')], 'von den zwei Änderungen dieser Zeit ist eine live'],
  [[edit('14:10', 'waiting')], 'die Änderung dieser Zeit ist noch nicht live'],
  [
    [edit('14:10', 'waiting'), edit('14:20', 'refused')],
    'von den zwei Änderungen dieser Zeit ist keine live',
  ],
])('says what became of the changes of an outage (%#)', (receipts, fate) => {
  expect(outageSentences([content], receipts, time, de)).toEqual([
    `Von 14:05 bis 14:31 antwortete der Inhaltsdienst nicht; ${fate}.`,
  ])
})

it('is silent about what lasts, which is an alarm, and tells no more than the last three', () => {
  const lasting = { part: 'queue', from: at('15:59'), to: undefined } as const
  const short = { part: 'builder', from: at('15:00'), to: at('15:00') } as const
  const told = outageSentences([content, content, content, short, lasting], [], time, de)
  expect(told).toHaveLength(3)
  expect(told[2]).toBe('Um 15:00 wurde nichts gebaut; geändert wurde in dieser Zeit nichts.')
})
