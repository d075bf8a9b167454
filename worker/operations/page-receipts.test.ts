import { expect, it } from 'vitest'
import type { Change } from '../changes/change'
import { runsOf } from './page-receipts'
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
