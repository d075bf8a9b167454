import { describe, expect, it, test } from 'vitest'
import { attachment } from './downloads'
import { downloadName, readMediaSections, shownSections } from './media-list'
import { uniqueNames } from './zip'

const sha = 'a'.repeat(40)
const image = { _id: `image-${sha}-3000x2000-jpg`, size: 6_200_000, creditLine: 'Atelier' }
const pdf = {
  _id: `file-${sha}-pdf`,
  originalFilename: 'haus.pdf',
  mimeType: 'application/pdf',
  size: 240_000,
}

describe('the list of the media corner', () => {
  it('names items, and keeps back where they are stored', () => {
    const sections = readMediaSections(
      {
        sections: [{ _key: 's1', title: 'Bilder', items: [{ _key: 'i1', name: 'Das Haus', asset: image }] }],
      },
      'de',
    )
    expect(sections[0]?.items[0]).toMatchObject({
      filename: 'Das Haus.jpg',
      place: { folder: 'images', file: `${sha}-3000x2000.jpg` },
    })
    const shown = shownSections(sections)
    expect(shown).toEqual([
      {
        key: 'de-s1',
        title: 'Bilder',
        text: null,
        items: [
          {
            key: 'de-i1',
            name: 'Das Haus',
            kind: 'image',
            type: 'JPG',
            size: 6_200_000,
            language: 'de',
            credit: 'Atelier',
            width: 3000,
            height: 2000,
          },
        ],
      },
    ])
    expect(JSON.stringify(shown)).not.toContain(sha)
  })

  it('has a download keep the name of its file, whatever the list calls it', () => {
    const items = [
      { name: 'Das Haus in Zahlen', asset: { ...pdf, originalFilename: 'Factsheet 2026_v3.PDF' } },
    ]
    const [section] = readMediaSections({ sections: [{ items }] }, 'de')
    expect(section?.items).toMatchObject([{ name: 'Das Haus in Zahlen', filename: 'Factsheet 2026_v3.pdf' }])
  })

  it('tells items of two sections apart that have the same key in each', () => {
    const two = ['one', 'two'].map((_key) => ({ _key, items: [{ _key: 'i1', name: _key, asset: pdf }] }))
    const items = readMediaSections({ sections: two }, 'de').flatMap((section) => section.items)
    expect(items.map(({ key, name }) => `${name} ${key}`)).toEqual(['one de-i1', 'two de-i1-two'])
  })

  it('leaves out what is malformed, and keeps the rest', () => {
    const items = [
      null,
      {},
      { asset: null },
      { asset: { _id: 'image-broken' } },
      { _key: '../x', asset: pdf },
    ]
    const [section] = readMediaSections({ sections: [null, 7, { items }] }, 'fr')
    expect(section?.items).toMatchObject([{ key: 'fr-item2-4', name: 'haus.pdf', filename: 'haus.pdf' }])
    for (const nothing of [null, undefined, {}, { sections: 'x' }])
      expect(readMediaSections(nothing, 'de')).toEqual([])
  })
})

test.each([
  ['Das Haus im Juni', 'jpg', 'Das Haus im Juni.jpg'],
  ['haus.PDF', 'pdf', 'haus.pdf'],
  ['../../etc/passwd', 'pdf', 'etc passwd.pdf'],
  ['a\u202efdp.exe\r\nSet-Cookie: x', 'pdf', 'a fdp.exe Set-Cookie x.pdf'],
  ['   ', 'zip', 'download.zip'],
])('%j with the ending %s is saved as %s', (name, extension, saved) => {
  expect(downloadName(name, extension)).toBe(saved)
})

test('a download is named for old and new programs', () => {
  expect(attachment('Été à l’hôtel.pdf')).toBe(
    `attachment; filename="Ete a lhotel.pdf"; filename*=UTF-8''%C3%89t%C3%A9%20%C3%A0%20l%E2%80%99h%C3%B4tel.pdf`,
  )
  expect(attachment('a"\r\nb.pdf')).not.toMatch(/[\r\n]|a"b/)
})

describe('a name with half a character', () => {
  it('is still a name, wherever it is cut', () => {
    for (let length = 100; length < 260; length += 1) {
      const name = downloadName(`${'a'.repeat(length)}${'🏔'.repeat(80)}`, 'pdf')
      expect(Buffer.from(name).toString()).toBe(name)
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(240)
      expect(() => attachment(name)).not.toThrow()
    }
  })

  it('that came with it is told in a header all the same', () => {
    expect(attachment('Haus \ud83d.zip')).toContain("filename*=UTF-8''Haus%20%EF%BF%BD.zip")
    expect(downloadName('Haus \ud83d', 'pdf')).toBe('Haus \ufffd.pdf')
  })
})

test('two items of one name both find their place in an archive', () => {
  const items = ['Haus.jpg', 'haus.jpg', 'Haus.jpg', 'x.pdf'].map((filename) => ({ filename }))
  expect(uniqueNames(items)).toEqual(['Haus.jpg', 'haus (2).jpg', 'Haus (3).jpg', 'x.pdf'])
})

test('two items whose names look alike, of which one was written on a Mac, both find their place in an archive', () => {
  const names = ['K\u00fcche.jpg', 'Ku\u0308che.jpg'].map((name) => ({ filename: downloadName(name, 'jpg') }))
  expect(uniqueNames(names)).toEqual(['K\u00fcche.jpg', 'K\u00fcche (2).jpg'])
})
