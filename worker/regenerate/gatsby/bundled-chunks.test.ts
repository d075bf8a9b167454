import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readBundledChunks, unusedChunks } from './bundled-chunks'

const root = mkdtempSync(path.join(os.tmpdir(), 'bundled-'))
afterAll(() => rmSync(root, { recursive: true }))

const page = (name: string) => ({
  path: `/${name}`,
  component: `${name}.tsx`,
  componentChunkName: `component---${name}`,
  context: {},
})

it('a bundle has the chunks of templates that its list names, and none where there is no list', () => {
  expect(readBundledChunks(root)).toEqual([])
  const chunks = {
    app: ['/app-1.js'],
    'component---room': ['/r.js'],
    'component---event': ['/e.js'],
    polyfill: [],
  }
  writeFileSync(path.join(root, 'chunk-map.json'), JSON.stringify(chunks))
  expect(readBundledChunks(root)).toEqual(['component---room', 'component---event'])
})

it('a chunk is unused when the last page of its template is gone', () => {
  const bundled = ['component---room', 'component---event']
  expect(unusedChunks([page('room'), page('event')], bundled)).toEqual([])
  expect(unusedChunks([page('room')], bundled)).toEqual(['component---event'])
})
