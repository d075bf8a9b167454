import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../sandbox/content-lake/test-support/lake-for-tests'
import { compileSite, isCompiled } from './compile-site'

function siteWith(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder()
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

const compiled = (folder: string, name: string): unknown =>
  createRequire(path.join(folder, 'package.json'))(path.join(folder, '.cache', 'compiled', name))

it('compiles what Gatsby reads of a site and of its plugins to where Gatsby looks for it, packages left outside', async () => {
  const folder = siteWith({
    'gatsby-config.ts': 'import { name } from "./site/name"\nexport default { name } satisfies object',
    'gatsby-node.ts':
      'export const onPostBuild: () => string = () => "built"\nexport const onCreatePage = undefined',
    'site/name.ts':
      'import path from "node:path"\nexport const name: string = path.basename(require("a-package"))',
    'plugins/events/gatsby-node.ts':
      'import { name } from "../../site/name"\nexport const sourceNodes = () => name',
    'plugins/events/index.js': '',
    'node_modules/a-package/index.js': 'module.exports = __filename',
  })
  expect(isCompiled(folder)).toBe(false)
  await compileSite(folder)
  expect(isCompiled(folder)).toBe(true)
  expect(compiled(folder, 'gatsby-config.js')).toMatchObject({ default: { name: 'index.js' } })
  const node = Object(compiled(folder, 'gatsby-node.js'))
  expect([node.onPostBuild(), node.onCreatePage]).toEqual(['built', undefined])
  expect(Object(compiled(folder, 'plugins/events/gatsby-node.js')).sourceNodes()).toBe('index.js')
})

it('names the file and the line of what cannot be read', async () => {
  const folder = siteWith({ 'gatsby-config.ts': 'export default {}', 'gatsby-node.ts': '\nexport const' })
  await expect(compileSite(folder)).rejects.toThrow(/gatsby-node\.ts:2:/)
})
