import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fault } from '../../../site/border/problem'
import type { Problem } from '../../changes/change'
import type { MadeFiles } from '../files/made-files'
import { keptInstead } from '../gatsby/kept-slices.cjs'

/** Headers and footers in whose place the last one stands that could be made, e.g. `header--de`, and why. */
export const unmadeSlices = (): Problem[] =>
  keptInstead().map(({ name, why }) => {
    const [slice = '', language = ''] = name.split('--')
    const words = `The slice ${name} could not be made (${why}); the last one that could be stands in its place.`
    const facts = { slice, language, reason: why }
    return { documentId: name, field: 'document', ...fault('slice.unmade', words, facts) }
  })

/** Tells of their data anew: rendering puts those of the kept one where their own were, after these were told. */
export function tellUnmade(slices: readonly Problem[], root: string, made: MadeFiles): void {
  for (const { documentId: name } of slices) {
    const file = `slice-data/${name}.json`
    if (existsSync(path.join(root, file))) made.wrote(file, readFileSync(path.join(root, file)))
  }
}
