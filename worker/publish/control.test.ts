import { cpSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { askWorker, listenForCommands } from './control'
import { createPublisher } from './publisher'

const temporary = () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'control-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}
const list = { command: 'list', limit: 1 } as const
const nothing = { releases: [], pins: { site: null, pages: {} } }

it.each([
  ['short', 'releases'],
  ['longer than a socket may be called', path.join('d'.repeat(120), 'ü'.repeat(60), 'releases')],
])('a worker whose folder is %s hears commands, and leaves nothing behind', async (_, name) => {
  const folder = path.join(temporary(), name)
  mkdirSync(folder, { recursive: true })
  const place = temporary()
  vi.stubEnv('TMPDIR', place)
  onTestFinished(() => void vi.unstubAllEnvs())
  const publisher = createPublisher({ folder, gate: { siteUrl: 'https://hotel.example' } })
  const first = await listenForCommands(folder, publisher)
  expect(await askWorker(folder, list)).toEqual(nothing)
  // Another one takes the lead over.
  const second = await listenForCommands(folder, publisher)
  await first()
  expect(await askWorker(folder, list)).toEqual(nothing)
  await second()
  expect(await askWorker(folder, list)).toBeUndefined()
  expect([...readdirSync(folder), ...readdirSync(place)].filter((file) => /sock|control/.test(file))).toEqual(
    [],
  )
})

it('a copy of a folder with a long name never reaches the worker of the first, nor takes its socket away', async () => {
  const parent = path.join(temporary(), 'd'.repeat(120))
  const [folder, copy] = [path.join(parent, 'releases'), path.join(parent, 'copied')]
  mkdirSync(folder, { recursive: true })
  const publisher = createPublisher({ folder, gate: { siteUrl: 'https://hotel.example' } })
  const end = await listenForCommands(folder, publisher)
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true })
  expect(await askWorker(copy, list)).toBeUndefined()
  await (await listenForCommands(copy, publisher))()
  expect(await askWorker(folder, list)).toEqual(nothing)
  await end()
})
