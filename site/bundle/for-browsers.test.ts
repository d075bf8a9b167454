import { transformSync } from '@babel/core'
import { minify } from 'terser'
import { describe, expect, it } from 'vitest'
import { minifyBy, readSourcesBy, terserOptions } from './for-browsers'

const sourceLoader = () => ({ loader: 'babel', options: { configFile: true, isPageTemplate: false } })

describe('the sources of the bundle', () => {
  it('are read by the given settings of Babel, and what other loaders read is as it was', () => {
    const styles = { test: /css$/, use: ['css'] }
    const other = { loader: 'other', options: { configFile: true } }
    const sources: { use: unknown } = { use: (module: object) => [{ ...sourceLoader(), module }, other] }
    const packages: { use: unknown } = { use: () => [other] }
    readSourcesBy('/our/settings.cjs', [styles, sources, packages])
    const use = sources.use as (module: object) => unknown
    expect(use({ issuer: 'a' })).toEqual([
      {
        loader: 'babel',
        options: { configFile: '/our/settings.cjs', isPageTemplate: false },
        module: { issuer: 'a' },
      },
      { loader: 'other', options: { configFile: true } },
    ])
    expect(styles).toEqual({ test: /css$/, use: ['css'] })
  })

  it('are not read in an unknown way without a word', () => {
    expect(() => readSourcesBy('/our/settings.cjs', [{ use: [sourceLoader()] }])).toThrow(/no rule/)
  })

  it('stay as they are written, but for what browsers do not know', () => {
    const source =
      'class Room { beds = 2; has = (wish) => this.all?.[wish] ?? { ...this.none } }\nconst plan = <p>{1_000}</p>'
    const read = transformSync(source, {
      configFile: `${process.cwd()}/site/bundle/babel-for-browsers.cjs`,
      filename: `${process.cwd()}/site/room.jsx`,
      compact: true,
    })
    expect(read?.code?.replace(/\s/g, '')).toContain(
      'classRoom{beds=2;has=wish=>this.all?.[wish]??{...this.none};}constplan=',
    )
    expect(read?.code).toMatch(/jsx\("p"/)
  })
})

describe('the minifier of scripts', () => {
  class TerserPlugin {
    options = { parallel: 1, minimizer: { implementation: 'terser', options: { ie8: false } } }
  }

  it('gets these options in the place of Gatsby’s, and what minifies styles is left alone', () => {
    const [scripts, styles] = [new TerserPlugin(), { options: { minimizer: { options: 'for styles' } } }]
    minifyBy({ ecma: 2020 }, [styles, scripts])
    expect(scripts.options).toEqual({
      parallel: 1,
      minimizer: { implementation: 'terser', options: { ecma: 2020 } },
    })
    expect(styles).toEqual({ options: { minimizer: { options: 'for styles' } } })
  })

  it('is not passed over where Gatsby has another one', () => {
    expect(() => minifyBy({}, [{ options: {} }])).toThrow('another plugin than TerserPlugin')
  })

  it('writes modules as methods, and nothing else: what has a name may be made by new', async () => {
    const source =
      'globalThis.all = { 1261: function () { return this }, Room: function () { this.beds = 2 }, wish: "good" }'
    expect((await minify(source, { ...terserOptions })).code).toBe(
      'globalThis.all={1261(){return this},Room:function(){this.beds=2},wish:"good"};',
    )
  })
})

describe('Gatsby’s plugin for TypeScript', () => {
  it.each(['optional-chaining', 'nullish-coalescing-operator', 'numeric-separator'])(
    'gets a reader in the place of its rewriter of %s (package.json, overrides)',
    (syntax) => {
      const found = require.resolve(`@babel/plugin-proposal-${syntax}/package.json`, {
        paths: [`${process.cwd()}/node_modules/gatsby-plugin-typescript`],
      })
      expect(require(found)).toMatchObject({ name: `@babel/plugin-syntax-${syntax}` })
    },
  )
})
