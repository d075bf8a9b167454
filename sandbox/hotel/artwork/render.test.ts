import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { makeContactSheet } from './contact-sheet'
import { digestSources } from './digest'
import { renderPicture } from './render-picture'
import { planRendering, readArguments, readManifest } from './render-plan'
import { scenes } from './scenes'

const sceneOf = (slug: string) => {
  const scene = scenes.find((candidate) => candidate.slug === slug)
  if (!scene) throw new Error(`No scene draws '${slug}'`)
  return scene
}

describe('a rendered picture', () => {
  it.each(['glacier', 'detail-lamp', 'dish-hay-soup'])(
    '%s has the same bytes twice',
    async (slug) => {
      const first = await renderPicture(sceneOf(slug), 0.1)
      const second = await renderPicture(sceneOf(slug), 0.1)
      expect(first.equals(second)).toBe(true)
    },
    90_000,
  )

  it('is a JPEG of the scaled size', async () => {
    const { format, width, height } = await sharp(await renderPicture(sceneOf('detail-desk'), 0.1)).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 192, height: 240 })
  })

  it('comes near its limit by giving up quality', async () => {
    const scene = sceneOf('breakfast-table')
    const free = await renderPicture({ ...scene, limit: 10_000_000 }, 0.25)
    const limit = Math.round(free.length * 0.7)
    const held = await renderPicture({ ...scene, limit }, 0.25)
    expect(held.length).toBeLessThan(limit * 1.2)
    expect(held.length).toBeGreaterThan(limit * 0.5)
  })
})

describe('the plan of a rendering', () => {
  const digests = new Map([
    ['lake', 'a1'],
    ['ridge', 'b1'],
  ])
  const rendered = readManifest(
    JSON.stringify({
      version: 1,
      pictures: { lake: { source: 'a1', bytes: 9 }, ridge: { source: 'b0', bytes: 9 } },
    }),
  )

  it('draws only what changed', () => {
    expect(planRendering(digests, rendered, () => true, { slugs: [], all: false })).toEqual(['ridge'])
  })

  it('draws a missing file although its sources are known', () => {
    expect(planRendering(digests, rendered, () => false, { slugs: ['lake'], all: false })).toEqual(['lake'])
  })

  it('leaves alone what was not asked for', () => {
    expect(planRendering(digests, rendered, () => true, { slugs: ['lake'], all: false })).toEqual([])
  })

  it('draws everything asked for with all', () => {
    expect(planRendering(digests, rendered, () => true, { slugs: [], all: true })).toEqual(['lake', 'ridge'])
  })

  it('takes an unreadable manifest for an empty one', () => {
    for (const text of [undefined, 'no json', '{"version":2}'])
      expect(readManifest(text).pictures).toEqual({})
  })

  it('names an unknown slug or option', () => {
    expect(() => readArguments(['sea', '--fast'], ['lake'])).toThrow('Unknown: --fast, sea.')
    expect(readArguments(['lake', '--contact-sheet'], ['lake'])).toEqual({
      slugs: ['lake'],
      all: false,
      contactSheet: true,
    })
  })
})

describe('the digest of a picture', () => {
  const files: Record<string, string> = {
    '/art/lake.ts': "import { a } from './ink'",
    '/art/ink.ts': "import { b } from './lake'\nconst blue = 1",
  }
  const read = (file: string) => files[file] ?? ''

  it('follows imports, cycles included, and changes with any of them', () => {
    const before = digestSources('/art/lake.ts', read, [])
    const changed = (file: string) => (file === '/art/ink.ts' ? `${read(file)}2` : read(file))
    expect(digestSources('/art/lake.ts', read, [])).toBe(before)
    expect(digestSources('/art/lake.ts', changed, [])).not.toBe(before)
    expect(digestSources('/art/lake.ts', read, ['quality 70'])).not.toBe(before)
  })
})

it('the contact sheet shows all pictures on one small page', async () => {
  const picture = await renderPicture(sceneOf('press-camera'), 0.1)
  const sheet = await makeContactSheet(Array.from({ length: 12 }, () => picture))
  const { format, width, height } = await sharp(sheet).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 1810, height: 284 })
})
