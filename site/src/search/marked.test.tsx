import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Marked } from './marked'
import type { QueryWord } from './query'

const marked = (text: string, ...words: QueryWord[]) =>
  renderToStaticMarkup(<Marked text={text} words={words} />).replace(/<\/?span>/g, '')

it('marks whole words that fit, in any spelling, and nothing else', () => {
  expect(marked('Die Küche, der Küchenchef', { word: 'kuche' })).toBe(
    'Die <mark>Küche</mark>, der <mark>Küchenchef</mark>',
  )
  expect(marked('Turmsuite & <b>Suite</b>', { word: 'suite' })).toBe(
    '<mark>Turmsuite</mark> &amp; &lt;b&gt;<mark>Suite</mark>&lt;/b&gt;',
  )
  expect(marked('Die Turm\u00adsuite', { word: 'turmsuite' })).toBe('Die <mark>Turm\u00adsuite</mark>')
  expect(marked('Ein Hund', { word: 'hunde', stem: 'hund' })).toBe('Ein <mark>Hund</mark>')
})

it('leaves what is between two marks in one piece', () => {
  expect(
    renderToStaticMarkup(<Marked text="Ein Hund kommt mit, sagt der Hund." words={[{ word: 'hund' }]} />),
  ).toBe(
    '<span>Ein </span><mark>Hund</mark><span> kommt mit, sagt der </span><mark>Hund</mark><span>.</span>',
  )
})
