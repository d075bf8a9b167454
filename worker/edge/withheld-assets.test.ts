import { expect, it } from 'vitest'
import { decideAnswer } from './answer'
import { edgeSettings } from './settings'

const settings = edgeSettings({
  siteUrl: 'https://hotel.example',
  imageOrigin: 'https://cdn.example',
  pressOrigin: 'http://127.0.0.1:1',
  pictureSource: { projectId: 'p', dataset: 'd' },
})
const view = {
  release: () => '00000001',
  hasGap: () => false,
  find: () => undefined,
  elsewhere: () => undefined,
  isWithheld: (path: string) => path === '/files/p/d/plan.pdf',
}
const to = (url: string) => decideAnswer({ method: 'GET', url, headers: {} }, view, settings)

it('what only guarded documents refer to is asked for at the press, however its address is written', () => {
  for (const url of ['/files/p/d/plan.pdf', '/files/p/d/plan.pdf?dl=x', '/files/p/d/pl%61n.pdf'])
    expect(to(url), url).toEqual({ to: 'press', path: url })
  expect(to('/files/p/d/other.pdf')).toEqual({ to: 'pictures', path: '/files/p/d/other.pdf' })
})
