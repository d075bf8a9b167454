import { expect, it } from 'vitest'
import { operatorActions } from '../../worker/operator-actions'
import { createPublisher } from '../../worker/publish/publisher'
import { siteUrl, smallHotel } from './small-site'
import { temporaryFolder } from './temporary-folder'

const noQueue = { accept: async () => ({ id: 'c8', duplicate: false }), setAside: async () => [] }
const quiet = { info: () => undefined }

it('an operator publishes once what the gate holds back, and the reason stays in the history with the name', async () => {
  const site = await smallHotel(await temporaryFolder('root'))
  const publisher = createPublisher({ folder: await temporaryFolder('releases'), gate: { siteUrl } })
  await publisher.publish({ ...site.regeneration(), files: 'all' })
  await site.write('/zimmer/arven', { owner: 'room-arven', text: 'Neu', links: ['/zimmer/sternwarte'] })
  await publisher.publish(site.regeneration())
  expect(await publisher.waiting()).toMatchObject([
    {
      path: '/zimmer/arven',
      fault: { code: 'gate.dead-link', facts: { target: '/zimmer/sternwarte' } },
      pinned: false,
      canGo: true,
    },
  ])
  const retried: string[] = []
  const aside = {
    accepted: { id: 'c7', change: { kind: 'reconcile', reason: 'request' } as const, acceptedAt: 0 },
    reason: 'links',
    setAsideAt: 0,
  }
  const queue = {
    ...noQueue,
    setAside: async () => [aside],
    retry: async (id: string) => void retried.push(id),
  }
  const actions = operatorActions(queue, publisher, quiet)
  await actions.override('Die Sternwarte folgt am Abend', 'Anna')
  const latest = await publisher.current()
  expect(latest).toMatchObject({ kind: 'override', reason: 'Anna: Die Sternwarte folgt am Abend' })
  expect((await publisher.show(latest?.id ?? ''))?.reason).toBe('Anna: Die Sternwarte folgt am Abend')
  expect(await publisher.waiting()).toEqual([])
  expect(retried).toEqual(['c7'])
  await expect(actions.override('Noch einmal', 'Anna')).rejects.toThrow('Nothing is held back')
  await publisher.settled()
})
