import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { type Files, realFiles, writeWhole } from './files'

const failing = (code: string) => async () => {
  throw Object.assign(new Error(code), { code })
}

it('a file in folders that are not there yet is written with them', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'written-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeWhole(realFiles, path.join(folder, 'ab/cd/ef'), 'x', true)
  expect(await readFile(path.join(folder, 'ab/cd/ef'), 'utf8')).toBe('x')
  expect(await readdir(path.join(folder, 'ab/cd'))).toEqual(['ef'])
})

it('a disk that is read-only is named where a folder cannot be made, though Node says that one is missing', async () => {
  // As Node 20 on Linux: for several folders ENOENT, for one the reason.
  const mkdir = async (folder: string, options?: { recursive: true }) => {
    if (folder === '/disk' && options) return undefined
    return failing(options ? 'ENOENT' : folder === '/disk/blobs' ? 'EROFS' : 'ENOENT')()
  }
  const readOnly: Files = {
    ...realFiles,
    open: failing('ENOENT'),
    rm: failing('ENOENT'),
    // Only what a caller here may ask for.
    mkdir: mkdir as Files['mkdir'],
  }
  await expect(writeWhole(readOnly, '/disk/blobs/ab/cd', 'x', true)).rejects.toMatchObject({ code: 'EROFS' })
  await expect(
    writeWhole({ ...readOnly, mkdir: failing('ENOENT') }, '/disk/blobs/ab/cd', 'x', true),
  ).rejects.toMatchObject({ code: 'ENOENT' })
})
