import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MadeFile } from '../../changes/made-file'
import { nothingMade } from '../../changes/testing/nothing-made'
import { realFiles } from '../../disk/files'
import { sha256 } from '../../disk/sha256'
import { BlobStore } from '../../made/blobs'
import { describeFile } from '../../made/describe'
import { packFiles, type ToldFile, unpackRegeneration } from '../told-files'
import { manyFiles } from './file-threads'
import { MadeFiles } from './made-files'
import type { Stores } from './stores'

let folder: string
let root: string
let stores: Stores

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'made-'))
  root = path.join(folder, 'public')
  stores = { open: path.join(folder, 'open'), guarded: path.join(folder, 'guarded') }
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(file: string, text: string): Buffer {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
  return Buffer.from(text)
}

const header = (text: string) => write('_gatsby/slices/header-1.html', text)
const place = (slice: string, text: string) =>
  `<!-- slice-start id="${slice}" -->${text}<!-- slice-end id="${slice}" -->`
const pageOf = (text: string, menu = '<a href="/menu">Menü</a>') =>
  `<!DOCTYPE html><html><head><style>a{}</style></head><body>${place('header-1', menu)}${text}</body></html>`

function smallSite(): void {
  header('<a href="/menu">Menü</a>')
  write('index.html', pageOf('<a href="/zimmer">Zimmer</a><script>a()</script>'))
  write('page-data/index/page-data.json', '{"result":{}}')
  write('zimmer/index.html', pageOf('<a href="/">Start</a>'))
  write('gate/presse/index.html', pageOf('<p>geheim</p>'))
  write('app.js', 'run()')
  write('app.js.map', '{}')
  write('_redirects.json', '{"list":[]}')
}

/** As it arrives at whoever publishes, by path. */
function told(files: Iterable<ToldFile>): Record<string, MadeFile> {
  const packed = { ...nothingMade, root, isWhole: true, files: packFiles(files) }
  return Object.fromEntries(unpackRegeneration(packed).files.map((file) => [file.path, file]))
}

const linksOf = (made: MadeFiles, file: string) => told(made.all())[file]?.facts?.links
const isStored = async (store: string, bytes: Buffer): Promise<boolean> =>
  (await new BlobStore(store, realFiles).readWhole(sha256(bytes)))?.equals(bytes) === true

async function taken(): Promise<MadeFiles> {
  const made = new MadeFiles(root, stores)
  await made.takeWhole()
  return made
}

describe('a site that is taken up', () => {
  it('is told file by file, as if each page had been read whole, and nothing of what nobody may have', async () => {
    smallSite()
    const files = told((await taken()).all())
    expect(Object.keys(files).sort()).toEqual([
      '_redirects.json',
      'app.js',
      'gate/presse/index.html',
      'index.html',
      'page-data/index/page-data.json',
      'zimmer/index.html',
    ])
    for (const [name, { facts, ...file }] of Object.entries(files)) {
      const { facts: read, ...expected } = describeFile(name, readFileSync(path.join(root, name)))
      expect(file).toEqual(expected)
      expect(facts && { ...facts, links: [...facts.links].sort() }).toEqual(
        read && { ...read, links: [...read.links].sort() },
      )
    }
  })

  it('has its bytes in the store, those behind the access code in a store of their own', async () => {
    smallSite()
    await taken()
    const secret = readFileSync(path.join(root, 'gate/presse/index.html'))
    expect(await isStored(stores.open, readFileSync(path.join(root, 'index.html')))).toBe(true)
    expect(await isStored(stores.guarded, secret)).toBe(true)
    expect(await isStored(stores.open, secret)).toBe(false)
  })

  it('mends what lies damaged in the store under the hash of one of its files', async () => {
    smallSite()
    await taken()
    const right = readFileSync(path.join(root, 'app.js'))
    const blob = new BlobStore(stores.open, realFiles).pathOf(sha256(right))
    writeFileSync(blob, Buffer.alloc(right.length))
    await taken()
    expect(await isStored(stores.open, right)).toBe(true)
  })

  it('leaves out what is no regular file, and says so', async () => {
    smallSite()
    symlinkSync('/etc/hosts', path.join(root, 'hosts.txt'))
    const made = await taken()
    expect(made.problems).toMatchObject([{ code: 'file.irregular', documentId: 'hosts.txt' }])
    expect(made.tell('hosts.txt')).toBeUndefined()
  })

  it('of many files is the same as of few, read in threads', async () => {
    smallSite()
    for (let number = 0; number < manyFiles; number += 1)
      write(`viele/${number}/index.html`, pageOf(`${number}`))
    symlinkSync('/etc/hosts', path.join(root, 'hosts.txt'))
    const made = await taken()
    const files = told(made.all())
    expect(Object.keys(files)).toHaveLength(manyFiles + 6)
    expect(made.problems).toHaveLength(1)
    const last = readFileSync(path.join(root, `viele/${manyFiles - 1}/index.html`))
    expect(files[`viele/${manyFiles - 1}/index.html`]).toEqual(
      describeFile(`viele/${manyFiles - 1}/index.html`, last),
    )
    expect(await isStored(stores.open, last)).toBe(true)
    header('<a href="/neu">Neu</a>')
    made.slicesChanged()
    const names = Object.keys(files).filter((name) => name.startsWith('viele/'))
    expect(await made.restitch(names)).toEqual(new Set(names))
    const next = readFileSync(path.join(root, 'viele/0/index.html'))
    expect(told(made.all())['viele/0/index.html']).toEqual(describeFile('viele/0/index.html', next))
    expect(await isStored(stores.open, next)).toBe(true)
  })
})

