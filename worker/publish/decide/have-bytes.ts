import { fault } from '../../../site/border/problem'
import { eachOf } from '../../disk/files'
import { type BlobStore, DamagedBlob } from '../../made/blobs'
import type { Draft } from './decide'
import { RollbackRefused } from './rollback'

const atOnce = 16
/** Files up to which each is compared with its hash, before the switch; of more, what lies there is taken by size and time. */
const comparedUpTo = 400

/**
 * Sees to it that the bytes of everything that a rollback brings back are on this disk, from the archive of the history where
 * this machine never had them. @throws RollbackRefused before anything is changed, with the file that is not to be had
 */
export async function haveBytes(blobs: BlobStore, { changes = [], of }: Draft): Promise<void> {
  const release = of ?? ''
  await eachOf(changes, atOnce, async ({ path: file, after }) => {
    if (!after) return
    try {
      await blobs.ensure(after.sha256, after.size, changes.length <= comparedUpTo)
    } catch (error) {
      if (!(error instanceof DamagedBlob)) throw error
      const reason = `${file} of release ${release} is not to be had: its bytes are not on this machine, or damaged.`
      throw new RollbackRefused(fault('rollback.no-bytes', reason, { file, release }))
    }
  })
}
