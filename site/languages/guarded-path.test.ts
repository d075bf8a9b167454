import { expect, it } from 'vitest'
import { guardedPath, isGuardedFile, isGuardedPath, openPath } from './guarded-path'
import { languageOfPath } from './locales'

it.each([
  ['/', '/gate/pages', 'de'],
  ['/plans', '/gate/pages/plans', 'de'],
  ['/fr', '/gate/pages/fr', 'fr'],
  ['/en/press/plans', '/gate/pages/en/press/plans', 'en'],
])('%s lies behind the code at %s, and both are known for its language', (path, behind, language) => {
  expect(guardedPath(path)).toBe(behind)
  expect([isGuardedPath(behind), isGuardedPath(path)]).toEqual([true, false])
  expect([openPath(behind), openPath(path)]).toEqual([path, path])
  expect([languageOfPath(behind), languageOfPath(path)]).toEqual([language, language])
})

it('a file is guarded by the folder that it lies in', () => {
  const files = ['gate/pages/plans/index.html', 'page-data/gate/pages/plans/page-data.json']
  expect(files.every(isGuardedFile)).toBe(true)
  expect(['gates/index.html', 'page-data/gates/page-data.json', 'index.html'].some(isGuardedFile)).toBe(false)
})
