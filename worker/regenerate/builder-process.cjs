/** The program of the builder. */
const path = require('node:path')
const { load } = require('../programs/compiled.cjs')

load(path.join(__dirname, 'builder-process.ts')).then(({ runBuilder }) => runBuilder())
