import { readdirSync } from 'node:fs'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { codeParts } from '../../worker/regenerate/supervisor/site-code'

/** What Gatsby begins with: its own files, and a template for each kind of page. */
const entryPoints = [
  'gatsby-config.ts',
  'gatsby-node.ts',
  'site/gatsby-browser.tsx',
  'site/gatsby-ssr.tsx',
  ...readdirSync('site/src/templates')
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => `site/src/templates/${name}`),
]

it('what the site is built from imports nothing that a builder does not have in its folder', async () => {
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'nowhere',
    platform: 'node',
    packages: 'external',
    loader: { '.css': 'empty' },
    logLevel: 'silent',
  })
  const files = Object.keys(metafile.inputs)
  expect(files.length).toBeGreaterThan(500)
  const isThere = (file: string) => codeParts.some((part) => file === part || file.startsWith(`${part}/`))
  expect(files.filter((file) => !isThere(file))).toEqual([])
})
