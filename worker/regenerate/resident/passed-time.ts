import type { Change } from '../../changes/change'

/** What documents came or went between the moment that pages show and another one, ms since the epoch, as a change. */
export const passedTime = (shown: number, now: number): Change[] =>
  now === shown ? [] : [{ kind: 'schedule', since: shown, at: now, ...(now < shown ? { isBack: true } : {}) }]
