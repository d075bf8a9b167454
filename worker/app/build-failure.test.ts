import { expect, it } from 'vitest'
import { ContentUnavailable } from '../changes/errors'
import { buildFailure } from './build-failure'

const content = { apiHost: 'http://localhost:8020' }

it('a build without a content service says which one it asked, and what starts that of the demo hotel', () => {
  expect(buildFailure(new ContentUnavailable('fetch failed'), { sandbox: true, content })).toBe(
    'Nothing was built: the content service at http://localhost:8020 could not be read: fetch failed. It is the one of the demo hotel, which answers while `npm start` runs, or `npm run sandbox`.',
  )
})

it('a build of another hotel names the settings that lead to its content service', () => {
  expect(buildFailure(new ContentUnavailable('HTTP 401'), { sandbox: false, content })).toContain(
    'could not be read: HTTP 401. Look at SANITY_PROJECT_ID',
  )
})

it('anything else that ends a build is told as it is', () => {
  expect(buildFailure(new Error('No space is left.'), { sandbox: true, content })).toBe('No space is left.')
})
