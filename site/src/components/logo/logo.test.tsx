import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Logo } from './logo'

it('a name of more than two words is marked as one that takes a second line', () => {
  const isLong = (name: string) => renderToStaticMarkup(<Logo name={name} />).includes('data-words="many"')
  expect(isLong('Grandhotel Edelgrat')).toBe(false)
  expect(isLong('Grandhotel Edelgrat und Kurhaus')).toBe(true)
})
