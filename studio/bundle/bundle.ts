/**
 * Bundles the Studio for this machine: `tsx studio/bundle/bundle.ts FOLDER`, with the `SANITY_STUDIO_` variables of its
 * README. `sanity build` takes ten times as long, and its page takes fonts and a script from the network.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="same-origin">
<title>Studio</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/entry.css">
<style>html, body, #sanity { height: 100% } body { margin: 0 }</style>
</head>
<body>
<div id="sanity"></div>
<noscript>The Studio needs JavaScript.</noscript>
<script type="module" src="/entry.js"></script>
</body>
</html>
`

const variables = ['PROJECT_ID', 'DATASET', 'API_HOST', 'SITE_URL', 'WORKER_URL', 'PREVIEW_URL'].map(
  (name) => `SANITY_STUDIO_${name}`,
)

/** What stands in the place of each name in the source. */
const replacements = {
  ...Object.fromEntries(
    variables.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? '')]),
  ),
  'process.env.NODE_ENV': '"production"',
  'process.env': '{}',
  __SANITY_STAGING__: 'false',
  global: 'globalThis',
}

async function main(folder: string): Promise<void> {
  const root = path.resolve(import.meta.dirname, '..', '..')
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['studio/bundle/entry.ts'],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    metafile: true,
    define: replacements,
    logLevel: 'error',
  })
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'index.html'), page)
  // Names in angle brackets are the bundler's own, such as what stands in the place of process.env.
  const isSource = (file: string) => !file.includes('node_modules/') && !file.startsWith('<')
  const inputs = Object.keys(metafile.inputs).filter(isSource)
  process.stdout.write(`${JSON.stringify({ inputs })}\n`)
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder to write to.')
await main(path.resolve(folder))
