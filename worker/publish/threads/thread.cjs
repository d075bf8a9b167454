/** Started by `threads.ts`: a thread reads its program by itself. */
const path = require('node:path')
const { load } = require('../../programs/compiled.cjs')

load(path.join(__dirname, 'thread.ts'))
