import { PGlite } from '@electric-sql/pglite'
import { expect, it, onTestFinished, vi } from 'vitest'
import { waitFor } from '../../tests/support/wait-for'
import { createEmbeddedPool } from './embedded-pool'

it('a store that broke is opened again in its time where the clock is set back (fault 77)', async () => {
  const [database, next] = await Promise.all([PGlite.create(), PGlite.create()])
  const pool = createEmbeddedPool({ database, reopen: async () => next, onError: () => undefined })
  onTestFinished(() => pool.end())
  await database.close()
  await expect(pool.query('select 1', [])).rejects.toThrow()
  const { now } = Date
  vi.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000)
  onTestFinished(() => void vi.restoreAllMocks())
  await waitFor('it is opened again', () =>
    pool.query('select 1', []).then(
      () => true,
      () => undefined,
    ),
  )
  expect((await pool.query('select 1 as one', [])).rows).toEqual([{ one: 1 }])
})
