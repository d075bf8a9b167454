import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Change } from '../changes/change'
import { ChangeRefused } from '../changes/errors'
import type { ChangeQueue } from './change-queue'
import { mostBatches, notePassages } from './testing/most-batches'
import { createRecorder, edit, isEmpty, until } from './testing/recorder'
import {
  embeddedTestStore,
  prepareTemplate,
  type RedisServer,
  redisTestStore,
  removeTemplate,
  startRedis,
  type TestStore,
} from './testing/stores'

let redis: RedisServer
beforeAll(async () => {
  redis = await startRedis()
  await prepareTemplate()
}, 90_000)
afterAll(async () => {
  await redis.stop()
  await removeTemplate()
})

let sites = 0
const stores: Record<string, () => Promise<TestStore>> = {
  redis: async () => redisTestStore(redis, `site-${sites++}`),
  embedded: embeddedTestStore,
}

for (const [name, makeStore] of Object.entries(stores)) {
  describe(`the queue on the ${name} store`, () => {
    let store: TestStore
    let queue: ChangeQueue
    afterEach(async () => {
      await queue.close()
      await store.close()
    })
    const open = async (options?: Parameters<TestStore['open']>[0]) => {
      store = await makeStore()
      queue = await store.open(options)
      return queue
    }

    it('hands a change over at once when all of its transaction is there, and what a webhook brought of it before', async () => {
      // Only what stands complete by itself can be handed over within the test's time.
      await open({ quietMs: 60_000, longestWaitMs: 600_000 })
      const recorder = createRecorder()
      await queue.process(recorder.handler)
      await queue.acceptWhole('t1', [{ change: edit('alone', 't1') }])
      await until(() => isEmpty(queue))
      await queue.accept(edit('first', 't2'), 'first')
      await queue.acceptWhole('t2', [
        { change: edit('first', 't2'), key: 'first' },
        { change: edit('second', 't2'), key: 'second' },
      ])
      await until(() => isEmpty(queue))
      expect(await queue.accept(edit('second', 't2'), 'second')).toMatchObject({ duplicate: true })
      expect(recorder.batches).toEqual([['alone'], ['first', 'second']])
    })

    it('hands over what is whole although the rest of another transaction is waited for, and a day beside it', async () => {
      await open({ quietMs: 60_000, longestWaitMs: 600_000 })
      const recorder = createRecorder()
      await queue.process(recorder.handler)
      await queue.accept(edit('half', 't1'))
      await queue.acceptWhole('t2', [{ change: edit('whole', 't2') }])
      await until(() => recorder.batches.length === 1)
      await queue.acceptWhole('t1', [{ change: edit('other half', 't1') }])
      await until(() => isEmpty(queue))
      expect(recorder.batches).toEqual([['whole'], ['half', 'other half']])
    })

    it('makes few batches of a thousand transactions in a second when a batch takes its time', async () => {
      await open({ quietMs: 150, longestWaitMs: 2_000 })
      // As a builder does: so much for a batch, and so much for each document in it.
      const takesMs = (count: number) => 50 + 5 * count
      const recorder = createRecorder(async (batch) => {
        await new Promise((resolve) => setTimeout(resolve, takesMs(batch.length)))
        return { setAside: [] }
      })
      await queue.process(recorder.handler)
      const accepting: Promise<unknown>[] = []
      const passages = notePassages()
      for (let index = 0; index < 1_000; index += 1) {
        const changes = [{ change: edit(`doc-${index}`, `t${index}`) }]
        accepting.push(passages.note(() => queue.acceptWhole(`t${index}`, changes)))
        if (index % 10 === 9) await new Promise((resolve) => setTimeout(resolve, 10))
      }
      await Promise.all(accepting)
      await until(() => isEmpty(queue), 20_000)
      // Five or so: what comes during a batch is one batch, however small the first ones were.
      expect(recorder.batches.length).toBeLessThanOrEqual(mostBatches(passages.all, { takesMs }))
      expect(new Set(recorder.batches.flat()).size).toBe(1_000)
    })

    it('hands a lone change of an unknown transaction over right after the quiet time', async () => {
      const longestWaitMs = 60_000
      await open({ quietMs: 150, longestWaitMs })
      const recorder = createRecorder()
      const handedOver: number[] = []
      await queue.process(async (batch) => {
        handedOver.push(Date.now() - (batch[0]?.acceptedAt ?? 0))
        return recorder.handler(batch)
      })
      await queue.accept(edit('room-arven'))
      await until(() => isEmpty(queue))
      await queue.accept(edit('room-see'))
      await until(() => isEmpty(queue))
      expect(recorder.batches).toEqual([['room-arven'], ['room-see']])
      expect(Math.min(...handedOver)).toBeGreaterThanOrEqual(149)
      expect(Math.min(...handedOver)).toBeLessThan(longestWaitMs / 20)
    })

    it('joins what arrives within the quiet time and keeps the order of arrival', async () => {
      await open({ quietMs: 100, longestWaitMs: 2_000 })
      const recorder = createRecorder()
      await queue.process(recorder.handler)
      for (const id of ['a', 'b', 'c', 'd']) await queue.accept(edit(id))
      await until(() => recorder.batches.length === 1)
      expect(recorder.batches).toEqual([['a', 'b', 'c', 'd']])
    })

    it('keeps accepted changes when it is closed and opened again', async () => {
      await open()
      const { id } = await queue.accept(edit('kept'))
      await queue.close()
      queue = await store.open()
      expect((await queue.peek(10)).map((change) => change.id)).toEqual([id])
      expect(await queue.waiting()).toMatchObject({ count: 1, oldestAcceptedAt: expect.any(Number) })
      const recorder = createRecorder()
      await queue.process(recorder.handler)
      await until(() => isEmpty(queue))
      expect(recorder.batches).toEqual([['kept']])
    })

    it('accepts one key once: while it waits, together, and after it is live (faults 2 and 3)', async () => {
      await open({ quietMs: 50, longestWaitMs: 100 })
      const first = await queue.accept(edit('same'), 'key-1')
      expect(first.duplicate).toBe(false)
      expect(await queue.accept(edit('same'), 'key-1')).toEqual({ id: first.id, duplicate: true })
      const pair = await queue.acceptWhole('pair', [
        { change: edit('twin'), key: 'key-2' },
        { change: edit('twin'), key: 'key-2' },
      ])
      expect(pair.map((one) => one.duplicate)).toEqual([false, true])
      const recorder = createRecorder()
      await queue.process(recorder.handler)
      await until(() => isEmpty(queue))
      expect(await queue.accept(edit('same'), 'key-1')).toEqual({ id: first.id, duplicate: true })
      expect(recorder.batches).toEqual([['same', 'twin']])
    })

    it('takes 1,000 changes in one second, in at most 3 batches, the last one included (fault 6)', async () => {
      const limits = { quietMs: 150, longestWaitMs: 2_000 }
      await open(limits)
      const recorder = createRecorder()
      await queue.process(recorder.handler)
      const passages = notePassages()
      const accepts = Array.from({ length: 1_000 }, (_, index) =>
        passages.note(() => queue.accept(edit(`doc-${index}`), `burst-${index}`)),
      )
      await Promise.all(accepts)
      await until(() => isEmpty(queue), 15_000)
      // Three at most when the machine keeps up. One that needs longer than the quiet time to write them makes more.
      expect(recorder.batches.length).toBeLessThanOrEqual(mostBatches(passages.all, { limits }))
      expect(new Set(recorder.batches.flat()).size).toBe(1_000)
      expect(recorder.batches.at(-1)?.at(-1)).toBe('doc-999')
    })

    it('hands over again at once what is not finished, together with what came meanwhile', async () => {
      await open()
      const recorder = createRecorder(async (batch, index) => {
        if (index === 0) await queue.acceptWhole('t1', [{ change: edit('small', 't1') }])
        const large = batch.filter(({ change }) => change.kind === 'document' && change.id === 'large')
        return { setAside: [], again: index < 2 ? large.map(({ id }) => id) : [] }
      })
      await queue.process(recorder.handler)
      await queue.accept(edit('large'))
      await until(() => isEmpty(queue))
      expect(recorder.batches).toEqual([['large'], ['large', 'small'], ['large']])
    })

    it('hands over at least every longest wait while edits keep coming (fault 7)', async () => {
      await open({ quietMs: 100, longestWaitMs: 300 })
      const recorder = createRecorder()
      await queue.process(recorder.handler)
      const startedAt = Date.now()
      for (let count = 0; Date.now() - startedAt < 1_500; count += 1) {
        await queue.accept(edit(`edit-${count}`))
        await new Promise((resolve) => setTimeout(resolve, 30))
      }
      expect(recorder.batches.length).toBeGreaterThanOrEqual(3)
      await until(() => isEmpty(queue))
    })

    it('makes one more batch of a change that arrives during a batch, and never two at once (fault 9)', async () => {
      await open()
      let running = 0
      let most = 0
      const recorder = createRecorder(async (_, index) => {
        running += 1
        most = Math.max(most, running)
        if (index === 0) await queue.accept(edit('second'))
        await new Promise((resolve) => setTimeout(resolve, 50))
        running -= 1
        return { setAside: [] }
      })
      await queue.process(recorder.handler)
      await queue.accept(edit('first'))
      await until(() => recorder.batches.length === 2 && isEmpty(queue))
      expect(recorder.batches).toEqual([['first'], ['second']])
      expect(most).toBe(1)
    })

    it('loses no change at the very moment a batch completes (fault 9)', async () => {
      await open({ quietMs: 1, longestWaitMs: 5 })
      const recorder = createRecorder()
      await queue.process(recorder.handler)
      for (let count = 0; count < 60; count += 1) {
        await queue.accept(edit(`doc-${count}`))
        await until(() => recorder.batches.flat().includes(`doc-${count}`), 5_000)
      }
      expect(new Set(recorder.batches.flat()).size).toBe(60)
      await until(() => isEmpty(queue))
    })

    it('tries a failed batch again and removes nothing before it succeeded', async () => {
      await open()
      const recorder = createRecorder((_, index) => {
        if (index === 0) throw new Error('the content service answers 503')
        return { setAside: [] }
      })
      await queue.process(recorder.handler)
      await queue.accept(edit('stubborn'))
      await until(() => recorder.batches.length === 1)
      expect((await queue.waiting()).count).toBe(1)
      await until(() => isEmpty(queue))
      expect(recorder.batches).toEqual([['stubborn'], ['stubborn']])
    })

    it('sets a refused change aside alone and makes the rest live', async () => {
      await open({ quietMs: 60, longestWaitMs: 200 })
      const lived: string[] = []
      await queue.process(async (batch) => {
        const ids = batch.map(({ change }) => (change.kind === 'document' ? change.id : ''))
        if (ids.includes('bad'))
          throw new ChangeRefused('Der Eintrag zeigt auf eine Seite, die es nicht gibt.')
        lived.push(...ids)
        return { setAside: [] }
      })
      await queue.acceptWhole(
        'pair',
        ['a', 'b', 'bad', 'c', 'd'].map((id) => ({ change: edit(id) })),
      )
      await until(async () => (await isEmpty(queue)) && (await queue.setAside()).length === 1)
      expect([...lived].sort()).toEqual(['a', 'b', 'c', 'd'])
      const [aside] = await queue.setAside()
      expect(aside).toMatchObject({
        accepted: { change: { id: 'bad' } },
        reason: 'Der Eintrag zeigt auf eine Seite, die es nicht gibt.',
      })
    })

    it('tries what was set aside again on request, and after a batch that may have healed it', async () => {
      await open()
      let healed = false
      const recorder = createRecorder((batch) => ({
        setAside: batch.flatMap(({ id, change }) =>
          change.kind === 'document' && change.id === 'menu' && !healed
            ? [{ changeId: id, reason: 'no such page' }]
            : [],
        ),
      }))
      await queue.process(recorder.handler)
      const { id } = await queue.accept(edit('menu'))
      await until(async () => (await queue.setAside()).length === 1)
      await queue.retry(id)
      await until(async () => recorder.batches.length === 2 && (await queue.setAside()).length === 1)
      healed = true
      await queue.accept(edit('the missing page'))
      await until(async () => (await queue.setAside()).length === 0 && (await isEmpty(queue)))
      expect(recorder.batches).toEqual([['menu'], ['menu'], ['the missing page'], ['menu']])
    })

    it('tells that a change is set aside when it is, each time anew', async () => {
      await open()
      const recorder = createRecorder((batch) => ({
        setAside: batch.map(({ id }) => ({ changeId: id, reason: 'no such page' })),
      }))
      const seen: number[] = []
      const stop = queue.subscribe(() => void queue.setAside().then((aside) => seen.push(aside.length)))
      await queue.process(recorder.handler)
      const { id } = await queue.accept(edit('menu'))
      await until(() => seen.at(-1) === 1)
      const before = seen.length
      await queue.retry(id)
      await until(() => recorder.batches.length === 2 && seen.length >= before + 2 && seen.at(-1) === 1)
      stop()
    })

    it('drops what was set aside once a newer change of the same document is live', async () => {
      await open()
      let refuse = true
      const recorder = createRecorder((batch) => ({
        setAside: refuse ? batch.map(({ id }) => ({ changeId: id, reason: 'bad field' })) : [],
      }))
      await queue.process(recorder.handler)
      await queue.accept(edit('room'))
      await until(async () => (await queue.setAside()).length === 1)
      refuse = false
      await queue.accept(edit('room'))
      await until(async () => (await queue.setAside()).length === 0 && (await isEmpty(queue)))
      expect(recorder.batches).toEqual([['room'], ['room']])
    })

    it('holds one of the comparisons that are refused again and again, and tries all that was set aside once one is live', async () => {
      await open()
      let refuse = true
      const recorder = createRecorder((batch) => ({
        setAside: refuse ? batch.map(({ id }) => ({ changeId: id, reason: 'pages would be lost' })) : [],
      }))
      await queue.process(recorder.handler)
      const handled = async (change: Change) => {
        await queue.accept(change)
        await until(() => isEmpty(queue))
      }
      await handled(edit('room'))
      for (let times = 0; times < 3; times += 1) await handled({ kind: 'reconcile', reason: 'schedule' })
      await handled({ kind: 'events', reason: 'hourly' })
      await until(async () => (await queue.setAside()).length === 3)
      refuse = false
      await handled({ kind: 'reconcile', reason: 'schedule' })
      await until(async () => (await queue.setAside()).length === 0 && (await isEmpty(queue)))
      expect(recorder.batches.at(-1)).toEqual(['room', 'events'])
    })

    it('holds one change of a document that is refused again and again, the newest, and tries that alone', async () => {
      await open({ quietMs: 60, longestWaitMs: 200 })
      const tried: string[] = []
      await queue.process(async (batch) => {
        const menus = batch.filter(({ change }) => change.kind === 'document' && change.id === 'menu')
        tried.push(...menus.map(({ id }) => id))
        return { setAside: menus.map(({ id }) => ({ changeId: id, reason: 'no such page' })) }
      })
      const asideIds = async () => (await queue.setAside()).map(({ accepted }) => accepted.id)
      const first = await queue.accept(edit('menu'))
      await until(async () => (await asideIds()).includes(first.id) && (await isEmpty(queue)))
      const [, last] = await Promise.all([queue.accept(edit('menu')), queue.accept(edit('menu'))])
      await until(async () => tried.length === 3 && (await isEmpty(queue)))
      expect(await asideIds()).toEqual([last.id])
      await queue.accept(edit('room'))
      await until(async () => tried.length >= 4 && (await isEmpty(queue)))
      expect(tried.slice(3)).toEqual([last.id])
      expect(await asideIds()).toEqual([last.id])
    })

    it('finishes the batch in work before it closes, under its lease (fault 16)', async () => {
      await open()
      let finished = false
      let letGo = (): void => undefined
      const gate = new Promise<void>((resolve) => {
        letGo = resolve
      })
      let started = false
      await queue.process(async (_, lease) => {
        started = true
        await gate
        await lease.assertHeld()
        finished = true
        return { setAside: [] }
      })
      await queue.accept(edit('in work'))
      await until(() => started)
      const closing = queue.close()
      letGo()
      await closing
      expect(finished).toBe(true)
      queue = await store.open()
      expect((await queue.waiting()).count).toBe(0)
    })

    it('does what is last under its lease, and writes nothing with it afterwards', async () => {
      await open()
      await queue.process(createRecorder().handler)
      const lease = await queue.lead()
      let done = false
      await queue.close(async () => {
        await lease.assertHeld()
        done = true
      })
      expect(done).toBe(true)
      expect(lease.signal.aborted).toBe(true)
      queue = await store.open()
    })
  })
}
