import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { realFiles } from '../../disk/files'
import { thisHolder } from '../../disk/holder'
import { ForeignTarget, ownTarget } from './owner'

async function places() {
  const root = await mkdtemp(path.join(os.tmpdir(), 'owner-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const target = path.join(root, 'www')
  await mkdir(target)
  const store = (name: string) => path.join(root, name, 'releases')
  const own = (name: string, owner: string) => ownTarget(realFiles, target, store(name), owner)
  const write = (fields: object) =>
    writeFile(path.join(target, 'owner.json'), JSON.stringify({ store: '/srv/c/releases', ...fields }))
  const owner = async () => JSON.parse(await readFile(path.join(target, 'owner.json'), 'utf8'))
  return { root, target, store, own, write, owner }
}
const elsewhere = { ...thisHolder(), host: 'another-machine', pid: 7 }

it('a folder that a product publishes to is left alone by every other one while that runs', async () => {
  const { store, own, owner } = await places()
  await own('a', 'queue of a')
  await own('a', 'queue of a')
  await expect(own('b', 'queue of b')).rejects.toThrow(ForeignTarget)
  expect((await owner()).store).toBe(store('a'))
})

it('a folder that a product of another machine publishes to is left alone, and the refusal says whose it is', async () => {
  const { target, own, write, owner } = await places()
  await write({ owner: 'queue of c', holder: elsewhere })
  const refused = await own('b', 'queue of b').catch((error: unknown) => String(error))
  for (const word of ['another-machine', '/srv/c/releases', path.join(target, 'owner.json')])
    expect(refused).toContain(word)
  expect((await owner()).store).toBe('/srv/c/releases')
})

it('who shares the queue with a product of another machine takes its folder over, and so does who wrote there last', async () => {
  const { store, own, write, owner } = await places()
  await write({ owner: 'the queue', holder: elsewhere })
  await own('b', 'the queue')
  expect((await owner()).store).toBe(store('b'))
  // Another container with the same folder of data; and one whose queue has moved as well.
  await write({ owner: 'the queue', holder: elsewhere })
  await own('b', 'the queue, moved')
  expect((await owner()).owner).toBe('the queue, moved')
})

it('a folder beside the releases of a product is its own, wherever it was written before', async () => {
  const { root, own, write, store } = await places()
  await own('b', 'a queue')
  await write({ owner: 'container 1', holder: elsewhere })
  const beside = path.join(root, 'b', 'site')
  await mkdir(beside)
  await rename(path.join(root, 'www', 'owner.json'), path.join(beside, 'owner.json'))
  await expect(ownTarget(realFiles, beside, store('b'), 'container 2')).resolves.toBeUndefined()
})

it.each([
  ['has ended', { holder: { ...thisHolder(), started: '1' }, owner: 'queue' }],
  ['ran before the machine was started', { holder: { ...thisHolder(), boot: 'x' }, owner: 'queue' }],
  ['ran on another machine in a version that did not say whose it was', { holder: elsewhere }],
  ['nobody can read', undefined],
  ['names nobody', {}],
])('the folder of one that %s is anybody’s', async (_why, fields) => {
  const { target, own, write, owner, store } = await places()
  if (fields) await write(fields)
  else await writeFile(path.join(target, 'owner.json'), '{"store')
  await own('b', 'queue of b')
  expect((await owner()).store).toBe(store('b'))
})
