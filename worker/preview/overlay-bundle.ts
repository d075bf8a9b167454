import path from 'node:path'
import { build } from 'esbuild'

let bundled: Promise<string> | undefined

/**
 * The script that every page of the preview ends with, as one module for browsers. Made when it is first asked for, which
 * takes less than a second, and kept; after a failure the next one who asks tries again.
 * @throws Error of the bundler where a source or a package is missing
 */
export function bundleOverlay(): Promise<string> {
  bundled ??= bundle().catch((error: unknown) => {
    bundled = undefined
    throw error
  })
  return bundled
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'overlay', 'main.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}
