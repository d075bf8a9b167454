import { writeHolders } from '../../site/addresses/holders-file'
import { holdersOf } from './decide/path-holders'
import type { PublishLog } from './publisher-types'
import type { LiveSite } from './release/live-site'

/**
 * Writes who holds which path, where a build reads it. Without a new record the next build goes by the earlier one: nothing
 * that a release should fail for.
 */
export function recordHolders(state: LiveSite, file: string | undefined, log: PublishLog | undefined): void {
  // Of a part of the site nobody knows who holds its paths: the record as it was knows more.
  if (file === undefined || state.hasGap) return
  try {
    writeHolders(file, holdersOf(state))
  } catch (error) {
    log?.warn({ error }, 'The record of who holds which path could not be written.')
  }
}
