import { expect, it } from 'vitest'
import { describeFile } from '../../made/describe'
import type { Entry } from '../release/entry'
import { LiveSite } from '../release/live-site'
import { RootWatch } from './root-watch'

const file = (name: string, text = name) => describeFile(name, Buffer.from(text))
const nothing = { files: [], removed: [], isWhole: false }
const names = (of: { files: ReadonlyMap<string, unknown>; removed: ReadonlySet<string> }) => ({
  files: [...of.files.keys()],
  removed: [...of.removed],
})
const entry = (name: string): Entry => ({
  sha256: file(name).sha256,
  size: 1,
  type: 'text/plain',
  cache: 'day',
  encodings: [],
})

it('what was told of a publish that failed is looked at again, as it was told last', () => {
  const watch = new RootWatch()
  const state = new LiveSite()
  watch.look({ files: [file('a', 'one'), file('b')], removed: ['c'], isWhole: false }, state)
  const again = watch.look({ files: [file('a', 'two'), file('c')], removed: ['b'], isWhole: false }, state)
  expect(names(again)).toEqual({ files: ['a', 'c'], removed: ['b'] })
  expect(again.files.get('a')).toEqual(file('a', 'two'))
  watch.seen()
  expect(names(watch.look(nothing, state))).toEqual({ files: [], removed: [] })
})

it('a whole site names what is live and gone, also where the publish of it failed and a change follows', () => {
  const watch = new RootWatch()
  const state = new LiveSite()
  for (const name of ['a', 'b']) state.addFile(name, entry(name))
  state.addFile('old.js', { ...entry('old.js'), retiredAt: 1 })
  expect(names(watch.look({ files: [file('a')], removed: [], isWhole: true }, state))).toEqual({
    files: ['a'],
    removed: ['b'],
  })
  const next = watch.look({ files: [file('c')], removed: ['a'], isWhole: false }, state)
  expect(next.isWhole).toBe(true)
  expect(names(next)).toEqual({ files: ['c'], removed: ['a', 'b'] })
})

it('a whole site makes forget what was told before', () => {
  const watch = new RootWatch()
  const state = new LiveSite()
  watch.look({ files: [file('gone')], removed: [], isWhole: false }, state)
  expect(names(watch.look({ files: [file('a')], removed: [], isWhole: true }, state)).files).toEqual(['a'])
})
