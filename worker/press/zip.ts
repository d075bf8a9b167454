import { PassThrough, pipeline, type Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { heard } from '../streams/body-of'
import type { StoredItem } from './media-list'

/** Names of the files in an archive; a name that is there already gets a number. */
export function uniqueNames(items: readonly Pick<StoredItem, 'filename'>[]): string[] {
  const taken = new Set<string>()
  return items.map(({ filename }) => {
    const dot = filename.lastIndexOf('.')
    let name = filename
    for (let number = 2; taken.has(name.toLowerCase()); number += 1)
      name = `${filename.slice(0, dot)} (${number})${filename.slice(dot)}`
    taken.add(name.toLowerCase())
    return name
  })
}

/**
 * A ZIP of all items, fetched one after the other while it is sent. Pictures and PDFs are compressed already, so they
 * are stored as they are. A file that cannot be fetched ends the stream with an error: half an archive must not look
 * whole.
 */
export function zipOf(
  items: readonly StoredItem[],
  fetchBody: (item: StoredItem) => Promise<Readable | undefined>,
): Readable {
  const zip = new ZipFile()
  const output = heard(new PassThrough())
  const fail = (error: unknown) =>
    void output.destroy(error instanceof Error ? error : new Error(String(error)))
  pipeline(zip.outputStream, output, () => undefined)
  zip.on('error', fail)
  let current: Readable | undefined
  output.once('close', () => current?.destroy())
  const names = uniqueNames(items)
  for (const [index, item] of items.entries()) {
    zip.addReadStreamLazy(names[index] ?? item.filename, { compress: false }, (give) => {
      fetchBody(item).then((body) => {
        if (!body) return fail(new Error(`${item.filename} is not available`))
        // The archive only pipes: what breaks off has to end it, and what is left when it ends has to go.
        body.once('error', fail)
        if (output.destroyed) body.destroy()
        current = body
        give(null, body)
      }, fail)
    })
  }
  zip.end()
  return output
}
