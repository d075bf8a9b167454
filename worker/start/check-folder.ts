import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs'
import path from 'node:path'

const leastFree = 500 * 1024 * 1024

/** In the path of a file: parts of a pattern to Gatsby and Parcel, loaders, queries and fragments to webpack. */
const misread = /[()[\]{}*?!#|<>"\\]/g

/** Why a folder cannot be written to, in one sentence; undefined when it can. It is made where it is not there. */
export function writeProblem(folder: string): string | undefined {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return undefined
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    return `The folder ${folder} cannot be written to (${code}): give this user the right to write, or set DATA_DIR.`
  }
}

/** What is wrong with a folder that a site is to be built in, in one sentence; undefined when nothing is. */
export function folderProblem(folder: string): string | undefined {
  const problem = writeProblem(folder)
  if (problem !== undefined) return problem
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  return free < leastFree
    ? `The disk of ${folder} has only ${Math.round(free / 1024 / 1024)} MB left: the site needs about 500 MB.`
    : undefined
}

/** Why a site cannot be built in a folder, or from the code in it, because of its name; undefined when it can. */
export function nameProblem(folder: string): string | undefined {
  const whole = path.resolve(folder)
  const found = [...new Set(whole.match(misread))]
  if (found.length === 0) return undefined
  return `The site cannot be built in ${whole}: what builds it misreads ${found.join(' ')} in the name of a folder. Rename it.`
}
