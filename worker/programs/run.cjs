/** Starts a program of this project: `node worker/programs/run.cjs worker/app/main.ts WORDS`. */
require('./check-node.cjs')
const path = require('node:path')
const { load } = require('./compiled.cjs')
const { askOwnAddressesDirectly } = require('./own-addresses.cjs')
const { readSettingsFile } = require('./settings-file.cjs')

// Errors name the lines of the sources. A builder and threads do without: they would read the maps of all that they load.
process.setSourceMapsEnabled(true)
const program = path.resolve(process.argv[2])
// The program has its words where it has them when it is started by itself.
process.argv.splice(1, 2, program)
try {
  readSettingsFile(process.env)
} catch ({ message }) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
askOwnAddressesDirectly(process.env)
load(program).catch((error) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
})
