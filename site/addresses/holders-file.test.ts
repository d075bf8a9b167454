import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { HoldersRecord, holdersFile, readHolders, WatchedHolders, writeHolders } from './holders-file'
import { changeHolders, type PathHolders, parseHolders, writtenHolders } from './path-holders'

const holders = new Map([
  ['/b', 'two'],
  ['/a', 'one'],
])
/** A path that passes to another document, one that is left, and one that is new. */
const changes = new Map([
  ['/b', 'three'],
  ['/a', null],
  ['/ä', 'four'],
])
const afterwards = new Map([
  ['/b', 'three'],
  ['/ä', 'four'],
])
const never = (): PathHolders => {
  throw new Error('everybody was asked for')
}

function someFile(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'holders-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return holdersFile(folder)
}

describe('the record of who holds which path', () => {
  it('is read as it was written, and the same holders are the same bytes', () => {
    const file = someFile()
    writeHolders(file, holders)
    expect(readHolders(file)).toEqual(holders)
    expect(writtenHolders(new Map([...holders].reverse()))).toEqual(writtenHolders(holders))
  })

  it('is known to be damaged where it is cut, empty, noise, altered or of a newer version, and holds nothing where it is missing', () => {
    const { text } = writtenHolders(holders)
    const damaged = [
      '',
      text.slice(0, -5),
      'null',
      '[]',
      '\u0000',
      text.replace('"version":1', '"version":2'),
    ]
    const altered = [
      text.replace('one', 'two'),
      text.replace('/a', '/c'),
      '{"version":1,"holders":{"/a":"one"}}',
    ]
    for (const each of [...damaged, ...altered]) expect(parseHolders(each), each).toBeUndefined()
    expect(readHolders(someFile())).toEqual(new Map())
  })

  it('is read again when it was written anew, and only then; what is lost or damaged says nothing new', () => {
    const file = someFile()
    const watched = new WatchedHolders(file)
    expect(watched.changed()).toBeUndefined()
    writeHolders(file, holders)
    expect(watched.changed()).toEqual(holders)
    writeHolders(file, holders)
    expect(watched.changed()).toBeUndefined()
    writeFileSync(file, 'noise')
    expect(watched.changed()).toBeUndefined()
    rmSync(file)
    expect(watched.changed()).toBeUndefined()
    expect(watched.holders).toEqual(holders)
    writeHolders(file, new Map([['/a', 'one']]))
    expect(watched.changed()).toEqual(new Map([['/b', null]]))
  })

  it('takes what becomes other behind what stands there, without a look at everybody, and the reader without one, too', () => {
    const file = someFile()
    const record = new HoldersRecord(file)
    record.write(holders)
    const watched = new WatchedHolders(file, holders)
    expect(watched.changed()).toBeUndefined()
    const before = readFileSync(file, 'utf8')
    record.add(changes, never)
    expect(readFileSync(file, 'utf8').startsWith(`${before}\n`)).toBe(true)
    expect(readHolders(file)).toEqual(afterwards)
    expect(watched.changed()).toEqual(changes)
    expect(watched.holders).toEqual(afterwards)
    record.add(new Map(), never)
    record.add(new Map([['/b', null]]), never)
    expect(watched.changed()).toEqual(new Map([['/b', null]]))
    expect(new WatchedHolders(file).changed()).toEqual(new Map([['/ä', 'four']]))
  })

  it('is written whole where somebody else has written it, where it is lost, and once its changes outgrow it', () => {
    const file = someFile()
    const record = new HoldersRecord(file)
    record.add(changes, () => holders)
    expect(readHolders(file)).toEqual(holders)
    writeHolders(file, new Map([['/other', 'other']]))
    record.add(changes, () => afterwards)
    expect(readHolders(file)).toEqual(afterwards)
    rmSync(file)
    record.add(changes, () => afterwards)
    expect(readHolders(file)).toEqual(afterwards)
    const { size } = statSync(file)
    const long = new Map([['/b', 'x'.repeat(70_000)]])
    record.add(long, never)
    record.add(changes, () => afterwards)
    expect(statSync(file).size).toBe(size)
  })

  it('ends before a line that is torn, altered or follows another one, and goes on once it is whole', () => {
    const file = someFile()
    const record = new HoldersRecord(file)
    record.write(holders)
    const { size } = statSync(file)
    record.add(changes, never)
    const line = readFileSync(file, 'utf8').slice(size)
    const other = `${file}.other`
    for (const behind of [
      line.slice(0, 9),
      line.replace('three', 'tree'),
      `${line}${line}`,
      line.replace('\n', ''),
    ]) {
      writeFileSync(other, readFileSync(file).subarray(0, size))
      const watched = new WatchedHolders(other, holders)
      watched.changed()
      appendFileSync(other, behind)
      const read = behind === line + line ? changes : undefined
      expect(watched.changed(), behind).toEqual(read)
      expect(readHolders(other), behind).toEqual(
        behind.startsWith('\n') ? (read ? afterwards : holders) : undefined,
      )
      writeFileSync(other, readFileSync(file))
      expect(watched.changed(), behind).toEqual(read ? undefined : changes)
    }
  })

  it('says at every look what the last writer meant, however both are restarted', () => {
    const paths = fc.constantFrom('/one', '/two', '/drei', '/ä')
    const change = fc.dictionary(paths, fc.option(fc.constantFrom('a', 'b'), { nil: null }))
    const step = fc.record({
      change,
      restarts: fc.constantFrom('nobody', 'nobody', 'writer', 'reader'),
      looks: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 10 }), (steps) => {
        const file = someFile()
        const now = new Map<string, string>()
        let writer = new HoldersRecord(file)
        let reader = new WatchedHolders(file)
        const followed = new Map<string, string>()
        for (const { change: one, restarts, looks } of steps) {
          if (restarts === 'writer') writer = new HoldersRecord(file)
          if (restarts === 'reader') reader = new WatchedHolders(file, followed)
          const changed = new Map(Object.entries(one))
          changeHolders(now, changed)
          writer.add(changed, () => now)
          if (looks) changeHolders(followed, reader.changed() ?? new Map())
          if (looks) expect(followed).toEqual(now)
          expect(readHolders(file)).toEqual(now)
        }
      }),
      { numRuns: 200 },
    )
  })
})
