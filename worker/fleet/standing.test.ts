import { expect, it } from 'vitest'
import { Standing } from './standing'

const leads = { status: 'ready' }
const inTrouble = { status: 'not ready' }
const warm = { status: 'standing by', warm: true }
const cold = { status: 'standing by', warm: false }

function standing(standsByWarm = true) {
  const clock = { now: 0 }
  return { one: new Standing(standsByWarm, () => clock.now), clock }
}

it('a worker that leads does so also while a change waits for too long, or no answer comes for a moment', () => {
  const { one, clock } = standing()
  expect([inTrouble, leads, inTrouble, undefined].map((told) => one.look(told))).toEqual([
    'starting',
    'leads',
    'leads',
    'leads',
  ])
  clock.now += 10_000
  expect(one.look(undefined)).toBe('starting')
  expect(one.look(inTrouble)).toBe('starting')
})

it('a worker that lost the lead stands by, and is no leader until it says so', () => {
  const { one } = standing()
  expect([leads, cold, inTrouble, warm].map((told) => one.look(told))).toEqual([
    'leads',
    'starting',
    'starting',
    'warm',
  ])
})

it('a worker that stands by without a build has got as far as it is to get', () => {
  expect(standing(false).one.look(cold)).toBe('warm')
  expect(standing(true).one.look(cold)).toBe('starting')
})

it('a worker that does not get there, or never says how it stands, is stuck after a while, until it does', () => {
  const { one, clock } = standing()
  expect(one.look(undefined)).toBe('starting')
  clock.now += 15 * 60_000
  expect(one.look(undefined)).toBe('stuck')
  expect(one.look(cold)).toBe('stuck')
  expect(one.look(warm)).toBe('warm')
  expect(one.look(cold)).toBe('starting')
})
