import { expect, it, vi } from 'vitest'
import { onceAllowed } from './late-page-views'

/** A visitor who has not agreed, and what follows them once it is loaded. */
function visitor() {
  const state = { isAllowed: false, isMissing: false, asked: 0, followed: [] as string[] }
  const load = async () => {
    state.asked += 1
    if (state.isMissing) throw new Error('no line')
    return (path: string) => void state.followed.push(path)
  }
  return { state, show: onceAllowed(load, () => state.isAllowed) }
}

it('what counts page views is not asked for by the pages of a visitor who has not agreed', () => {
  const { state, show } = visitor()
  show('/a')
  show('/b')
  expect(state).toMatchObject({ asked: 0, followed: [] })
})

it('it comes with the consent, and each page that is shown while it does is counted', async () => {
  const { state, show } = visitor()
  show('/a')
  state.isAllowed = true
  show('/a')
  show('/b')
  expect(state.followed).toEqual([])
  await expect.poll(() => state.followed).toEqual(['/a', '/b'])
  show('/c')
  expect(state).toMatchObject({ asked: 1, followed: ['/a', '/b', '/c'] })
})

it('once it is there it is told of every path, also when the consent is withdrawn: it has to stop', async () => {
  const { state, show } = visitor()
  state.isAllowed = true
  show('/a')
  await expect.poll(() => state.followed).toEqual(['/a'])
  state.isAllowed = false
  show('/a')
  expect(state.followed).toEqual(['/a', '/a'])
})

it('where it fails to come, that is said, and the next page asks again and loses nothing', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { state, show } = visitor()
  Object.assign(state, { isAllowed: true, isMissing: true })
  show('/a')
  await expect.poll(() => said.mock.calls.flat()).toContain('What counts page views failed to load:')
  state.isMissing = false
  show('/b')
  await expect.poll(() => state.followed).toEqual(['/a', '/b'])
  said.mockRestore()
})
