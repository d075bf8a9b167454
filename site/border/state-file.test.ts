import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeStateFile } from './state-file'

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

  it('moves aside what is a folder in its place, again and again (fault 73)', async () => {
    const file = path.join(folder, 'state.json')
    for (const text of ['one', 'two']) {
      rmSync(file, { force: true })
      mkdirSync(file)
      writeFileSync(path.join(file, 'inside'), text)
      await writeStateFile(file, text)
      expect(readFileSync(file, 'utf8')).toBe(text)
      expect(readFileSync(path.join(folder, 'state.json.damaged', 'inside'), 'utf8')).toBe(text)
    }
  })
})
