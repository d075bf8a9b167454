import { expect, test } from 'vitest'
import { areInstalled, installProblem } from './packages'

const lock = (packages: Record<string, object>) => JSON.stringify({ packages: { '': {}, ...packages } })
const wanted = lock({
  'node_modules/sanity': { version: '5.31.2' },
  'node_modules/typescript': { version: '5.9.3', dev: true },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
})

test('packages are there when each that every platform needs has its version', () => {
  expect(areInstalled(wanted, lock({ 'node_modules/sanity': { version: '5.31.2' } }))).toBe(true)
  expect(areInstalled(wanted, lock({ 'node_modules/sanity': { version: '5.31.1' } }))).toBe(false)
  expect(areInstalled(wanted, lock({}))).toBe(false)
})

test('an install that never ended has left nothing that counts', () => {
  for (const text of [undefined, '', '{', '{}']) expect(areInstalled(wanted, text)).toBe(false)
})

test('what npm prints becomes one sentence', () => {
  expect(installProblem('npm error code ENOTFOUND\nnpm error network request failed')).toContain(
    'the registry was not reached (ENOTFOUND)',
  )
  expect(installProblem('npm error code ENOSPC')).toContain('the disk is full')
  expect(installProblem('npm error code EUSAGE\nnpm error `npm ci` can only install with a lock file')).toBe(
    'its packages could not be installed (`npm ci` can only install with a lock file)',
  )
})
