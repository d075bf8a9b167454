import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { thisHolder } from '../disk/holder'
import { makePictureFolder } from './picture-folder'

function newParent(): string {
  const parent = mkdtempSync(path.join(tmpdir(), 'parent-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  return parent
}

it('the folder for pictures is a new one, and those of killed processes are gone', async () => {
  const parent = newParent()
  const folder = (name: string, holder?: object) => {
    mkdirSync(path.join(parent, name))
    writeFileSync(path.join(parent, name, 'picture'), 'bytes')
    if (holder) writeFileSync(path.join(parent, name, 'holder.json'), JSON.stringify(holder))
  }
  folder('site-pictures-killed', { ...thisHolder(), pid: 2 ** 22 - 1 })
  folder('site-pictures-lives', thisHolder())
  folder('site-pictures-elsewhere', { ...thisHolder(), host: 'another machine' })
  folder('site-pictures-begun')
  folder('of-others', { ...thisHolder(), pid: 2 ** 22 - 1 })
  const made = path.basename(await makePictureFolder(parent))
  const kept = ['begun', 'elsewhere', 'lives'].map((name) => `site-pictures-${name}`)
  expect(readdirSync(parent).sort()).toEqual([...kept, made, 'of-others'].sort())
})

it('where the disk is full, each picture that is asked for leaves no folder', async () => {
  const parent = newParent()
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  for (let picture = 0; picture < 3; picture += 1)
    await expect(makePictureFolder(parent, () => Promise.reject(full))).rejects.toBe(full)
  expect(readdirSync(parent)).toEqual([])
})

it.each([
  ['', () => undefined],
  [', whose name is damaged', (folder: string) => writeFileSync(path.join(folder, 'holder.json'), '{"pid"')],
])(
  'a folder of which nobody says whose it is%s goes once it cannot be one that is being made',
  async (_, put) => {
    const parent = newParent()
    const folder = path.join(parent, 'site-pictures-nameless')
    mkdirSync(folder)
    put(folder)
    await makePictureFolder(parent)
    expect(readdirSync(parent)).toContain('site-pictures-nameless')
    const anHourAgo = Date.now() / 1000 - 3600
    utimesSync(folder, anHourAgo, anHourAgo)
    const made = path.basename(await makePictureFolder(parent))
    expect(readdirSync(parent)).toContain(made)
    expect(readdirSync(parent)).not.toContain('site-pictures-nameless')
  },
)
