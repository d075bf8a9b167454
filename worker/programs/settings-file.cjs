const { existsSync, readFileSync } = require('node:fs')
const path = require('node:path')
const { parseEnv } = require('node:util')

const usual = '.env'
/** In ENV_FILE: no file is read. */
const noFile = 'none'

/** What a file says, without the mark that some editors write before the first letter. */
const textOf = (file) => readFileSync(file, 'utf8').replace(/^\uFEFF/, '')

/**
 * Adds what a file of settings says to the environment, which goes first: `.env` of the working folder where there is one, or
 * the file that ENV_FILE names; none where that is `none`. ENV_FILE then says which one was read.
 * @throws Error for a file that is named and is not there, or that cannot be read
 */
function readSettingsFile(env) {
  const named = env.ENV_FILE
  if (named === noFile) return
  const file = path.resolve(named || usual)
  if (!named && !existsSync(file)) return
  try {
    for (const [name, value] of Object.entries(parseEnv(textOf(file)))) env[name] ??= value
  } catch (error) {
    const asked = named ? 'that ENV_FILE names ' : ''
    throw new Error(`The file of settings ${asked}cannot be read: ${error.message}.`)
  }
  env.ENV_FILE = file
}

/** The file that was read. */
const settingsFileOf = ({ ENV_FILE }) => (ENV_FILE && ENV_FILE !== noFile ? ENV_FILE : undefined)

module.exports = { noFile, readSettingsFile, settingsFileOf }
