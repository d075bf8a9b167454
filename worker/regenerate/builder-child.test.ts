import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { BuilderChild, BuilderLost } from './builder-child'

it('a builder that cannot be started is one that was lost, and the worker goes on', async () => {
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'builder-'))
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }))
  const siteFolder = path.join(dataFolder, 'not-there')
  const child = BuilderChild.start({ program: 'builder.cjs', siteFolder, dataFolder, env: {} })
  const error = await child.ready(20_000).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(BuilderLost)
  expect(String(error)).toContain('could not be started: spawn')
  expect(child.running).toBe(false)
  await child.kill()
})
