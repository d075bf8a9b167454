import { expect, it } from 'vitest'
import { type Counted, createMetrics } from './metrics'
import { exampleOverview } from './testing/example'

const counted: Counted = {
  unheard: () => 0,
  damage: () => ({ found: 0, lost: [] }),
  refusedPurge: () => undefined,
  archiveBehind: () => 0,
  enquiries: () => ({ waiting: 0, oldestAt: undefined }),
  data: () => undefined,
  dataAlarm: 1,
  isListening: () => true,
  leads: () => true,
  role: 'all',
}

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

it('says that it knows nothing of the queue where the store does not answer, instead of nought', async () => {
  const overview = exampleOverview()
  const status = async () => ({
    ...(await overview.status()),
    queue: { count: undefined, oldestAcceptedAt: undefined, reachable: false },
    setAside: undefined,
  })
  const { text } = await createMetrics({ ...overview, status }, () => 0).text()
  for (const name of ['site_queue_waiting', 'site_queue_oldest_seconds', 'site_set_aside'])
    expect(text).toContain(`\n${name} Nan\n`)
})

it('a feed and a service that were never good are as old as the worker, so that somebody hears of them', async () => {
  const overview = exampleOverview()
  const status = async () => ({
    ...(await overview.status()),
    events: [{ language: 'de' as const, goodAt: undefined }],
    readings: { ridge: { measuredAt: undefined, fault: undefined } },
  })
  let now = 1_000_000
  const metrics = createMetrics({ ...overview, status }, () => now)
  now += 90_000_000
  const { text } = await metrics.text()
  expect(text).toContain('\nsite_events_age_seconds{language="de"} 90000\n')
  expect(text).toContain('\nsite_reading_age_seconds{reading="ridge"} 90000\n')
})

it.each([
  [undefined, 'Nan'],
  [false, '0'],
  [true, '1'],
])(
  'of the line to the content service, whose state is %s, it says %s: none is missed where none is wanted',
  async (state, said) => {
    const { text } = await createMetrics(exampleOverview(), () => 0, {
      ...counted,
      isListening: () => state,
    }).text()
    expect(text).toContain(`\nsite_content_listening ${said}\n`)
  },
)

it('a look that failed leaves the next one free', async () => {
  const overview = exampleOverview()
  let fails = true
  const status = async () => (fails ? Promise.reject(new Error('the store is gone')) : overview.status())
  const metrics = createMetrics({ ...overview, status }, () => 0)
  await expect(metrics.text()).rejects.toThrow('the store is gone')
  fails = false
  expect((await metrics.text()).text).toContain('\nsite_pages ')
})
