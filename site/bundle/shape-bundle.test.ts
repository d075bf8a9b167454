import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bundleHash, shortenClassNames } from './shape-bundle'

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
