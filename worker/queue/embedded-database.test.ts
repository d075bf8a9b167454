import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openEmbeddedDatabase } from './embedded-database'
import { plantFiles } from './testing/stores'

it('takes little memory for an inbox, also of a store that was made with more', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'database-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const { database } = await openEmbeddedDatabase(path.join(folder, 'queue'), 'now', plantFiles)
  try {
    const { rows } = await database.query('show shared_buffers')
    expect(rows).toEqual([{ shared_buffers: '16MB' }])
  } finally {
    await database.close()
  }
})
