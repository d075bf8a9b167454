import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import webpack, { type Configuration } from 'webpack'
import { makersOfBundle, nameCache } from './cache-of-bundle'

let root = ''
const write = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
  fs.writeFileSync(path.join(root, name), text)
}
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'cache-of-bundle-'))
  write('node_modules/.package-lock.json', '{}')
  write('gatsby-config.ts', 'export default {}')
  write('site/bundle/shape.ts', 'shape')
  write('plugins/one/gatsby-node.ts', 'one')
  vi.spyOn(process, 'cwd').mockReturnValue(root)
})
afterEach(() => {
  vi.restoreAllMocks()
  fs.rmSync(root, { recursive: true, force: true })
})

describe('what makes a bundle', () => {
  it.each([
    'node_modules/.package-lock.json',
    'gatsby-config.ts',
    'site/bundle/shape.ts',
    'plugins/one/gatsby-node.ts',
    'plugins/another/package.json',
    '.browserslistrc',
  ])('is another after a change of %s', (name) => {
    const before = makersOfBundle(root)
    write(name, 'changed')
    expect(makersOfBundle(root)).not.toBe(before)
  })

  it('is another with another Node, and the same with another component', () => {
    const before = makersOfBundle(root)
    expect(makersOfBundle(root, 'v0.1.0')).not.toBe(before)
    write('site/src/page.tsx', 'changed')
    expect(makersOfBundle(root)).toBe(before)
  })

  it('is left to webpack where npm did not install the packages', () => {
    fs.rmSync(path.join(root, 'node_modules/.package-lock.json'))
    expect(makersOfBundle(root)).toBeUndefined()
  })
})

describe('the cache of a bundle', () => {
  /** Bundles as Gatsby asks for it. @returns how many modules were made anew, and which files the cache depends on */
  async function bundle(): Promise<{ made: number; followed: number }> {
    let config: Configuration = {
      mode: 'production',
      context: root,
      entry: './index.js',
      output: { path: path.join(root, 'out') },
      module: { rules: [{ test: /\.js$/, use: './loader.cjs' }] },
      cache: {
        type: 'filesystem',
        name: 'test',
        cacheLocation: path.join(root, 'cache'),
        buildDependencies: { config: [path.join(root, 'gatsby-config.ts')] },
      },
    }
    const actions = { replaceWebpackConfig: (replaced: Configuration) => (config = replaced) }
    nameCache({ getConfig: () => config, actions } as unknown as CreateWebpackConfigArgs)
    const compiler = webpack(config)
    let followed = -1
    compiler.cache.hooks.storeBuildDependencies.tap('test', (names) => {
      followed = [...names].length
    })
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
      compiler.run((error, result) => (error ? reject(error) : resolve(result))),
    )
    await new Promise<void>((resolve, reject) =>
      compiler.close((error) => (error ? reject(error) : resolve())),
    )
    const modules = stats?.toJson({ modules: true, cachedModules: true }).modules ?? []
    return { made: modules.filter(({ built }) => built).length, followed }
  }

  beforeEach(() => {
    write('loader.cjs', 'module.exports = (text) => text')
    write('index.js', "console.log('one')")
  })

  it('is taken up without following what the loaders require', async () => {
    expect(await bundle()).toEqual({ made: 1, followed: 0 })
    expect(await bundle()).toEqual({ made: 0, followed: 0 })
  })

  it('is not taken up for a module that changed', async () => {
    await bundle()
    write('index.js', "console.log('another, longer')")
    expect(await bundle()).toEqual({ made: 1, followed: 0 })
  })

  it('is not taken up where other packages are installed', async () => {
    await bundle()
    write('node_modules/.package-lock.json', '{"packages":{}}')
    expect(await bundle()).toEqual({ made: 1, followed: 0 })
  })
})
