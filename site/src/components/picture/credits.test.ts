import { expect, it } from 'vitest'
import { creditsIn } from './credits'

it('every credit of a page is named once, in the order of the page', () => {
  const page = {
    pagePicture: { alt: 'Haus', credit: 'Atelier' },
    pageParts: [
      { picture: { credit: 'Anna Arve' } },
      { pictures: [{ credit: 'Atelier' }, { credit: null }, { credit: 'Beat Berg' }] },
      null,
    ],
  }
  expect(creditsIn({ page })).toEqual(['Atelier', 'Anna Arve', 'Beat Berg'])
  expect([undefined, null, {}, 'credit'].map(creditsIn)).toEqual([[], [], [], []])
})
