import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { unsealed } from '../../worker/disk/sealed'
import { pageOfFile } from '../../worker/made/page-paths'
import type { ReleaseRecord } from '../../worker/publish/release/release'

/** What any release that is kept ever had at a path that visitors ask for: hashes of bytes. */
export function releasedBytes(dataFolder: string): Map<string, Set<string>> {
  const folder = path.join(dataFolder, 'releases/records')
  const released = new Map<string, Set<string>>()
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const record: ReleaseRecord = JSON.parse(unsealed(readFileSync(path.join(folder, name), 'utf8')) ?? '')
    for (const { path: file, before, after } of record.changes) {
      const asked = pageOfFile(file) ?? `/${file}`
      const shas = released.get(asked) ?? new Set()
      for (const entry of [before, after]) if (entry) shas.add(entry.sha256)
      released.set(asked, shas)
    }
  }
  return released
}