describe('what is written from then on', () => {
  it('is told from the bytes in hand, without a look at the disk', async () => {
    smallSite()
    const made = await taken()
    const bytes = Buffer.from(pageOf('<a href="/neu">Neu</a>'))
    made.wrote('zimmer/index.html', bytes)
    await made.stored()
    expect(made.tell('zimmer/index.html')).toMatchObject({ sha256: sha256(bytes), size: bytes.length })
    expect(linksOf(made, 'zimmer/index.html')).toEqual(['/neu', '/menu'])
    expect(await isStored(stores.open, bytes)).toBe(true)
    made.removed('zimmer/index.html')
    expect(made.tell('zimmer/index.html')).toBeUndefined()
    expect(made.tell('nie/index.html')).toBeUndefined()
  })

  it('is not followed before the site was taken up, nor what nobody may have', async () => {
    smallSite()
    const made = new MadeFiles(root, stores)
    made.wrote('app.js', Buffer.from('early()'))
    await made.stored()
    expect([...made.all()]).toEqual([])
    expect(existsSync(stores.open)).toBe(false)
    await made.takeWhole()
    made.wrote('app.js.map', Buffer.from('{}'))
    expect(made.tell('app.js.map')).toBeUndefined()
  })

  it('with another header is told anew where it differs, and only there', async () => {
    smallSite()
    write('neu/index.html', pageOf('<p>Neu</p>', '<a href="/neu">Neu</a>'))
    const made = await taken()
    const before = told(made.all())
    header('<a href="/neu">Neu</a>')
    made.slicesChanged()
    const changed = await made.restitch(['index.html', 'zimmer/index.html', 'neu/index.html'])
    expect([...changed].sort()).toEqual(['index.html', 'zimmer/index.html'])
    const after = told(made.all())
    expect(after['index.html']?.facts?.links).toEqual(['/zimmer', '/neu'])
    for (const name of changed) {
      const bytes = readFileSync(path.join(root, name))
      expect(after[name]?.sha256).toBe(sha256(bytes))
      expect(after[name]?.sha256).not.toBe(before[name]?.sha256)
      expect(await isStored(stores.open, bytes)).toBe(true)
    }
    expect(after['neu/index.html']?.sha256).toBe(before['neu/index.html']?.sha256)
  })

  it('is told all the same where it cannot be stored, and why is said', async () => {
    smallSite()
    stores = { ...stores, open: '/dev/null/blobs' }
    const said: string[] = []
    const errors = vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0)
    const made = await taken()
    made.wrote('app.js', Buffer.from('late()'))
    await made.stored()
    errors.mockRestore()
    expect(said.join('')).toMatch(/the bytes of app\.js could not be stored: .*(?:ENOTDIR|ENOENT)/)
    expect(made.tell('app.js')?.sha256).toBe(sha256(Buffer.from('late()')))
  })
})
