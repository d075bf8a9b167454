/** Edits of when documents are on the site, and moments that pass. */
import type { Change } from '../../worker/changes/change'
import { type Apply, all, pageFilter, pick, setOn, update } from './edit-parts'

const minute = 60_000
const iso = (moment: number): string => new Date(moment).toISOString()

/** Some minutes around the moment of the world, so that those that pass in a round come to their ends. */
const near = (moment: number, number: number): string => iso(moment + ((number % 13) - 6) * 5 * minute)

const window: Apply = (world, edit) =>
  setOn(`${pageFilter} && !isHome`, (_document, { b, c }) => ({
    ...(c % 3 === 0 ? {} : { liveFrom: near(world.moment, b) }),
    ...(c % 3 === 1 ? {} : { liveUntil: near(world.moment, b + 1 + (c % 5)) }),
  }))(world, edit)

/** What no Studio lets through: no date, none that is the same everywhere, and an end that comes first. */
const wrongWindow: Apply = (world, edit) => {
  const [from, until] = pick(
    [
      ['bald', undefined],
      [undefined, '2026-11-22'],
      ['2026-11-22T12:00', '2026-11-22T11:00:00'],
      [iso(world.moment + minute), iso(world.moment)],
      [iso(world.moment), iso(world.moment)],
    ],
    edit.c,
  ) ?? [undefined, undefined]
  const fields = { ...(from ? { liveFrom: from } : {}), ...(until ? { liveUntil: until } : {}) }
  return setOn(`${pageFilter} && !isHome`, () => fields)(world, edit)
}

const endWindow: Apply = async ({ client }, edit) => {
  const document = pick(await all(client, `${pageFilter} && defined(coalesce(liveFrom, liveUntil))`), edit.a)
  if (!document) return []
  await client.patch(document._id).unset(['liveFrom', 'liveUntil']).commit()
  return [update(document._id)]
}

const passing =
  (minutes: (edit: { b: number }) => number): Apply =>
  async (world, edit) => {
    const since = world.moment
    world.moment += minutes(edit) * minute
    const isBack = world.moment < since
    const change: Change = { kind: 'schedule', since, at: world.moment, ...(isBack ? { isBack } : {}) }
    return [change]
  }

export const scheduleEdits = {
  window,
  wrongWindow,
  endWindow,
  minutes: passing(({ b }) => 1 + (b % 20)),
  /** The clock was ahead. */
  minutesBack: passing(({ b }) => -(1 + (b % 30))),
} satisfies Record<string, Apply>

/** Windows and minutes twice: each is of use with the other only. */
export const scheduleEditKinds = [
  'window',
  'window',
  'wrongWindow',
  'endWindow',
  'minutes',
  'minutes',
  'minutesBack',
] as const
