import { expect, it } from 'vitest'
import { heldWords } from './held-words'

it('a start that holds pages back says how many, and why the first of them', () => {
  const why = '/spa links to /sauna, which does not exist.'
  expect(heldWords({ count: 1, path: '/spa', why })).toBe(`One page is held back, /spa: ${why}`)
  expect(heldWords({ count: 164, path: '/spa', why })).toMatch(
    /^164 pages are held back\. The first, \/spa: /,
  )
})
