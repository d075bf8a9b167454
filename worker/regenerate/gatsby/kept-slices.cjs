/**
 * A header or footer that cannot be made is the last one that could: its data are kept here, and stand in the place of
 * those that it fails with, for the server that renders and for the browser alike. So every other page goes on.
 *
 * Plain JavaScript, because Gatsby's own workers load it, from a copy beside the bundle. All paths are those of the folder
 * that a build works in, which is the working folder of every process of it.
 */
const { createHash } = require('node:crypto')
const { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs')
const path = require('node:path')

/** Outlives builds and builders; unset where nobody keeps anything. */
const folder = process.env.BUILDER_KEPT_SLICES
/** Why a kept one stands in the place of a slice, a file for each. Shares the fate of the pages. */
const notes = () => path.resolve('.cache', 'kept-slices')
const dataFile = (name) => path.resolve('public', 'slice-data', `${name}.json`)

const sha256 = (text) => createHash('sha256').update(text).digest('hex')

function write(file, text) {
  mkdirSync(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.tmp`
  writeFileSync(draft, text)
  renameSync(draft, file)
}

/** A text whose first line is its hash; undefined where it is not there, or damaged. */
function readKept(name) {
  if (folder === undefined) return undefined
  try {
    const [sha, ...lines] = readFileSync(path.join(folder, name), 'utf8').split('\n')
    const text = lines.join('\n')
    return sha === sha256(text) ? text : undefined
  } catch {
    return undefined
  }
}

/** The data of the last version that could be made; undefined where none is known. */
exports.keptData = (name) => {
  const text = readKept(name)
  return text === undefined ? undefined : JSON.parse(text)
}

/** The slice was made of its kept data, because of this. */
exports.putKept = (name, data, why) => {
  const own = JSON.parse(readFileSync(dataFile(name), 'utf8'))
  const { unmade, ...result } = own.result
  write(dataFile(name), JSON.stringify({ ...own, result: { ...result, data } }))
  write(path.join(notes(), name), unmade ?? why)
}

/** The slice was made of its own data. */
exports.putOwn = (name) => rmSync(path.join(notes(), name), { force: true })

/** Slices in whose place a kept one stands, with the reason, in order of their names. */
function keptInstead() {
  try {
    return readdirSync(notes())
      .sort()
      .map((name) => ({ name, why: readFileSync(path.join(notes(), name), 'utf8') }))
  } catch {
    return []
  }
}
exports.keptInstead = keptInstead

/** Keeps the data of the slices that were made of their own. A disk that is full keeps the earlier ones. */
exports.keepSlices = (names) => {
  if (folder === undefined) return
  const others = new Set(keptInstead().map(({ name }) => name))
  for (const name of names) {
    if (others.has(name)) continue
    try {
      const text = JSON.stringify(JSON.parse(readFileSync(dataFile(name), 'utf8')).result.data)
      if (readKept(name) !== text) write(path.join(folder, name), `${sha256(text)}\n${text}`)
    } catch {
      // What was kept before is still right.
    }
  }
}
