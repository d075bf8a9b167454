import { readFileSync } from 'node:fs'
import path from 'node:path'
import { restitchSlices, stitchSlices } from './slice-stitching'
import { overwrite } from './synchronous-files'

/** The slices of a site as they lie on the disk, each read once. */
export interface SliceFiles {
  textOf(slice: string): string
  /** With its own slices in it. */
  bytesOf(slice: string): Buffer
}

export function slicesIn(root: string): SliceFiles {
  const textOf = onceByName((slice) =>
    readFileSync(path.join(root, '_gatsby', 'slices', `${slice}.html`), 'utf8'),
  )
  return { textOf, bytesOf: onceByName((slice) => Buffer.from(stitchSlices(textOf(slice), textOf))) }
}

/** Puts the slices anew into the file of a page. Answers its bytes, undefined where nothing differs. */
export function restitchFile(file: string, { bytesOf }: SliceFiles): Buffer | undefined {
  const html = readFileSync(file)
  const restitched = restitchSlices(html, bytesOf)
  if (!restitched) return undefined
  overwrite(file, restitched.parts, restitched.from)
  return Buffer.concat([html.subarray(0, restitched.from), ...restitched.parts])
}

function onceByName<Value>(make: (name: string) => Value): (name: string) => Value {
  const values = new Map<string, Value>()
  return (name) => {
    const value = values.get(name) ?? make(name)
    values.set(name, value)
    return value
  }
}
