import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { nothingMade } from '../../changes/testing/nothing-made'
import { describeFile } from '../../made/describe'
import { createPublisher, type PublishInput } from '../publisher'
import { readReleases } from './release-reader'

const siteUrl = 'https://hotel.example'

const page = (text: string) => `<!doctype html><html><body>${text}</body></html>`

const whole = (root: string, text: string): PublishInput => ({
  root,
  files: [describeFile('index.html', Buffer.from(text))],
  ...nothingMade,
  isWhole: true,
  pages: [{ path: '/', owner: 'home', reason: 'document' }],
  changeIds: [],
})

async function hotel() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'reader-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [releases, root] = [path.join(folder, 'releases'), path.join(folder, 'root')]
  await mkdir(root)
  const publisher = createPublisher({ folder: releases, gate: { siteUrl } })
  const publish = async (text: string) => {
    await writeFile(path.join(root, 'index.html'), page(text))
    const release = await publisher.publish(whole(root, page(text)))
    await publisher.settled()
    return release.id
  }
  return { releases, publish, publisher }
}

it('another process sees a release as soon as it asks, and writes nothing', async () => {
  const { releases, publish, publisher } = await hotel()
  const { view, follow } = await readReleases(releases)
  expect(view.release()).toBeNull()
  const shown = async () => {
    await follow()
    const entry = view.find('index.html')
    return entry ? [String(await view.bytes(entry)), view.release()] : undefined
  }
  for (const text of ['one', 'two', 'three']) {
    const id = await publish(text)
    expect(await shown()).toEqual([`<!doctype html><html><body>${text}</body></html>`, id])
  }
  const before = (await readdir(releases, { recursive: true })).sort()
  const back = await publisher.rollback({ id: '1' })
  await publisher.settled()
  expect(await shown()).toEqual(['<!doctype html><html><body>one</body></html>', back.id])
  const fresh = await readReleases(releases)
  expect(fresh.view.release()).toBe(back.id)
  expect((await readdir(releases, { recursive: true })).filter((name) => !before.includes(name))).toEqual([
    `records/${back.id}.json`,
  ])
})

it('a release that was taken back is forgotten, and the one in its place is read', async () => {
  const { releases, publish } = await hotel()
  const id = await publish('one')
  const { view, follow } = await readReleases(releases)
  const next = String(Number(id) + 1).padStart(8, '0')
  const record = path.join(releases, 'records', `${next}.json`)
  const pretended = {
    version: 1,
    id: next,
    at: 1,
    kind: 'publish',
    status: 'live',
    changeIds: [],
    held: [],
    letGo: [],
  }
  const removed = { path: 'index.html', before: null, after: null }
  await writeFile(
    record,
    JSON.stringify({
      ...pretended,
      changes: [removed],
      pins: { site: null, pages: {} },
      problems: [],
      pages: [],
    }),
  )
  await follow()
  expect([view.release(), view.find('index.html')]).toEqual([next, undefined])
  await rm(record)
  await follow()
  expect([view.release(), view.find('index.html') === undefined]).toEqual([id, false])
})

it('a record that is lost leaves out what it brought, and another process knows everything again after the next whole build', async () => {
  const { releases, publish } = await hotel()
  await publish('one')
  const files = await readdir(path.join(releases, 'records'))
  for (const name of files) await rm(path.join(releases, 'records', name))
  for (const name of await readdir(releases))
    if (name.startsWith('snapshot')) await rm(path.join(releases, name))
  await writeFile(path.join(releases, 'records', '00000001.json'), 'damaged')
  const { view, follow } = await readReleases(releases)
  expect([view.release(), view.hasGap(), view.find('index.html')]).toEqual([null, true, undefined])
  const again = createPublisher({ folder: releases, gate: { siteUrl } })
  await again.publish(whole(path.join(releases, '../root'), page('one')))
  await again.settled()
  await follow()
  expect([view.release(), view.hasGap(), view.find('index.html') === undefined]).toEqual([
    '00000002',
    false,
    false,
  ])
})
