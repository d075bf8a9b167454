import { type ScaleDocument, scaleDocuments } from '../sandbox/scale/documents'
import { startSite } from '../tests/support/site'
import { waitFor } from '../tests/support/wait-for'
import { makeWorkspace } from '../tests/support/workspace'
import { type Summary, summarize } from './statistics'

/** The worker waits this long for more changes, ms; the figures are without it. */
const quiet = 150
const edits = 20

/**
 * Milliseconds from the moment an edit was accepted by the content service to the new page at the edge: webhook, queue,
 * regeneration, publishing and proof, in processes of their own, without the quiet time.
 */
export async function measureEdge(size: number): Promise<Summary> {
  const workspace = makeWorkspace(`bench-edge-${size}`)
  const documents: ScaleDocument[] = scaleDocuments({ pages: size, seed: 1 })
  const site = await startSite(workspace, {
    documents,
    channel: 'arolles-bahnen',
    environment: { QUIET_MS: String(quiet) },
  })
  try {
    const { client } = site.outside
    const measured: number[] = []
    for (let number = 0; number < edits; number += 1) {
      const title = `Gemessen ${number} von ${edits}`
      const since = performance.now()
      await client.patch('page-home').set({ title }).commit()
      await waitFor(title, async () =>
        (await (await fetch(`${site.url}/`)).text()).includes(title) ? true : undefined,
      )
      measured.push(performance.now() - since - quiet)
    }
    return summarize(measured)
  } finally {
    await site.stop()
    workspace.remove()
  }
}
