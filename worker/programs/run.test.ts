import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let folder: string

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)

/** What the program of the small project says, started as `npm start` starts its own. */
function said(words: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['worker/programs/run.cjs', 'program.ts', ...words],
    { cwd: folder, env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' },
  )
  return { stdout, stderr, status }
}

const keptFiles = () => readdirSync(path.join(folder, '.programs')).sort()
/** When the compiled program was written, by its name: it is written once for the same sources. */
const written = () =>
  keptFiles()
    .filter((name) => name.endsWith('.cjs'))
    .map((name) => `${name} ${statSync(path.join(folder, '.programs', name)).mtimeMs}`)

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'programs-'))
  mkdirSync(path.join(folder, 'worker'))
  cpSync(__dirname, path.join(folder, 'worker/programs'), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  write('package.json', '{}')
  write('tsconfig.json', '{}')
  mkdirSync(path.join(folder, 'deep'))
  write('deep/word.ts', "export const word: string = 'eins'\nexport const place = __dirname\n")
  write('deep/counter.cjs', 'let count = 0\nmodule.exports = { next: () => ++count }\n')
  write(
    'program.ts',
    `import path from 'node:path'
import { z } from 'zod'
import { next } from './deep/counter.cjs'
import { place, word } from './deep/word'
const beside = require(path.join(place, 'counter.cjs'))
interface Typed { words: string[] }
const typed: Typed = { words: process.argv.slice(2) }
if (typed.words[0] === 'settings') { console.log([process.env.ONE, process.env.TWO, process.env.ENV_FILE].join('|')); process.exit() }
if (typed.words[0] === 'fail') throw new Error('it fails')
if (typed.words[0] === 'direct') { console.log([process.env.NO_PROXY, process.env.no_proxy].join('|')); process.exit() }
const argv = path.basename(process.argv[1] ?? '')
console.log(JSON.stringify([word, path.relative(process.cwd(), place), typed.words, argv, z.string().parse('a'), next(), beside.next()]))
`,
  )
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('a program of this project', () => {
  it('is compiled at its first start, taken as it is at the next, and has words, places and modules as by itself', () => {
    const expected = ['eins', 'deep', ['a', 'b'], 'program.ts', 'a', 1, 2]
    const first = said(['a', 'b'])
    expect([first.stderr, JSON.parse(first.stdout)]).toEqual(['', expected])
    const before = written()
    expect(before).toHaveLength(1)
    expect(JSON.parse(said(['a', 'b']).stdout)).toEqual(expected)
    expect(written()).toEqual(before)
  })

  it('is compiled anew when a source, however deep, or what decides over it says something else, and the old one goes', () => {
    said()
    const before = written()
    write('deep/word.ts', "export const word = 'zwei'\nexport const place = __dirname\n")
    expect(JSON.parse(said().stdout)[0]).toBe('zwei')
    const after = written()
    expect(after).toHaveLength(1)
    expect(after).not.toEqual(before)
    write('tsconfig.json', '{ "compilerOptions": { "target": "es2022" } }')
    said()
    expect(written()).not.toEqual(after)
  })

  it.each([
    ['cut short', (file: string) => truncateSync(file, 1_000)],
    ['lost', (file: string) => rmSync(file)],
    [
      'flipped in one bit',
      (file: string) => {
        const bytes = readFileSync(file)
        bytes[1_000] = (bytes[1_000] ?? 0) ^ 1
        writeFileSync(file, bytes)
      },
    ],
    [
      'without the list of its sources',
      (file: string) => rmSync(file.replace(/\.[0-9a-f]{12}\.cjs$/, '.json')),
    ],
  ])('that was kept is made anew where it is %s', (_, damage) => {
    said()
    const [name = ''] = keptFiles().filter((kept) => kept.endsWith('.cjs'))
    const file = path.join(folder, '.programs', name)
    const whole = readFileSync(file)
    damage(file)
    expect(JSON.parse(said().stdout)[0]).toBe('eins')
    expect(readFileSync(file).equals(whole)).toBe(true)
  })

  it('runs where nothing can be kept', () => {
    write('.programs', 'a file where the folder would be')
    expect(JSON.parse(said(['a']).stdout)).toEqual(['eins', 'deep', ['a'], 'program.ts', 'a', 1, 2])
    rmSync(path.join(folder, '.programs'))
    mkdirSync(path.join(folder, '.programs'))
    chmodSync(path.join(folder, '.programs'), 0o500)
    expect(JSON.parse(said(['a']).stdout)[0]).toBe('eins')
  })

  it('goes along with a copy of the whole project, and knows its places there', () => {
    said()
    const before = keptFiles()
    const copy = `${folder}-copy`
    try {
      cpSync(folder, copy, { recursive: true, verbatimSymlinks: true })
      const { stdout } = spawnSync(process.execPath, ['worker/programs/run.cjs', 'program.ts'], {
        cwd: copy,
        encoding: 'utf8',
      })
      expect(JSON.parse(stdout).slice(0, 2)).toEqual(['eins', 'deep'])
      expect(readdirSync(path.join(copy, '.programs')).sort()).toEqual(before)
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  })

  it('that fails names the line of its source, and a source that cannot be compiled says so', () => {
    const failed = said(['fail'])
    expect([failed.status, failed.stderr]).toEqual([1, expect.stringMatching(/it fails[\s\S]*program\.ts:9/)])
    write('deep/word.ts', 'export const word = = 1\n')
    const broken = said()
    expect([broken.status, broken.stderr]).toEqual([1, expect.stringContaining('word.ts')])
  })

  it('has the settings of .env beside it, where the environment says nothing else', () => {
    write('.env', "ONE='a $sign'\nTWO=of the file\n")
    const file = path.join(realpathSync(folder), '.env')
    expect(said(['settings'], { TWO: 'of the environment' })).toEqual({
      stdout: `a $sign|of the environment|${file}\n`,
      stderr: '',
      status: 0,
    })
    expect(said(['settings'], { ENV_FILE: 'none' }).stdout).toBe('||none\n')
  })

  it('has the first setting of a file that begins with a byte order mark, too', () => {
    write('.env', '\uFEFFONE=first\nTWO=second\n')
    expect(said(['settings']).stdout).toMatch(/^first\|second\|/)
  })

  it('has the settings of the file that ENV_FILE names, and does not start without it', () => {
    write('.env', 'ONE=usual\n')
    write('hotel.env', 'TWO=named\n')
    expect(said(['settings'], { ENV_FILE: 'hotel.env' }).stdout).toMatch(/^\|named\|.*hotel\.env\n$/)
    const missing = said(['settings'], { ENV_FILE: 'motel.env' })
    expect(missing).toMatchObject({ stdout: '', status: 1 })
    expect(missing.stderr).toMatch(
      /^The file of settings that ENV_FILE names cannot be read: .*motel\.env.*\n$/,
    )
    rmSync(path.join(folder, '.env'))
    mkdirSync(path.join(folder, '.env'))
    expect(said(['settings']).stderr).toMatch(/^The file of settings cannot be read: .*\n$/)
  })

  it.each([
    [{}, 'localhost,127.0.0.1,::1|'],
    [{ NO_PROXY: 'git.hotel.example, 127.0.0.1' }, 'git.hotel.example,127.0.0.1,localhost,::1|'],
    [
      { no_proxy: 'git.hotel.example' },
      'git.hotel.example,localhost,127.0.0.1,::1|git.hotel.example,localhost,127.0.0.1,::1',
    ],
    [
      { NO_PROXY: 'a.example', no_proxy: 'b.example' },
      'a.example,localhost,127.0.0.1,::1|b.example,localhost,127.0.0.1,::1',
    ],
    [{ NO_PROXY: '*' }, '*|'],
  ])('asks no proxy for this machine, beside what %o says', (env: Record<string, string>, expected) => {
    expect(said(['direct'], env).stdout).toBe(`${expected}\n`)
    write(
      '.env',
      Object.entries(env)
        .map(([name, value]) => `${name}=${value}`)
        .join('\n'),
    )
    expect(said(['direct']).stdout).toBe(`${expected}\n`)
  })
})
