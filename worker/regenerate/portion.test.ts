import { describe, expect, it } from 'vitest'
import { portionOf } from './portion'

const pages = (...paths: string[]) => paths.map((path) => ({ path }))

describe('a portion of the dirty pages', () => {
  it('is everything when that is little', () => {
    expect(portionOf(pages('/a', '/b'), new Set(['/b']), 2)).toEqual({ now: pages('/b', '/a'), later: [] })
  })

  it('has every urgent page, and goes on with the rest', () => {
    const dirty = pages('/1', '/2', '/3', '/4', '/urgent')
    expect(portionOf(dirty, new Set(['/urgent']), 2)).toEqual({
      now: pages('/urgent', '/1', '/2'),
      later: pages('/3', '/4'),
    })
  })

  it('is not larger because the newest change is itself large work', () => {
    const dirty = pages('/1', '/2', '/3')
    expect(portionOf(dirty, new Set(['/1', '/2', '/3']), 2)).toEqual({
      now: pages('/1', '/2'),
      later: pages('/3'),
    })
  })
})
