/** `npm run generate`: writes the files that are made from others. `generated.test.ts` says when one of them is stale. */
import { writeFileSync } from 'node:fs'
import { generated } from './generated'

async function main(): Promise<void> {
  for (const [file, text] of Object.entries(generated)) {
    writeFileSync(file, await text())
    process.stdout.write(`${file}\n`)
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
