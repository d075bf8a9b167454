/** `npm run media-code -- "EG 2640"`: prints the hash of an access code, for MEDIA_ACCESS_CODE_HASH. */
import { hashAccessCode, problemOfCode } from './access-code'

async function main(): Promise<void> {
  const code = process.argv.slice(2).join(' ')
  const problem = problemOfCode(code)
  if (problem) throw new Error(`${problem}: npm run media-code -- "EG 2640"`)
  process.stdout.write(`${await hashAccessCode(code)}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
