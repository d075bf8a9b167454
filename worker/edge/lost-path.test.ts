import { describe, expect, it } from 'vitest'
import { lostPathMark } from '../../site/src/guard/lost-page'
import type { Entry } from '../publish/release/entry'
import { type Answer, decideAnswer } from './answer'
import { withLostPath } from './lost-path'
import { edgeSettings } from './settings'

const settings = edgeSettings({
  siteUrl: 'https://hotel.example',
  imageOrigin: 'https://hotel.example',
  pressOrigin: 'https://hotel.example',
  pictureSource: { projectId: 'p', dataset: 'd' },
})
const entry: Entry = { sha256: '', size: 1, type: 'text/html; charset=utf-8', cache: 'page', encodings: [] }
const view = {
  release: () => '00000001',
  hasGap: () => false,
  find: (file: string) => (file === '404.html' || file === 'fr/404/index.html' ? entry : undefined),
  elsewhere: () => undefined,
  isWithheld: () => false,
}
const answered = (url: string) => decideAnswer({ method: 'GET', url, headers: {} }, view, settings)
const answerTo = (url: string): Answer => {
  const answer = answered(url)
  if ('to' in answer) throw new Error(`${url} was passed on`)
  return answer
}

describe('a page that does not exist', () => {
  it.each([
    ['/nirgends', '/nirgends'],
    ['/fr/nulle%20part?a=b', '/fr/nulle%20part'],
    ['/a/%3Cscript%3E', '/a/%3Cscript%3E'],
  ])('is 404 with the path of %s in it', (url, lostPath) => {
    expect(answerTo(url)).toMatchObject({ status: 404, body: { lostPath } })
  })

  it('names the path as text, whatever is in it', () => {
    const page = `<p>404, Page not found: ${lostPathMark}</p>`
    expect(withLostPath(page, '/fr/perdu')).toBe(
      '<p>404, Page not found: <span data-lost-path="">/fr/perdu</span></p>',
    )
    expect(withLostPath(page, `/<b x="'">$&$1`)).toContain('/&lt;b x=&quot;&#39;&quot;&gt;$&amp;$1</span>')
    expect(withLostPath('<p>none</p>', '/x')).toBe('<p>none</p>')
  })
})

describe('a malformed address', () => {
  it.each(['/zimmer/%ff', '/%', '/zimmer/..', '/a%2fb', '/%00', '/gates/%ff'])(
    '%s is no page: 404',
    (url) => {
      const { status, body } = answerTo(url)
      expect([status, body]).toEqual([404, `Page Not Found: ${url}\n`])
    },
  )

  it.each(['/gate/%ff', '/%67ate/list', '/%69MAGES/..', '/page%2ddata/gate/%', '/files%2f..'])(
    '%s begins like one that is passed on: 400',
    (url) => {
      expect(answerTo(url)).toMatchObject({ status: 400, body: 'Bad request\n' })
    },
  )
})
