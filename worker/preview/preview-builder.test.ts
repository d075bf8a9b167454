import { afterEach, describe, expect, it } from 'vitest'
import { waitFor } from '../../tests/support/wait-for'
import type { Change, Regeneration } from '../changes/change'
import { ChangeRefused, ContentUnavailable } from '../changes/errors'
import { NeedsNewBuilder } from '../changes/needs-new-builder'
import { PreviewBuilder } from './preview-builder'

const made = (paths: readonly string[], unfinished: readonly string[] = []): Regeneration => ({
  root: '/root',
  files: [],
  isWhole: false,
  removed: [],
  pages: paths.map((path) => ({ path, reason: 'document', owner: 'x' })),
  removedPages: [],
  titles: {},
  problems: [],
  unfinished,
  stages: {},
})

const edit = (id: string): Change => ({ kind: 'document', id, operation: 'update' })

/** A preview over a builder that is told what to answer; a change that waits is let go of by the test. */
function preview({ idleMs = 60_000, day = '2026-11-26', fails = false } = {}) {
  const applied: (readonly Change[])[] = []
  const answers: (Regeneration | Error)[] = []
  const calls = { started: 0, stopped: 0, listening: 0 }
  let now = Date.parse('2026-11-26T12:00:00Z')
  let hear: (changes: readonly Change[]) => void = () => undefined
  const held: (() => void)[] = []
  let holds = false
  const ends: (() => void)[] = []
  let holdsEnd = false
  const builder = new PreviewBuilder({
    makeBuilder: () => ({
      async start() {
        calls.started += 1
        if (fails) throw new Error('no disk')
        return made(['/'])
      },
      async apply(changes) {
        applied.push(changes)
        if (holds) await new Promise<void>((resolve) => held.push(resolve))
        const answer = answers.shift() ?? made([])
        if (answer instanceof Error) throw answer
        return answer
      },
      async stop() {
        calls.stopped += 1
        if (holdsEnd) await new Promise<void>((resolve) => ends.push(resolve))
      },
      status: () => ({
        ...{
          state: 'ready' as const,
          schedule: undefined,
          feeds: [],
          readings: {},
          memory: 5,
          carriesBundler: false,
          pid: 1,
        },
        today: day,
      }),
    }),
    listen(heard) {
      calls.listening += 1
      hear = heard
      return () => {
        calls.listening -= 1
      }
    },
    timeZone: 'Europe/Zurich',
    log: { info: () => undefined, warn: () => undefined },
    now: () => now,
    idleMs,
  })
  const told: string[][] = []
  return {
    builder,
    /** Somebody has a page open. */
    look: () => builder.subscribe(({ paths }) => told.push([...paths])),
    applied,
    answers,
    calls,
    told,
    hear: (...changes: Change[]) => hear(changes),
    hold: () => {
      holds = true
    },
    holdEnd: () => {
      holdsEnd = true
    },
    releaseEnd: () => {
      holdsEnd = false
      for (const go of ends.splice(0)) go()
    },
    release: () => {
      holds = false
      for (const go of held.splice(0)) go()
    },
    pass: (ms: number) => {
      now += ms
    },
  }
}

const open: PreviewBuilder[] = []
afterEach(async () => {
  for (const each of open.splice(0)) await each.close()
})

async function opened(options?: Parameters<typeof preview>[0]) {
  const made = preview(options)
  open.push(made.builder)
  const leave = made.look()
  made.builder.use()
  await waitFor('it is ready', async () => (made.builder.state().is === 'ready' ? true : undefined))
  return { ...made, leave }
}

