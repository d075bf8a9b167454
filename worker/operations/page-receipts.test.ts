import { expect, it } from 'vitest'
import type { Change } from '../changes/change'
import { bar, runsOf } from './page-receipts'
import type { Outcome, Receipt } from './receipt'

const receipt = (id: string, change: Change, outcome: Outcome = 'unchanged'): Receipt => ({
  id,
  change,
  outcome,
  at: { received: 0 },
  pages: [],
  problems: [],
})
const look = (id: string, outcome?: Outcome) =>
  receipt(id, { kind: 'reconcile', reason: 'schedule' }, outcome)
const edit = (id: string) => receipt(id, { kind: 'document', id, operation: 'update' })

it('what the clock did without effect stands together, in its place; what an editor did stands by itself', () => {
  const list = [
    look('9'),
    look('8'),
    edit('7'),
    look('6'),
    look('5', 'live'),
    look('4'),
    look('3'),
    look('2'),
  ]
  expect(runsOf(list).map((run) => run.map(({ id }) => id))).toEqual([
    ['9', '8'],
    ['7'],
    ['6'],
    ['5'],
    ['4', '3', '2'],
  ])
})

it('what came or went by its schedule stands by itself, also where the pages showed it before', () => {
  const turn = receipt('2', { kind: 'schedule', since: 1, at: 2 })
  const told = { ...turn, turns: [{ documentId: 'offer', goes: 'live' as const, at: 2 }] }
  expect(runsOf([look('4'), turn, look('1')])).toHaveLength(1)
  expect(runsOf([look('4'), told, look('1')])).toHaveLength(3)
})

it('draws how long a change waited, was built and spread, as it was', () => {
  const at = { received: 1_000, begun: 1_010, built: 1_070, published: 1_090, seen: 1_110 }
  const partsOf = (times: Receipt['at']) =>
    [...(bar({ ...edit('7'), at: times })?.text ?? '').matchAll(/class="(\w+)" x="([\d.]+)"/g)].map(
      ([, name, x]) => [name, Number(x)],
    )
  expect(partsOf(at)).toEqual(
    [
      ['wait', 0],
      ['build', (10 / 110) * 100],
      ['send', (70 / 110) * 100],
    ].map(([name, x]) => [name, Number(Number(x).toFixed(2))]),
  )
})

it('draws no wait for a receipt of an earlier version, which does not say when building began', () => {
  const drawn = bar({ ...edit('7'), at: { received: 1_000, built: 1_070, seen: 1_110 } })?.text
  expect(drawn).toContain('class="wait" x="0.00" y="0" width="0.50"')
})
