import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { filesIn, keepBundle, layBundle, readKeptBundle } from './kept-bundle'

let root = ''
const site = () => path.join(root, 'site')
const place = () => ({ folder: path.join(root, 'bundle'), made: 'this code' })
const known = {
  hash: 'abc',
  renderer: { renderPageHash: 'def', templateHashes: { 'site/src/templates/room.tsx': '123' } },
  templates: { 'site/src/templates/room.tsx': { slices: { header: {} }, staticQueries: ['42'] } },
}

const fail = (why: string): never => {
  throw new Error(why)
}

function write(folder: string, name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
}

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'kept-bundle-'))
  write(site(), 'public/app-1.js', 'the scripts')
  write(site(), 'public/static/font.woff2', 'the font')
  write(site(), '.cache/page-ssr/routes/render-page.js', 'the renderer')
  write(site(), '.cache/redux/state', 'something else')
  keepBundle(place(), site(), filesIn(site(), ['public', '.cache/page-ssr']), known, fail)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('a kept bundle', () => {
  it('is laid into another folder as it was made, each part by itself, and nothing else with it', () => {
    const bundle = readKeptBundle(place())
    expect(bundle).toMatchObject(known)
    if (!bundle) throw new Error('there is none')
    const other = path.join(root, 'other')
    layBundle(place(), bundle, other, 'public')
    expect(filesIn(other, ['public', '.cache']).sort()).toEqual([
      'public/app-1.js',
      'public/static/font.woff2',
    ])
    layBundle(place(), bundle, other, '.cache/page-ssr')
    const renderer = '.cache/page-ssr/routes/render-page.js'
    expect(filesIn(other, ['.cache'])).toEqual([renderer])
    expect(readFileSync(path.join(other, renderer), 'utf8')).toBe('the renderer')
  })

  it('of other code or settings is none', () => {
    expect(readKeptBundle({ ...place(), made: 'other code' })).toBeUndefined()
    expect(readKeptBundle({ ...place(), folder: path.join(root, 'nowhere') })).toBeUndefined()
  })

  it('takes the place of an earlier one, of which nothing stays', () => {
    rmSync(path.join(site(), 'public/app-1.js'))
    write(site(), 'public/app-2.js', 'other scripts')
    keepBundle(place(), site(), filesIn(site(), ['public']), known, fail)
    expect(filesIn(root, ['bundle']).sort()).toEqual([
      'bundle/bundle.json',
      'bundle/public/app-2.js',
      'bundle/public/static/font.woff2',
    ])
  })

  it('is none where it cannot be written, and says why', () => {
    const told: string[] = []
    const full = { folder: path.join(site(), 'public/app-1.js', 'bundle'), made: 'this code' }
    keepBundle(full, site(), filesIn(site(), ['public']), known, (why) => told.push(why))
    expect(told).toEqual([expect.stringContaining('the bundle could not be kept')])
    expect(readKeptBundle(full)).toBeUndefined()
  })

  it.each(['bundle.json', 'public/app-1.js', '.cache/page-ssr/routes/render-page.js'])(
    'with one bit of %s flipped, cut short or without it is none',
    (name) => {
      const file = path.join(place().folder, name)
      const whole = readFileSync(file)
      const flipped = Buffer.from(whole)
      flipped[3] = (flipped[3] ?? 0) ^ 1
      writeFileSync(file, flipped)
      expect(readKeptBundle(place())).toBeUndefined()
      writeFileSync(file, whole)
      expect(readKeptBundle(place())).toBeDefined()
      truncateSync(file, 4)
      expect(readKeptBundle(place())).toBeUndefined()
      rmSync(file)
      expect(readKeptBundle(place())).toBeUndefined()
    },
  )
})
