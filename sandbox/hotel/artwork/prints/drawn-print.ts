import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { readManifest } from '../render-plan'
import { longEdge, slugOfPrint } from './print-size'

const run = promisify(execFile)
const root = path.resolve(__dirname, '../../../..')
const manifestFile = path.join(root, 'sandbox/hotel/pictures/rendered.json')
const largestPrint = 64 * 1024 * 1024

/** Raised when prints are made in another way: what was drawn before is drawn again then. */
const edition = 1

/** Prints are drawn one after the other: each takes a processor and about a gigabyte for some seconds. */
let last: Promise<unknown> = Promise.resolve()

/** The bytes of a print (JPEG), drawn by a process of its own, which takes its memory with it, and ends with this one. */
function drawPrint(slug: string): Promise<Buffer> {
  const drawing = last.then(
    () => runProgram(slug),
    () => runProgram(slug),
  )
  last = drawing
  return drawing
}

async function runProgram(slug: string): Promise<Buffer> {
  const program = ['--import', 'tsx', path.join(__dirname, 'draw-print.ts'), slug]
  const running = run(process.execPath, program, { cwd: root, encoding: 'buffer', maxBuffer: largestPrint })
  const end = () => void running.child.kill()
  process.once('exit', end)
  try {
    return (await running).stdout
  } finally {
    process.off('exit', end)
  }
}

/** The print that a path of the seed names; undefined for a path of anything else, and for a picture that nobody draws. */
export function drawnPrint(file: string) {
  const slug = slugOfPrint(file)
  const source = slug && readManifest(readFileSync(manifestFile, 'utf8')).pictures[slug]?.source
  if (!slug || !source) return undefined
  return {
    recipe: `print ${edition} ${slug} ${source} ${longEdge}`,
    longEdge,
    proof: `./pictures/${slug}.jpg`,
    draw: () => drawPrint(slug),
  }
}
