import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { realFiles } from '../../disk/files'
import { thisHolder } from '../../disk/holder'
import { ForeignTarget, ownTarget } from './owner'

async function folder() {
  const name = await mkdtemp(path.join(os.tmpdir(), 'owner-'))
  onTestFinished(() => rm(name, { recursive: true }))
  return name
}
const ownerIn = async (target: string) =>
  JSON.parse(await readFile(path.join(target, 'owner.json'), 'utf8')).store

it('a folder that a product publishes to is left alone by every other one while that runs', async () => {
  const target = await folder()
  await ownTarget(realFiles, target, '/srv/a/releases')
  await ownTarget(realFiles, target, '/srv/a/releases')
  await expect(ownTarget(realFiles, target, '/srv/b/releases')).rejects.toThrow(ForeignTarget)
  expect(await ownerIn(target)).toBe('/srv/a/releases')
})

it.each([
  ['has ended', JSON.stringify({ store: '/srv/a/releases', holder: { ...thisHolder(), started: '1' } })],
  [
    'ran before the machine was started',
    JSON.stringify({ store: '/srv/a', holder: { ...thisHolder(), boot: 'x' } }),
  ],
  ['nobody can read', '{"store'],
  ['names nobody', '{"store":"/srv/a"}'],
])('the folder of one that %s is anybody’s', async (_why, text) => {
  const target = await folder()
  await writeFile(path.join(target, 'owner.json'), text)
  await ownTarget(realFiles, target, '/srv/b/releases')
  expect(await ownerIn(target)).toBe('/srv/b/releases')
})
