/** `npm run media-code -- "EG 2640"`: prints the hash of an access code, for MEDIA_ACCESS_CODE_HASH. */
import { hashAccessCode, plainCode } from './access-code'

const shortest = 6

async function main(): Promise<void> {
  const code = process.argv.slice(2).join(' ')
  if (plainCode(code).length < shortest)
    throw new Error(`The code needs at least ${shortest} letters or digits: npm run media-code -- "EG 2640"`)
  process.stdout.write(`${await hashAccessCode(code)}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
