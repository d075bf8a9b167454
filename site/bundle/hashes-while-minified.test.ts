import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import webpack, { type Compiler } from 'webpack'
import { HashesWhileMinified } from './hashes-while-minified'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true })
})

/** A program of two files that are fetched when they are needed, each named by its folder, as Gatsby names templates. */
function program(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'runtime-'))
  folders.push(folder)
  for (const name of ['one', 'other'])
    fs.writeFileSync(path.join(folder, `${name}.js`), `export default '${name}'`)
  const fetched = ['one', 'other'].map((name) => `import('${path.join(folder, `${name}.js`)}')`)
  fs.writeFileSync(path.join(folder, 'index.js'), `Promise.all([${fetched.join()}]).then(console.log)`)
  return folder
}

interface Bundled {
  /** Hashes in the runtime as the minifier gets it. */
  minified: readonly string[]
  files: ReadonlyMap<string, string>
  runtime: readonly [name: string, text: string]
}

const hash = /\b[0-9a-f]{20}\b/g

async function bundle(
  folder: string,
  plugins: readonly { apply(compiler: Compiler): void }[],
): Promise<Bundled> {
  let minified: readonly string[] = []
  const watch = {
    apply: (compiler: Compiler) =>
      compiler.hooks.compilation.tap('watch', ({ hooks }) =>
        hooks.processAssets.tap(
          { name: 'watch', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE },
          (assets) => {
            for (const [name, source] of Object.entries(assets))
              if (/runtime.*\.js$/.test(name)) minified = String(source.source()).match(hash) ?? []
          },
        ),
      ),
  }
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './index.js',
    devtool: 'source-map',
    output: {
      path: path.join(folder, 'out'),
      filename: '[name]-[contenthash].js',
      chunkFilename: '[name]-[contenthash].js',
    },
    optimization: {
      runtimeChunk: { name: 'webpack-runtime' },
      minimizer: [watch, '...'],
    },
    plugins: [...plugins],
  })
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error ?? (stats?.hasErrors() ? new Error(stats.toString()) : undefined)
      compiler.close(() => (problem ? reject(problem) : resolve()))
    })
  })
  const out = path.join(folder, 'out')
  const files = new Map(
    fs.readdirSync(out).map((name) => [name, fs.readFileSync(path.join(out, name), 'utf8')]),
  )
  const runtime = [...files].find(([name]) => /^webpack-runtime-.*\.js$/.test(name))
  if (!runtime) throw new Error('there is no runtime')
  return { minified, files, runtime }
}

it('the minifier of the runtime sees digits where hashes will be, whose letters would decide how it names things', async () => {
  const [without, withIt] = [
    await bundle(program(), []),
    await bundle(program(), [new HashesWhileMinified()]),
  ]
  const letters = (hashes: readonly string[]) => hashes.filter((each) => /[a-f]/.test(each))
  expect(letters(without.minified)).toHaveLength(without.minified.length)
  expect(withIt.minified).toHaveLength(without.minified.length)
  expect(letters(withIt.minified)).toEqual([])
})

it('the runtime of another folder is the same, and names files that are there', async () => {
  const [one, other] = [
    await bundle(program(), [new HashesWhileMinified()]),
    await bundle(program(), [new HashesWhileMinified()]),
  ]
  expect(other.runtime).toEqual(one.runtime)
  const named = one.runtime[1].replace(/\n.*$/, '').match(hash) ?? []
  expect(named).toHaveLength(2)
  for (const each of named)
    expect([...one.files.keys()].some((name) => name.endsWith(`-${each}.js`))).toBe(true)
})

it('its map still leads to what it was made of', async () => {
  const { files, runtime } = await bundle(program(), [new HashesWhileMinified()])
  const map: { sources: string[] } = JSON.parse(files.get(`${runtime[0]}.map`) ?? '{}')
  expect(map.sources.some((source) => source.includes('get javascript chunk filename'))).toBe(true)
})
