import { HoldersRecord, holdersFile } from '../../site/addresses/holders-file'
import { ownName } from '../../site/addresses/own-paths'
import { changeHolders } from '../../site/addresses/path-holders'
import { languageOfPath } from '../../site/languages/locales'
import type { Regeneration } from '../../worker/changes/change'

/** The record of who holds which path, kept as a publisher keeps it that lets every page go live. */
export class PathRecord {
  private readonly owners = new Map<string, string>()
  private readonly record: HoldersRecord

  constructor(dataFolder: string) {
    this.record = new HoldersRecord(holdersFile(dataFolder))
  }

  follow({ isWhole, pages, removedPages }: Regeneration): void {
    if (isWhole) this.owners.clear()
    const changes = new Map<string, string | null>(removedPages.map(({ path }) => [path, null]))
    for (const { path, owner } of pages)
      if (ownName(path, languageOfPath(path)) === undefined) changes.set(path, owner)
    changeHolders(this.owners, changes)
    if (isWhole) this.record.write(this.owners)
    else this.record.add(changes, () => this.owners)
  }
}
