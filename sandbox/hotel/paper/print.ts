/** Prints the papers of the house into `sandbox/hotel/files`: `tsx sandbox/hotel/paper/print.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { guidePapers } from './guides'
import { housePapers } from './house'
import { pdf } from './pdf'

const folder = path.resolve(__dirname, '../files')
mkdirSync(folder, { recursive: true })
for (const [name, paper] of Object.entries({ ...housePapers, ...guidePapers })) {
  writeFileSync(path.join(folder, name), pdf(paper))
}
