import path from 'node:path'
import { build } from 'esbuild'
import type { FunctionSettings } from './settings-of-function'

/** The function as one module of plain JavaScript, with its settings in it. @throws Error of the bundler where a source is missing */
export async function bundleFunction(settings: FunctionSettings): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'function-entry.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    charset: 'utf8',
    define: { FUNCTION_SETTINGS: JSON.stringify(settings) },
    banner: { js: '// Made from worker/edge/function. Changes here are overwritten.' },
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}
