import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BuilderChild, BuilderLost, type ChildOptions } from './builder-child'

let folder: string
let child: BuilderChild | undefined

const limit = 20_000
const start = (source: string, options: Partial<ChildOptions> = {}): BuilderChild => {
  const program = path.join(folder, 'program.cjs')
  writeFileSync(program, source)
  child = BuilderChild.start({
    program,
    siteFolder: path.join(folder, 'site'),
    dataFolder: folder,
    env: { PATH: process.env.PATH },
    stuckFile: path.join(folder, 'stuck.json'),
    pageLimit: limit,
    ...options,
  })
  return child
}
/** Ready at once; then as the source says. */
const ready = `process.send({ from: 'builder', type: 'ready' });`

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'builder-child-'))
  mkdirSync(path.join(folder, 'site'))
  vi.stubEnv('BUILDER_IN_WORK', undefined)
})
afterEach(async () => {
  await child?.kill()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

describe('the process of a builder', () => {
  it('that was killed while it is told something is lost, and nothing else happens (fault 48)', async () => {
    const builder = start(`${ready} setInterval(() => undefined, 1000)`)
    await builder.ready(limit)
    process.kill(builder.pid ?? 0, 'SIGKILL')
    const asked = Array.from({ length: 50 }, () => builder.apply([], limit))
    await Promise.all(asked.map((answer) => expect(answer).rejects.toThrow(BuilderLost)))
  })

  it('that closed its line is lost, however long its limit is (fault 48)', async () => {
    const builder = start(`${ready} process.disconnect(); setInterval(() => undefined, 1000)`)
    await builder.ready(limit)
    await expect(builder.apply([], 10 * limit)).rejects.toThrow(BuilderLost)
    await vi.waitFor(() => expect(builder.running).toBe(false), limit)
  })

  it('that cannot be started is lost, and waiting for its end comes to an end (fault 48)', async () => {
    const builder = start('', { siteFolder: path.join(folder, 'nowhere') })
    await expect(builder.ready(limit)).rejects.toThrow('could not be started')
    await builder.kill()
    expect(builder.running).toBe(false)
  })

  it('is ended when it works on one page for too long, and says on which (fault 47)', async () => {
    const record = path.resolve(__dirname, '../gatsby/work-record.cjs')
    const source = `require('${record}').begin('/endless'); for (;;);`
    const builder = start(source, { pageLimit: 1000 })
    await expect(builder.ready(limit)).rejects.toThrow('SIGKILL')
    expect(builder.lost).toEqual({ pages: ['/endless'], hung: true })
  })

  it('that ended by itself says on which page it was (fault 47)', async () => {
    const record = path.resolve(__dirname, '../gatsby/work-record.cjs')
    const builder = start(
      `const { begin, end } = require('${record}'); begin('/good'); end(); begin('/bad'); process.abort()`,
    )
    await expect(builder.ready(limit)).rejects.toThrow(BuilderLost)
    expect(builder.lost).toEqual({ pages: ['/bad'], hung: false })
  })
})
