import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { FirstPicture, firstPictureIn } from './first-picture'
import { Picture } from './picture'

vi.mock('gatsby', () => ({ graphql: () => undefined }))

const imageAt = (src: string) => ({
  layout: 'constrained',
  width: 300,
  height: 200,
  images: { fallback: { src, srcSet: `${src} 300w`, sizes: '100vw' }, sources: [] },
})
const gallery = {
  __typename: 'GalleryPart',
  title: null,
  pictures: [
    { alt: 'Der See', whole: imageAt('/images/see.jpg') },
    { alt: 'Der Grat', whole: imageAt('/images/grat.jpg') },
  ],
}

describe('the picture with which a page begins', () => {
  it('is the first of its first part, however deep it stands', () => {
    expect(firstPictureIn(gallery)).toBe('/images/see.jpg')
  })

  it('is none where the part shows none', () => {
    expect(firstPictureIn({ __typename: 'TextPart', text: [{ children: ['Ohne Bild'] }] })).toBeUndefined()
    expect(firstPictureIn(undefined)).toBeUndefined()
  })

  it('is loaded at once and before others, and they when they are near', () => {
    const html = renderToStaticMarkup(
      <FirstPicture value={firstPictureIn(gallery)}>
        {gallery.pictures.map((picture) => (
          <Picture key={picture.alt} picture={picture} image={picture.whole} sizes="50vw" />
        ))}
      </FirstPicture>,
    )
    const loading = [...html.matchAll(/alt="([^"]*)" loading="(\w+)"(?: fetchPriority="(\w+)")?/g)]
    expect(loading.map(([, ...said]) => said)).toEqual([
      ['Der See', 'eager', 'high'],
      ['Der Grat', 'lazy', 'auto'],
    ])
  })
})