describe('the builder of the preview', () => {
  it('starts when somebody looks, once, and tells its memory', async () => {
    const made = preview()
    open.push(made.builder)
    expect([made.builder.state().is, made.calls.started]).toEqual(['off', 0])
    expect(made.builder.use().is).toBe('starting')
    expect(made.builder.use().is).toBe('starting')
    await waitFor('it is ready', async () => (made.builder.state().is === 'ready' ? true : undefined))
    expect(made.builder.state()).toEqual({ is: 'ready', root: '/root', memory: 5 })
    expect(made.calls.started).toBe(1)
  })

  it('makes what was written while it was busy in one batch, each document once', async () => {
    const { hear, hold, release, applied, told, answers } = await opened()
    hold()
    answers.push(made(['/a']), made(['/b', '/c']))
    hear(edit('a'))
    await waitFor('it works', async () => (applied.length === 1 ? true : undefined))
    for (const id of ['b', 'c', 'b', 'b']) hear(edit(id))
    release()
    await waitFor('both are told', async () => (told.length === 3 ? true : undefined))
    expect(applied).toEqual([[edit('a')], [edit('b'), edit('c')]])
    expect(told).toEqual([['/'], ['/a'], ['/b', '/c']])
  })

  it('tells whoever loads a page meanwhile what came after the last news that it heard', async () => {
    const { builder, hear, applied, answers } = await opened()
    answers.push(made(['/a']), made(['/b']))
    hear(edit('a'))
    await waitFor('one is made', async () => (applied.length === 1 ? true : undefined))
    hear(edit('b'))
    await waitFor('the other is made', async () => (applied.length === 2 ? true : undefined))
    const all: [number, readonly string[]][] = []
    await waitFor('all is told', async () => {
      all.length = 0
      builder.subscribe(({ id, paths }) => all.push([id, paths]), 0)()
      return all.length === 3 ? true : undefined
    })
    expect(all.map(([, paths]) => paths)).toEqual([['/'], ['/a'], ['/b']])
    const [, second] = all
    const rest: (readonly string[])[] = []
    builder.subscribe(({ paths }) => rest.push(paths), second?.[0])()
    builder.subscribe(({ paths }) => rest.push(paths))()
    expect(rest).toEqual([['/b']])
  })

  it('makes the rest of what a batch left unfinished', async () => {
    const { hear, applied, answers } = await opened()
    answers.push(made(['/a'], ['footer']), made(['/b']))
    hear(edit('footer'))
    await waitFor('it is taken up again', async () => (applied.length === 2 ? true : undefined))
    expect(applied[1]).toEqual([edit('footer')])
  })

  it('shows a new day with the first change after midnight', async () => {
    const { hear, applied } = await opened({ day: '2026-11-25' })
    hear(edit('a'))
    await waitFor('it is made', async () => (applied.length > 0 ? true : undefined))
    expect(applied[0]).toEqual([{ kind: 'day', date: '2026-11-26' }, edit('a')])
  })

  it('tries again when the content service did not answer, and builds anew where nothing else helps', async () => {
    const { hear, applied, answers } = await opened()
    answers.push(new ContentUnavailable('away'), new NeedsNewBuilder('a description'))
    hear(edit('a'))
    await waitFor('it was rebuilt', async () => (applied.length === 3 ? true : undefined), 5_000)
    expect(applied).toEqual([[edit('a')], [edit('a')], [{ kind: 'rebuild', reason: 'a description' }]])
  })

  it('shows what was written although a comparison with it is not believed, and compares again with the next change', async () => {
    const { hear, applied, answers, told } = await opened()
    const compare: Change = { kind: 'reconcile', reason: 'gap' }
    const refused = new ChangeRefused('three documents in ten are gone')
    answers.push(refused, made(['/a']), refused, made(['/b']), made(['/c']))
    hear(compare, edit('a'))
    await waitFor('it is told', async () => (told.length === 2 ? true : undefined))
    expect(applied).toEqual([[compare, edit('a')], [edit('a')]])
    hear(edit('b'))
    await waitFor('it is told', async () => (told.length === 3 ? true : undefined))
    hear(edit('c'))
    await waitFor('it is told', async () => (told.length === 4 ? true : undefined))
    expect(applied.slice(2)).toEqual([[compare, edit('b')], [edit('b')], [compare, edit('c')]])
    hear(edit('d'))
    await waitFor('it is made', async () => (applied.length === 6 ? true : undefined))
    expect(applied.at(-1)).toEqual([edit('d')])
  })

  it('says that it failed, listens no more, and is tried again after a while by whoever looks', async () => {
    const made = preview({ fails: true })
    open.push(made.builder)
    made.builder.use()
    await waitFor('it failed', async () => (made.builder.state().is === 'failed' ? true : undefined))
    expect(made.builder.state()).toMatchObject({ is: 'failed', why: 'no disk' })
    expect(made.calls.listening).toBe(0)
    made.pass(29_000)
    expect([made.builder.use().is, made.calls.started]).toEqual(['failed', 1])
    made.pass(1_000)
    expect(made.builder.use().is).toBe('starting')
  })

  it('is tried again after a failure also where the clock was set back', async () => {
    const made = preview({ fails: true })
    open.push(made.builder)
    made.builder.use()
    await waitFor('it failed', async () => (made.builder.state().is === 'failed' ? true : undefined))
    made.pass(-3 * 86_400_000)
    expect(made.builder.use().is).toBe('starting')
  })

  it('ends when nobody has looked for a while where the clock was set back, too', async () => {
    const { builder, pass, leave } = await opened({ idleMs: 30 })
    leave()
    pass(-3 * 86_400_000)
    await waitFor('it has ended', async () => {
      pass(30)
      return builder.state().is === 'off' ? true : undefined
    })
  })

  it('ends when nobody has looked for a while, and not before', async () => {
    const { builder, calls, pass, leave } = await opened({ idleMs: 30 })
    pass(1_000)
    expect(calls.stopped).toBe(0)
    leave()
    expect(builder.state().is).toBe('ready')
    pass(60)
    await waitFor('it has ended', async () => (builder.state().is === 'off' ? true : undefined))
    expect([calls.stopped, calls.listening]).toEqual([1, 0])
    expect(builder.use().is).toBe('starting')
  })

  it('waits, where somebody looks while it ends, and starts again once it has ended', async () => {
    const { builder, calls, pass, leave, holdEnd, releaseEnd } = await opened({ idleMs: 10 })
    holdEnd()
    leave()
    pass(60)
    await waitFor('it is ending', async () => (calls.stopped === 1 ? true : undefined))
    expect(builder.use().is).toBe('starting')
    expect(calls.started).toBe(1)
    releaseEnd()
    await waitFor('it is ready again', async () => (builder.state().is === 'ready' ? true : undefined))
    expect(calls.started).toBe(2)
  })

  it('does not begin where the worker ends before the builder before it has', async () => {
    const { builder, calls, pass, leave, holdEnd, releaseEnd } = await opened({ idleMs: 10 })
    holdEnd()
    leave()
    pass(60)
    await waitFor('it is ending', async () => (calls.stopped === 1 ? true : undefined))
    builder.use()
    const closing = builder.close()
    releaseEnd()
    await closing
    expect([builder.state().is, calls.started]).toEqual(['off', 1])
  })

  it('shows nothing of a batch that it was making when it ended', async () => {
    const { builder, hear, hold, release, applied, told, answers } = await opened()
    hold()
    answers.push(made(['/late']))
    hear(edit('late'))
    await waitFor('it works', async () => (applied.length === 1 ? true : undefined))
    const closing = builder.close()
    release()
    await closing
    expect(builder.state().is).toBe('off')
    expect(told).toEqual([['/']])
  })

  it('ends, with whom it listens to, and starts again for the next who looks', async () => {
    const { builder, calls } = await opened()
    await builder.close()
    expect([builder.state().is, calls.stopped, calls.listening]).toEqual(['off', 1, 0])
  })
})
