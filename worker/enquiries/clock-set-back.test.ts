import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../sandbox/content-lake/test-support/lake-for-tests'
import { HandOverFailed } from './desk'
import { EnquiryBox } from './enquiry-box'
import { HandOver } from './hand-over'

const threeDays = 3 * 86_400_000
const said = {
  ...{ page: '/anfrage', form: 'f1', document: undefined, answers: [] },
  language: 'de',
  kind: 'room',
} as const

/** A clock that is three days ahead, until it is set right. */
function clockAhead() {
  let ahead = threeDays
  return {
    now: () => Date.now() + ahead,
    setBack() {
      ahead = 0
    },
  }
}

it('what could not be handed over by a clock that was ahead is tried again soon, and not when that time has come', async () => {
  const clock = clockAhead()
  const box = await EnquiryBox.open({ dataFolder: temporaryFolder(), keptFor: 1, now: clock.now })
  let takes = 0
  const handOver = new HandOver({
    box,
    desk: {
      async take() {
        takes += 1
        if (takes > 1) return
        throw new HandOverFailed('the desk did not answer')
      },
      tellGuest: undefined,
      close: () => undefined,
    },
    addressFor: async () => undefined,
    // It is told once the time of the next try is set.
    log: { info: () => undefined, warn: clock.setBack },
    now: clock.now,
    pause: 5,
  })
  onTestFinished(() => handOver.stop())
  await box.keep(said)
  handOver.wake()
  await expect.poll(() => box.waiting()).toEqual([])
  expect(takes).toBe(2)
})

it('who says the same a day later is taken for who means it, also where the first time was by a clock that was ahead', async () => {
  const clock = clockAhead()
  const box = await EnquiryBox.open({ dataFolder: temporaryFolder(), keptFor: 1, now: clock.now })
  const first = await box.keep(said)
  clock.setBack()
  expect((await box.keep(said)).id).not.toBe(first.id)
})
