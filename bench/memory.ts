import { startOutside } from '../tests/support/content'
import { makeWorkspace } from '../tests/support/workspace'
import { Builder } from '../worker/regenerate/supervisor/builder'
import { textEdit } from './edits'
import { milliseconds, table } from './report'
import { scaleDocuments } from './scale/documents'
import { summarize } from './statistics'

const edits = 1_000
const step = 100

/**
 * Resident memory of one builder over 1,000 text edits, and how long they took; and of the next one over as many: the first
 * has made the bundle and carries what made it, the next takes the one that is kept, as each does from five quiet minutes
 * after the first start on.
 */
export async function measureMemory(size: number, say: (text: string) => void): Promise<string> {
  const workspace = makeWorkspace('bench-memory')
  const documents = scaleDocuments({ pages: size, seed: 1 })
  const outside = await startOutside(workspace, { documents, channel: 'arolles-bahnen', today: '2026-11-22' })
  const open = () =>
    new Builder({
      siteFolder: workspace.folder,
      dataFolder: workspace.dataFolder,
      env: outside.environment,
      log: { info: () => undefined, warn: (fields, text) => say(`${text} ${JSON.stringify(fields)}`) },
    })
  let builder = open()
  let number = 0
  /** Edits in the builder that runs, with its memory after every hundredth. */
  const edit = async (most: number, makesBundle: boolean): Promise<string[][]> => {
    await builder.start()
    if (builder.status().carriesBundler !== makesBundle)
      throw new Error(`The builder ${makesBundle ? 'took' : 'made'} its bundle.`)
    const rows: string[][] = []
    let measured: number[] = []
    for (let done = 1; done <= most; done += 1) {
      number += 1
      const { id } = await textEdit(outside.client, number)
      const began = performance.now()
      await builder.apply([{ kind: 'document', id, operation: 'update' }])
      measured.push(performance.now() - began)
      if (done % step !== 0) continue
      const memory = Math.round((builder.status().memory ?? 0) / 1024 / 1024)
      rows.push([String(done), String(memory), milliseconds(summarize(measured).median)])
      say(`memory after ${done} edits: ${memory} MB`)
      measured = []
    }
    return rows
  }
  try {
    const first = await edit(edits, true)
    await builder.stop(60_000)
    builder = open()
    const next = await edit(edits, false)
    const head = ['edits', 'memory of the builder, MB', 'median of an edit, ms']
    return [
      `## ${edits.toLocaleString('en')} edits in one builder, ${size} pages`,
      table(head, first),
      'The next builder, which takes the bundle that the first one has made:',
      table(head, next),
    ].join('\n\n')
  } finally {
    await builder.stop(5_000)
    await outside.close()
    await workspace.remove()
  }
}
