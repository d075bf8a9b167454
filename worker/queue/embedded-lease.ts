import type { PgQueryable } from 'bullmq'
import type { LeaseStore } from './lease'

const acquireSql = `insert into site_lease as held (site, owner, fence, until_ms) values ('site', $1, $2, $2::bigint + $3)
  on conflict (site) do update set owner = $1, fence = greatest(held.fence + 1, $2), until_ms = $2::bigint + $3
  where held.owner = $1 or held.until_ms <= $2 returning fence`
const renewSql =
  'update site_lease set until_ms = $4 where site = $3 and owner = $1 and fence = $2 returning fence'

/** The lease as one row. The pid lock already keeps a second process out; the fencing token is what publishing needs. */
export function createEmbeddedLease(pool: PgQueryable, now: () => number): LeaseStore {
  const renew = async (owner: string, fence: number, untilMs: number) =>
    (await pool.query(renewSql, [owner, fence, 'site', untilMs])).rows.length === 1
  return {
    async acquire(owner, lastsMs) {
      const { rows } = await pool.query<{ fence: number }>(acquireSql, [owner, now(), lastsMs])
      const [taken] = rows
      if (taken !== undefined) return { fence: Number(taken.fence) }
      const held = await pool.query<{ owner: string }>('select owner from site_lease', [])
      return { heldBy: held.rows[0]?.owner ?? 'unknown' }
    },
    renew: (owner, fence, lastsMs) => renew(owner, fence, now() + lastsMs),
    async release(owner, fence) {
      await renew(owner, fence, 0)
    },
  }
}
