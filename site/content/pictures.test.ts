import { describe, expect, it } from 'vitest'
import { parseImageReference } from '../addresses/image-reference'
import { pictureRatio } from './picture-ratio'
import { imageData, pictureUrl } from './pictures'
import { pictureResolvers } from './resolve-pictures'

const source = { projectId: 'edelgrat', dataset: 'production', imageBaseUrl: '/images' }
const picture = { asset: { _type: 'reference' as const, _ref: 'image-abc123-2400x1600-jpg' } }

describe('a picture', () => {
  it('is addressed on the site with size, format auto, fit crop and dpr 1', () => {
    const url = new URL(pictureUrl(picture, source, 800, 600), 'https://hotel.example')
    expect(url.pathname).toBe('/images/edelgrat/production/abc123-2400x1600.jpg')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      w: '800',
      h: '600',
      auto: 'format',
      fit: 'crop',
    })
    expect(pictureUrl(picture, { ...source, imageBaseUrl: 'https://cdn.example/images' })).toMatch(
      /^https:\/\/cdn\.example\/images\/edelgrat\/production\/abc123-2400x1600\.jpg\?/,
    )
    // The library leaves out a dpr of 1, which is what a service takes where none is said.
    expect(['1', null]).toContain(url.searchParams.get('dpr'))
  })

  it('is shared as a JPEG of 1200 x 630 px, whatever the browser takes', () => {
    const { shareUrl } = pictureResolvers(source)
    const value = {
      stored: picture,
      asset: undefined,
      alt: '',
      caption: null,
      credit: null,
      width: 2400,
      height: 1600,
    }
    const { searchParams } = new URL(shareUrl.resolve(value), 'https://hotel.example')
    expect(Object.fromEntries(searchParams)).toMatchObject({ w: '1200', h: '630', fm: 'jpg', fit: 'crop' })
    expect(searchParams.has('auto')).toBe(false)
  })

  it.each(['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'])('takes the fit mode %s', (fit) => {
    expect(pictureUrl(picture, source, 8, 6, { fit })).toContain(`fit=${fit}`)
  })

  it.each(['top', 'bottom', 'left', 'right', 'center', 'focalpoint', 'entropy'])(
    'takes the crop mode %s',
    (crop) => expect(pictureUrl(picture, source, 8, 6, { crop })).toContain(`crop=${crop}`),
  )

  it('refuses a mode that there is not, and a reference that is none, by name', () => {
    expect(() => pictureUrl(picture, source, 8, 6, { fit: 'squeeze' })).toThrow('Invalid fit mode "squeeze"')
    expect(() => pictureUrl(picture, source, 8, 6, { crop: 'middle' })).toThrow('Invalid crop mode "middle"')
    for (const _ref of ['image-abc', 'file-abc-pdf', 'image-abc-0x0-png', 'image-abc-10x10', ''])
      expect(() => pictureUrl({ asset: { _type: 'reference', _ref } }, source), _ref).toThrow(
        `Malformed image reference "${_ref}"`,
      )
  })

  it('keeps the focal point inside a narrow cut', () => {
    const url = new URL(
      pictureUrl({ ...picture, hotspot: { x: 0.9, y: 0.5, width: 0.1, height: 0.1 } }, source, 400, 800),
      'https://hotel.example',
    )
    const [left = 0, , width = 0] = (url.searchParams.get('rect') ?? '').split(',').map(Number)
    expect(left + width).toBeGreaterThan(0.9 * 2400)
  })

  it('is never offered wider than its original, and its crop counts', () => {
    const cropped = { ...picture, crop: { left: 0.25, right: 0.25, top: 0, bottom: 0 } }
    expect(imageData(cropped, undefined, source)?.width).toBe(1200)
    expect(imageData(picture, undefined, source, { ratio: '1:4' })?.width).toBe(400)
  })

  it.each([
    { left: 0.6, right: 0.6, top: 0, bottom: 0 },
    { left: 0, right: 0, top: 0.5, bottom: 0.5 },
  ])('is whole where its crop leaves nothing of it: %o', (crop) => {
    expect(imageData({ ...picture, crop }, undefined, source)).toEqual(imageData(picture, undefined, source))
  })

  it.each([
    [undefined, undefined],
    ['default', undefined],
    ['square', 1],
    ['panorama', 4],
    ['4:5', 0.8],
    ['0:5', undefined],
    ['wide', undefined],
  ])('has the ratio of the specification for %s', (given, expected) => {
    expect(pictureRatio(given)).toBe(expected)
  })

  it('has a blurred placeholder and the colour of its palette when the asset knows them', () => {
    const asset = {
      metadata: { lqip: 'data:image/jpeg;base64,AA', palette: { dominant: { background: '#123456' } } },
    }
    expect(imageData(picture, asset, source)).toMatchObject({
      backgroundColor: '#123456',
      placeholder: { fallback: 'data:image/jpeg;base64,AA' },
    })
  })

  it.each(['image-abc-2400x1600', 'image-abc-0x10-jpg', 'file-abc-pdf', 'image-a/b-1x1-jpg', 7, undefined])(
    'with the reference %s is left out',
    (reference) => {
      expect(parseImageReference(reference)).toBeUndefined()
      expect(
        imageData({ asset: { _type: 'reference', _ref: String(reference) } }, undefined, source),
      ).toBeUndefined()
    },
  )
})
