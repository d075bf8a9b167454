/**
 * What this process makes at this moment, in a file that outlives it: whoever finds the process dead or hung reads there
 * which page it was. And the pages that no process gets to the end of, which are not tried again until they change.
 *
 * Plain JavaScript, because Gatsby's own workers load it too (see guarded-bundle.ts), from a copy beside the bundle.
 */
const { mkdirSync, openSync, readFileSync, writeFileSync, writeSync } = require('node:fs')
const path = require('node:path')

/** Bytes of a record: one write that the kernel takes whole. The longest path of a page has 300. */
const recordSize = 1024

/** Folder of the records, one file for each process; unset where nobody watches. */
const folder = process.env.BUILDER_IN_WORK
/** The pages that are given up, by path with the reason; unset where nobody watches. */
const stuckFile = process.env.BUILDER_STUCK

/** One state for this file and its copy beside the bundle. */
const name = Symbol.for('what this process makes')
globalThis[name] ??= {}
const state = globalThis[name]

function write(text) {
  if (folder === undefined) return
  if (state.record === undefined) {
    mkdirSync(folder, { recursive: true })
    state.record = openSync(path.join(folder, String(process.pid)), 'w')
  }
  const bytes = Buffer.alloc(recordSize)
  bytes.write(text)
  writeSync(state.record, bytes, 0, recordSize, 0)
}

function readStuck() {
  if (stuckFile === undefined) return new Map()
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(stuckFile, 'utf8'))))
  } catch {
    return new Map()
  }
}

function stuckPages() {
  state.stuck ??= readStuck()
  return state.stuck
}

/** A page is begun. */
exports.begin = (page) => write(page)

/** It is done, well or not. */
exports.end = () => write('')

/** Why a page is not tried, or undefined. */
exports.whyStuck = (page) => stuckPages().get(page)

/** The pages that are given up. */
exports.stuckPages = () => [...stuckPages().keys()]

/** Has a page tried again. Returns whether it was given up before. */
exports.forgive = (page) => stuckPages().delete(page)

/** Makes it known to the processes after this one that what was forgiven went well. */
exports.keepForgiven = () => {
  if (stuckFile !== undefined) writeFileSync(stuckFile, JSON.stringify(Object.fromEntries(stuckPages())))
}
