import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { describe, expect, it } from 'vitest'
import { beginInPieces, bundleHash, leaveLateStyles, shortenClassNames } from './shape-bundle'

describe('the hash of the bundle', () => {
  it('depends on the files and not on their order', () => {
    expect(bundleHash(['app-1.js', 'page-2.js'])).toBe(bundleHash(['page-2.js', 'app-1.js']))
    expect(bundleHash(['app-1.js', 'page-2.js'])).not.toBe(bundleHash(['app-1.js', 'page-3.js']))
  })
})

describe('the names of classes', () => {
  it('become short wherever a loader makes them, and nothing else changes', () => {
    const naming = () => ({
      loader: 'css',
      options: { modules: { auto: true, localIdentName: '[name]--[local]' } },
    })
    const plain = { loader: 'css', options: { modules: false } }
    const [outer, inner] = [naming(), naming()]
    shortenClassNames([{ use: [outer] }, { oneOf: [{ use: [plain, inner] }, { use: inner }, 'css'] }, null])
    const short = { loader: 'css', options: { modules: { auto: true, localIdentName: '[hash:base64:6]' } } }
    expect([outer, inner, plain]).toEqual([short, short, { loader: 'css', options: { modules: false } }])
  })
})

describe('the sheet that stands in each page', () => {
  it('has the styles of templates, slices and the app, and none of what comes on demand', () => {
    const styles: { chunks?: (chunk: { name?: string | null }) => boolean } = {}
    leaveLateStyles('build-javascript', { styles })
    expect(
      [{ name: 'app' }, { name: 'component---site-src-templates-page-tsx' }, {}, { name: null }].map(
        (chunk) => styles.chunks?.(chunk),
      ),
    ).toEqual([true, true, false, false])
  })

  it('is left alone where pages are rendered, and a Gatsby that gathers styles elsewhere is told of', () => {
    const splitting = { styles: {} }
    leaveLateStyles('build-html', splitting)
    expect(splitting).toEqual({ styles: {} })
    expect(() => leaveLateStyles('build-javascript', {})).toThrow('elsewhere than in the group `styles`')
  })
})

describe('the beginning of the app', () => {
  /** What the bundler is told, where Gatsby asks for these entries. */
  function told(stage: string, entry: object) {
    const config = { entry }
    const given: object[] = []
    const actions = {
      replaceWebpackConfig: (replaced: object) => given.push(replaced),
      setWebpackConfig: (added: object) => given.push(added),
    }
    beginInPieces({ stage, getConfig: () => config, actions } as unknown as CreateWebpackConfigArgs)
    return given
  }

  it('is ours, and Gatsby’s own is what comes last in it', () => {
    const [replaced, added] = told('build-javascript', { polyfill: 'p.js', app: '/cache/production-app' })
    expect(replaced).toEqual({ entry: { polyfill: 'p.js', app: path.resolve('site/browser-entry.ts') } })
    expect(added).toEqual({ resolve: { alias: { 'gatsby-app$': '/cache/production-app' } } })
    expect(
      readFileSync('site/browser-entry.ts', 'utf8')
        .match(/import\(.*'(.*)'\)/g)
        ?.at(-1),
    ).toContain("'gatsby-app'")
  })

  it('is left alone where pages are rendered, and a Gatsby that begins elsewhere is told of', () => {
    expect(told('build-html', { main: 'm.js' })).toEqual([])
    expect(() => told('build-javascript', { main: 'm.js' })).toThrow('elsewhere than in the entry `app`')
  })
})

it('no component uses Gatsby’s own for scripts, which pages do not get', () => {
  const files = readdirSync('site/src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  )
  const imports = files.flatMap((name) => [
    ...readFileSync(`site/src/${name}`, 'utf8').matchAll(/import ([^']*) from 'gatsby(-script)?'/g),
  ])
  expect(imports.length).toBeGreaterThan(20)
  expect(imports.filter(([text]) => /\bScript\b|gatsby-script/.test(text))).toEqual([])
})
