import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { damages } from '../../../tests/support/damages'
import { copyPair, SiteFolder } from './site-folder'

let root: string
let code: string

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
const open = (env: Record<string, string> = { SITE_URL: 'https://hotel.example' }) =>
  new SiteFolder({ code, env, path: path.join(root, 'builder', 'a') })
const inFolder = (name: string) => path.join(root, 'builder', 'a', name)
const takeSnapshot = (folder: SiteFolder) =>
  folder.takeSnapshot(async (copy) => {
    await copyPair(folder.path, copy, new AbortController().signal)
    return true
  })

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'site-folder-'))
  code = path.join(root, 'code')
  write(path.join(code, 'gatsby-config.ts'), 'export default {}')
  write(path.join(code, 'site', 'page.tsx'), 'export const page = 1')
  mkdirSync(path.join(code, 'node_modules'))
})

afterEach(() => rmSync(root, { recursive: true }))

describe('a folder to build in', () => {
  it('gets a copy of the code and a link to the packages', async () => {
    const folder = open()
    await folder.takeCode()
    expect(readFileSync(inFolder('site/page.tsx'), 'utf8')).toBe('export const page = 1')
    expect(readlinkSync(inFolder('node_modules'))).toBe(path.join(code, 'node_modules'))
  })

  it('is trusted after an orderly end only, and only by the same code with the same settings', async () => {
    mkdirSync(inFolder('.cache'), { recursive: true })
    const folder = open()
    expect(await folder.endedOrderly()).toBe(false)
    await folder.trust()
    expect(await open().endedOrderly()).toBe(true)
    expect(await open({ SITE_URL: 'https://other.example' }).endedOrderly()).toBe(false)
    write(path.join(code, 'site', 'page.tsx'), 'export const page = 2')
    expect(await open().endedOrderly()).toBe(false)
    folder.distrust()
    expect(await folder.endedOrderly()).toBe(false)
  })

  it.each(damages)(
    'is not trusted where one of its files is $name, nor is a snapshot, and this is told (fault 74)',
    async (damage) => {
      const told: string[] = []
      const folder = () =>
        new SiteFolder({
          code,
          env: {},
          path: path.join(root, 'builder', 'a'),
          onDamaged: (file) => void told.push(path.relative(root, file)),
        })
      const files = [
        '.cache/redux/state',
        '.cache/webpack/pack',
        'public/index.html',
        'public/spa/index.html',
      ]
      for (const file of files) write(inFolder(file), `good ${file}`)
      const before = folder()
      for (const _ of [0, 1]) expect(await takeSnapshot(before)).toBe(true)
      await before.trust()
      expect(await folder().endedOrderly()).toBe(true)
      expect(told).toEqual([])
      for (const file of files) {
        const good = readFileSync(inFolder(file))
        damage.do(inFolder(file))
        expect(await folder().endedOrderly(), file).toBe(false)
        rmSync(inFolder(file), { recursive: true, force: true })
        writeFileSync(inFolder(file), good)
      }
      expect(told.length).toBe(files.length)

      damage.do(inFolder('.cache/webpack/pack'))
      damage.do(path.join(root, 'builder/a-kept/snapshot-1/public/index.html'))
      expect(await folder().restoreSnapshot()).toBe(true)
      expect(readFileSync(inFolder('public/index.html'), 'utf8')).toBe('good public/index.html')
      expect(existsSync(inFolder('.cache/webpack/pack'))).toBe(false)
      damage.do(path.join(root, 'builder/a-kept/snapshot-0/cache/redux/state'))
      expect(await folder().restoreSnapshot()).toBe(false)
    },
  )

  it('comes back from its snapshot as it was, and keeps the cached bundles', async () => {
    const folder = open()
    write(inFolder('.cache/redux/state'), 'good')
    write(inFolder('.cache/webpack/pack'), 'bundles')
    write(inFolder('public/index.html'), 'good page')
    expect(await takeSnapshot(folder)).toBe(true)
    write(inFolder('.cache/redux/state'), 'spoilt')
    write(inFolder('public/index.html'), 'half a pa')
    write(inFolder('public/surplus.html'), 'left behind')
    expect(await folder.restoreSnapshot()).toBe(true)
    expect(readFileSync(inFolder('.cache/redux/state'), 'utf8')).toBe('good')
    expect(readFileSync(inFolder('.cache/webpack/pack'), 'utf8')).toBe('bundles')
    expect(readFileSync(inFolder('public/index.html'), 'utf8')).toBe('good page')
    expect(existsSync(inFolder('public/surplus.html'))).toBe(false)
  })

  it('comes back from a snapshot of before another build without the bundles of that one, which are no damage', async () => {
    const damaged: string[] = []
    const env = { SITE_URL: 'https://hotel.example' }
    const folder = new SiteFolder({
      code,
      env,
      path: path.join(root, 'builder', 'a'),
      onDamaged: (file) => damaged.push(file),
    })
    write(inFolder('.cache/state'), 'old')
    write(inFolder('public/index.html'), 'old')
    write(inFolder('.cache/webpack/pack'), 'bundles')
    expect(await takeSnapshot(folder)).toBe(true)
    await folder.clean(true)
    write(inFolder('.cache/webpack/pack'), 'bundles of another build')
    expect(await folder.restoreSnapshot()).toBe(true)
    expect(readFileSync(inFolder('public/index.html'), 'utf8')).toBe('old')
    expect(existsSync(inFolder('.cache/webpack/pack'))).toBe(false)
    expect(damaged).toEqual([])
  })

  it('keeps the last whole snapshot when the next one is given up', async () => {
    const folder = open()
    write(inFolder('.cache/redux/state'), 'good')
    write(inFolder('public/index.html'), 'good page')
    await takeSnapshot(folder)
    write(inFolder('public/index.html'), 'newer page')
    expect(await folder.takeSnapshot(async () => false)).toBe(false)
    expect(await folder.restoreSnapshot()).toBe(true)
    expect(readFileSync(inFolder('public/index.html'), 'utf8')).toBe('good page')
  })

  it('has no snapshot for code that has changed', async () => {
    write(inFolder('.cache/redux/state'), 'good')
    write(inFolder('public/index.html'), 'good page')
    await takeSnapshot(open())
    write(path.join(code, 'gatsby-config.ts'), 'export default { plugins: [] }')
    expect(await open().restoreSnapshot()).toBe(false)
  })
})
