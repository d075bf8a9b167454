import { expect, onTestFinished, test, vi } from 'vitest'
import { keepHere } from './keep-here'

test('what is asked of another machine is answered with nothing; what is asked of this one goes on', async () => {
  const asked: string[] = []
  const fetch = async (input: string | Request) => {
    asked.push(input instanceof Request ? input.url : input)
    return new Response('from here')
  }
  const window = { fetch, location: { href: 'http://localhost:8050/structure' } }
  vi.stubGlobal('window', window)
  onTestFinished(() => void vi.unstubAllGlobals())
  keepHere()
  for (const address of [
    'https://sanity-cdn.com/v1/modules',
    'http://localhost.evil.example/',
    '//127.evil.example/',
  ])
    expect(await (await window.fetch(address)).json(), address).toEqual({})
  expect(asked).toEqual([])
  for (const address of [
    '/entry.js',
    'http://stream-1.localhost:8020/v1',
    new Request('http://localhost:8020/'),
  ])
    expect(await (await window.fetch(address)).text()).toBe('from here')
  expect(await (await window.fetch('data:,text')).text()).toBe('from here')
  expect(asked).toHaveLength(4)
})
