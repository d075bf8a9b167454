/**
 * The program of the builder. Only its own files are TypeScript: once they are read, tsx is taken away, so that the two
 * thousand files of Gatsby, and of the workers that it starts, are loaded without a detour.
 */
const { register } = require('tsx/cjs/api')

const unregister = register()
const { runBuilder } = require('./builder-process.ts')
unregister()
runBuilder()
