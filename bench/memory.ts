import { startOutside } from '../tests/support/content'
import { makeWorkspace } from '../tests/support/workspace'
import { Builder } from '../worker/regenerate/supervisor/builder'
import { textEdit } from './edits'
import { milliseconds, table } from './report'
import { scaleDocuments } from './scale/documents'
import { summarize } from './statistics'

const edits = 1_000
const step = 100

/** Resident memory of one builder over 1,000 text edits, and how long they took. */
export async function measureMemory(size: number, say: (text: string) => void): Promise<string> {
  const workspace = makeWorkspace('bench-memory')
  const documents = scaleDocuments({ pages: size, seed: 1 })
  const outside = await startOutside(workspace, { documents, channel: 'arolles-bahnen', today: '2026-11-22' })
  const builder = new Builder({
    siteFolder: workspace.folder,
    dataFolder: workspace.dataFolder,
    env: outside.environment,
    log: { info: () => undefined, warn: (fields, text) => say(`${text} ${JSON.stringify(fields)}`) },
  })
  try {
    await builder.start()
    const rows: string[][] = []
    let measured: number[] = []
    for (let number = 1; number <= edits; number += 1) {
      const { id } = await textEdit(outside.client, number)
      const began = performance.now()
      await builder.apply([{ kind: 'document', id, operation: 'update' }])
      measured.push(performance.now() - began)
      if (number % step !== 0) continue
      const memory = Math.round((builder.status().memory ?? 0) / 1024 / 1024)
      rows.push([String(number), String(memory), milliseconds(summarize(measured).median)])
      say(`memory after ${number} edits: ${memory} MB`)
      measured = []
    }
    const head = ['edits', 'memory of the builder, MB', 'median of an edit, ms']
    return `## ${edits.toLocaleString('en')} edits in one builder, ${size} pages\n\n${table(head, rows)}`
  } finally {
    await builder.stop(5_000)
    await outside.close()
    await workspace.remove()
  }
}
