import { holdersFile, writeHolders } from '../../site/addresses/holders-file'
import { ownName } from '../../site/addresses/own-paths'
import { languageOfPath } from '../../site/languages/locales'
import type { Regeneration } from '../../worker/changes/change'

/** The record of who holds which path, kept as a publisher keeps it that lets every page go live. */
export class PathRecord {
  private readonly owners = new Map<string, string>()

  constructor(private readonly dataFolder: string) {}

  follow({ isWhole, pages, removedPages }: Regeneration): void {
    if (isWhole) this.owners.clear()
    for (const { path } of removedPages) this.owners.delete(path)
    for (const { path, owner } of pages)
      if (ownName(path, languageOfPath(path)) === undefined) this.owners.set(path, owner)
    writeHolders(holdersFile(this.dataFolder), this.owners)
  }
}
