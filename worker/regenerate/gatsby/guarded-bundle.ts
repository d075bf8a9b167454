import { copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Lie beside the bundle, so that a snapshot of it is whole. */
const guards = ['guarded-rendering.cjs', 'kept-slices.cjs', 'one-turn.cjs', 'work-record.cjs']
const inner = 'render-page.unguarded.js'
const wrapper = `module.exports = require('./guarded-rendering.cjs').guarded(() => require('./${inner}'))\n`

/**
 * Puts the guard around the bundle that renders pages (see guarded-rendering.cjs). `file` is where webpack writes it and
 * where everybody loads it from: Gatsby's workers in a clean build, and the resident builder.
 */
export function guardBundle(file: string): void {
  const folder = path.dirname(file)
  for (const guard of guards) copyFileSync(path.join(__dirname, guard), path.join(folder, guard))
  if (readFileSync(file, 'utf8') === wrapper) return
  renameSync(file, path.join(folder, inner))
  writeFileSync(file, wrapper)
}
