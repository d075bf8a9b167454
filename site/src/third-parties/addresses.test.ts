import { describe, expect, test } from 'vitest'
import { filmAddress } from './film-address'
import { mapAddress } from './map-address'
import { sealAddress } from './seal-address'

describe('addresses of third parties', () => {
  test('the seal is asked for in the language of the page, with size and scale', () => {
    expect(sealAddress('https://seal.example/frame', 'fr')).toBe(
      'https://seal.example/frame?language=fr&size=medium&scale=1',
    )
  })

  test('a film comes from its provider, or from the stand-in', () => {
    expect(filmAddress('vimeo', '12345')).toBe('https://player.vimeo.com/video/12345?autoplay=1&dnt=1')
    expect(filmAddress('youtube', 'aB-_1', 'http://localhost:8040')).toBe(
      'http://localhost:8040/film/youtube/aB-_1',
    )
  })

  test('an unknown provider or an id that is not one has no address', () => {
    expect(filmAddress('elsewhere', '1')).toBeUndefined()
    expect(filmAddress('toString', '1')).toBeUndefined()
    expect(filmAddress('vimeo', '1"onload=')).toBeUndefined()
    expect(filmAddress(null, null)).toBeUndefined()
  })

  test('a map shows a marker in the middle of its frame', () => {
    const url = new URL(mapAddress({ latitude: 46.5, longitude: 9.9, language: 'de' }))
    expect(url.searchParams.get('marker')).toBe('46.5,9.9')
    const [west, south, east, north] = (url.searchParams.get('bbox') ?? '').split(',').map(Number)
    expect([((west ?? 0) + (east ?? 0)) / 2, ((south ?? 0) + (north ?? 0)) / 2]).toEqual([
      expect.closeTo(9.9),
      expect.closeTo(46.5),
    ])
  })
})
