import { expect, it } from 'vitest'
import { createMetrics } from './metrics'
import { exampleOverview } from './testing/example'

it('one answer looks at the worker once, whatever it tells of it; the next looks again', async () => {
  const overview = exampleOverview()
  let looks = 0
  let waiting = 3
  const counting = {
    ...overview,
    status: async () => {
      looks += 1
      const status = await overview.status()
      return { ...status, queue: { ...status.queue, count: waiting } }
    },
  }
  const metrics = createMetrics(counting, () => 0)
  expect((await metrics.text()).text).toContain('\nsite_queue_waiting 3\n')
  expect(looks).toBe(1)
  waiting = 0
  expect((await metrics.text()).text).toContain('\nsite_queue_waiting 0\n')
  expect(looks).toBe(2)
})

it('a look that failed leaves the next one free', async () => {
  const overview = exampleOverview()
  let fails = true
  const status = async () => (fails ? Promise.reject(new Error('the store is gone')) : overview.status())
  const metrics = createMetrics({ ...overview, status }, () => 0)
  await expect(metrics.text()).rejects.toThrow('the store is gone')
  fails = false
  expect((await metrics.text()).text).toContain('\nsite_pages ')
})
