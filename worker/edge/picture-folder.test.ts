import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { thisHolder } from '../disk/holder'
import { makePictureFolder } from './picture-folder'

it('the folder for pictures is a new one, and those of killed processes are gone', async () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'parent-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
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
