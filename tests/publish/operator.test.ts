import { expect, it } from 'vitest'
import { operatorActions } from '../../worker/app/operator-actions'
import { createPublisher } from '../../worker/publish/publisher'
import { siteUrl, smallHotel } from './small-site'
import { temporaryFolder } from './temporary-folder'

const noQueue = { accept: async () => ({ id: 'c8', duplicate: false }) }
const quiet = { info: () => undefined }

it('an operator publishes once what the gate holds back, and the reason stays in the history with the name', async () => {
  const site = await smallHotel(await temporaryFolder('root'))
  const publisher = createPublisher({ folder: await temporaryFolder('releases'), gate: { siteUrl } })
  await publisher.publish(site.whole())
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
  const queue = { ...noQueue, retry: async (id = 'all') => void retried.push(id) }
  const actions = operatorActions(queue, publisher, quiet)
  await actions.override('Die Sternwarte folgt am Abend', 'Anna')
  const latest = await publisher.current()
  expect(latest).toMatchObject({ kind: 'override', reason: 'Anna: Die Sternwarte folgt am Abend' })
  expect((await publisher.show(latest?.id ?? ''))?.reason).toBe('Anna: Die Sternwarte folgt am Abend')
  expect(await publisher.waiting()).toEqual([])
  expect(retried).toEqual(['all'])
  await expect(actions.override('Noch einmal', 'Anna')).rejects.toThrow('Nothing is held back')
  await publisher.settled()
})

it('what waited because of a rollback is looked at once more when an operator ends it', async () => {
  const site = await smallHotel(await temporaryFolder('root'))
  const publisher = createPublisher({ folder: await temporaryFolder('releases'), gate: { siteUrl } })
  await publisher.publish(site.whole())
  await site.write('/zimmer/arven', { owner: 'room-arven', text: 'Neu', links: ['/'] })
  await publisher.publish(site.regeneration())
  const retried: string[] = []
  const queue = { ...noQueue, retry: async (id = 'all') => void retried.push(id) }
  const actions = operatorActions(queue, publisher, quiet)
  await actions.rollback({ path: '/zimmer/arven' }, 'Anna')
  expect((await publisher.pinned()).pages).toHaveProperty('/zimmer/arven')
  expect(retried).toEqual([])
  await actions.unpin('Anna')
  expect((await publisher.pinned()).pages).toEqual({})
  expect(retried).toEqual(['all'])
  await publisher.settled()
})
