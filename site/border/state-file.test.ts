import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { removeStateFile, writeStateFile, writeStateFileNow } from './state-file'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'state-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a file of state', () => {
  it('is made with its folder, replaced, and leaves nothing beside it', async () => {
    const file = path.join(folder, 'deep', 'state.json')
    await writeStateFile(file, 'one')
    await writeStateFile(file, 'two', 0o600)
    expect(readFileSync(file, 'utf8')).toBe('two')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(path.dirname(file))).toEqual(['state.json'])
  })

  it.each([
    ['by who waits', writeStateFile],
    ['by who cannot wait', async (file: string, text: string) => writeStateFileNow(file, text)],
  ])('moves aside what is a folder in its place, again and again, %s (fault 73)', async (_, write) => {
    const file = path.join(folder, 'state.json')
    for (const text of ['one', 'two']) {
      rmSync(file, { force: true })
      mkdirSync(file)
      writeFileSync(path.join(file, 'inside'), text)
      await write(file, text)
      expect(readFileSync(file, 'utf8')).toBe(text)
      expect(readFileSync(path.join(folder, 'state.json.damaged', 'inside'), 'utf8')).toBe(text)
    }
  })

  it('goes, whatever lies in its place', () => {
    const file = path.join(folder, 'state.json')
    removeStateFile(file)
    mkdirSync(path.join(file, 'deep'), { recursive: true })
    removeStateFile(file)
    expect(readdirSync(folder)).toEqual([])
  })
})
