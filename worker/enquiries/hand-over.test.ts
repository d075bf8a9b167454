import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../sandbox/content-lake/test-support/lake-for-tests'
import { HandOverFailed } from './desk'
import { EnquiryBox } from './enquiry-box'
import { HandOver } from './hand-over'

const said = {
  ...{ page: '/anfrage', form: 'f1', document: undefined, answers: [] },
  language: 'de',
  kind: 'room',
} as const

/** A house that hears of an enquiry as `take` lets it; to whom each try went, and what was logged. */
async function house(take: (to: string | undefined, tries: number) => Error | undefined) {
  const box = await EnquiryBox.open({ dataFolder: temporaryFolder(), keptFor: 1 })
  const asked: (string | undefined)[] = []
  const logged: string[] = []
  const handOver = new HandOver({
    box,
    desk: {
      async take(_, to) {
        asked.push(to)
        const refused = take(to, asked.length)
        if (refused) throw refused
      },
      tellGuest: undefined,
      close: () => undefined,
    },
    addressFor: async () => 'reservatoin@edelgrat.example',
    log: {
      info: () => undefined,
      warn: (fields, text) => void logged.push(`${text} ${JSON.stringify(fields)}`),
    },
    pause: 5,
  })
  onTestFinished(() => handOver.stop())
  await box.keep(said)
  handOver.wake()
  await expect.poll(() => box.waiting()).toEqual([])
  return { asked, logged }
}

it('an address that an editor mistyped keeps no enquiry from the house: the usual one has it, and the log says so', async () => {
  const { asked, logged } = await house((to) =>
    to === undefined ? undefined : new HandOverFailed('it said 550', true),
  )
  expect(asked).toEqual(['reservatoin@edelgrat.example', undefined])
  expect(logged).toHaveLength(1)
  expect(logged[0]).toContain('the usual one has it')
  expect(logged[0]).toContain('"page":"/anfrage"')
})

it('an address that takes nothing just now is tried again, and nobody else is told', async () => {
  const { asked } = await house((_, tries) => (tries < 3 ? new HandOverFailed('it said 450') : undefined))
  expect(new Set(asked)).toEqual(new Set(['reservatoin@edelgrat.example']))
  expect(asked).toHaveLength(3)
})
