import v8 from 'node:v8'
import vm from 'node:vm'
import { describe, expect, it } from 'vitest'
import { InTurn } from './in-turn'

describe('work in turn', () => {
  it('is done one after another, in the order in which it was asked for', async () => {
    const turn = new InTurn()
    const steps: string[] = []
    const take = (name: string) =>
      turn.run(async () => {
        steps.push(`${name} begins`)
        await new Promise((resolve) => setImmediate(resolve))
        steps.push(`${name} ends`)
        return name
      })
    expect(await Promise.all([take('first'), take('second')])).toEqual(['first', 'second'])
    expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  })

  it('goes on after work that failed, and the failure is told to whom it belongs', async () => {
    const turn = new InTurn()
    const failing = turn.run(() => Promise.reject(new Error('no disk')))
    const next = turn.run(async () => 'done')
    await expect(failing).rejects.toThrow('no disk')
    expect(await next).toBe('done')
  })

  it('says when all of it is done', async () => {
    const turn = new InTurn()
    let isDone = false
    void turn.run(async () => {
      await new Promise((resolve) => setImmediate(resolve))
      isDone = true
    })
    await turn.idle()
    expect(isDone).toBe(true)
  })

  it('keeps no answer in memory once it is given', async () => {
    v8.setFlagsFromString('--expose-gc')
    const collect: () => void = vm.runInNewContext('gc')
    const turn = new InTurn()
    const large = await (async () => new WeakRef(await turn.run(async () => ({ pages: [] }))))()
    await turn.idle()
    await expect
      .poll(() => {
        collect()
        return large.deref() === undefined
      })
      .toBe(true)
  })
})
