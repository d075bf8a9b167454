import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { previewFile } from './preview-files'

let folder: string
const root = () => path.join(folder, 'public')

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'preview-'))
  const files = {
    'secret.txt': 'nobody’s',
    'public/index.html': 'home',
    'public/404.html': 'verloren',
    'public/fr/404.html': 'perdu',
    'public/fr/chambres/index.html': 'chambres',
    'public/page-data/fr/chambres/page-data.json': '{}',
  }
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const answer = async (asked: string) => {
  const { status, type, bytes } = await previewFile(root(), asked)
  return [status, type.split(';')[0], bytes.toString()]
}

it('answers a path with its page, with or without a slash at the end, and a file with itself', async () => {
  expect(await answer('/')).toEqual([200, 'text/html', 'home'])
  expect(await answer('/fr/chambres')).toEqual([200, 'text/html', 'chambres'])
  expect(await answer('/fr/chambres/')).toEqual([200, 'text/html', 'chambres'])
  expect(await answer('/page-data/fr/chambres/page-data.json')).toEqual([200, 'application/json', '{}'])
})

it('answers what is not there with the lost page of the language, and a file with a line', async () => {
  expect(await answer('/fr/rien')).toEqual([404, 'text/html', 'perdu'])
  expect(await answer('/nichts')).toEqual([404, 'text/html', 'verloren'])
  expect(await answer('/nichts.js')).toEqual([404, 'text/plain', 'Not found'])
})

it.each(['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/a/../../secret.txt', '/%00', '/%ff'])(
  'leads nobody out of the folder: %s',
  async (asked) => {
    const [status, , text] = await answer(asked)
    expect(status).toBe(404)
    expect(text).not.toContain('nobody')
  },
)
