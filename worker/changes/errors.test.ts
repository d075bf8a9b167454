import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { errorCatalogue, WorkerError } from './errors'
import { renderErrorPage } from './errors-page'

describe('the catalogue of errors', () => {
  it('is what docs/errors.md shows to operators', () => {
    const page = readFileSync(path.resolve('docs/errors.md'), 'utf8')
    expect(page).toBe(renderErrorPage(errorCatalogue))
  })

  it('says in every message what happened and under which code', () => {
    const error = new WorkerError('queue.store-locked', 'Process 4711 holds /data/queue.lock.')
    expect(error.message).toContain('another process uses the same data folder')
    expect(error.message).toContain('Process 4711 holds /data/queue.lock. [queue.store-locked]')
  })
})
