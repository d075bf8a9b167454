import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { agreeOnCompilation } from './agree-on-compilation'

async function publicFolder(inPages: string, inData: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'public-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(path.join(folder, '_gatsby', 'slices'), { recursive: true })
  await mkdir(path.join(folder, 'page-data'))
  await writeFile(path.join(folder, '_gatsby', 'slices', '_gatsby-scripts-1.html'), inPages)
  await writeFile(path.join(folder, 'page-data', 'app-data.json'), inData)
  return folder
}

const data = (folder: string) => readFile(path.join(folder, 'page-data', 'app-data.json'), 'utf8')
const page = '<script>window.___webpackCompilationHash="5a5917b4";</script>'

test('the data names the compilation of the pages, whatever Gatsby wrote', async () => {
  const folder = await publicFolder(page, '{"webpackCompilationHash":"f7921ddd"}\n')
  expect(await agreeOnCompilation(folder)).toBe(true)
  expect(await data(folder)).toBe('{"webpackCompilationHash":"5a5917b4"}\n')
  expect(await agreeOnCompilation(folder)).toBe(false)
})

test('without scripts in pages nothing is touched', async () => {
  const folder = await publicFolder('', '{"webpackCompilationHash":"f7921ddd"}\n')
  expect(await agreeOnCompilation(folder)).toBe(false)
  expect(await data(folder)).toContain('f7921ddd')
})
