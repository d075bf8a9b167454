import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { startOutside } from '../tests/support/content'
import { makeWorkspace } from '../tests/support/workspace'
import { milliseconds } from './report'
import { summarize } from './statistics'

const times = 200

/** A page of about the size of a real one, by hand. */
const pageOf = ({ title, lead }: { title?: string; lead?: string }) =>
  createElement(
    'html',
    null,
    createElement('head', null, createElement('title', null, title)),
    createElement(
      'body',
      null,
      createElement('h1', null, title),
      Array.from({ length: 60 }, (_, key) => createElement('p', { key }, lead, ' ', String(key))),
    ),
  )

/** What no regeneration can be below: one document read from the content service, `renderToString`, two renames. */
export async function measureFloor(): Promise<string> {
  const workspace = makeWorkspace('bench-floor')
  const outside = await startOutside(workspace)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-floor-'))
  const put = (name: string, text: string) => {
    writeFileSync(path.join(folder, `${name}.new`), text)
    renameSync(path.join(folder, `${name}.new`), path.join(folder, name))
  }
  try {
    const measured: number[] = []
    const alone: number[] = []
    for (let count = 0; count < times; count += 1) {
      const began = performance.now()
      const document = await outside.client.getDocument('room-arven')
      const read = performance.now()
      put(
        'index.html',
        renderToString(pageOf({ title: String(document?.title), lead: String(document?.lead) })),
      )
      put('page-data.json', JSON.stringify(document))
      alone.push(performance.now() - read)
      measured.push(performance.now() - began)
    }
    const [whole, render] = [summarize(measured), summarize(alone)]
    return (
      `## The floor\n\nWhat no regeneration can be below, written by hand: one document read over HTTP, ` +
      `\`renderToString\`, two renames: ${milliseconds(whole.median)} ms, without the reading ${milliseconds(render.median)} ms ` +
      `(medians of ${times}).`
    )
  } finally {
    await outside.close()
    rmSync(folder, { recursive: true, force: true })
    await workspace.remove()
  }
}
