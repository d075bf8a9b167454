import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { build, stop } from 'esbuild'

/** The modules of a site and of its own plugins that Gatsby itself reads; it finds them compiled below `.cache/compiled`. */
const names = ['gatsby-config', 'gatsby-node']

const compiledFolder = (siteFolder: string): string => path.join(siteFolder, '.cache', 'compiled')

/** Folders that may have such modules, relative to the site. */
function folders(siteFolder: string): string[] {
  const plugins = path.join(siteFolder, 'plugins')
  const own = existsSync(plugins) ? readdirSync(plugins).map((name) => path.join('plugins', name)) : []
  return ['', ...own]
}

const modulesIn = (siteFolder: string): string[] =>
  folders(siteFolder)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .filter((name) => existsSync(path.join(siteFolder, `${name}.ts`)))

/** Whether all of them have been compiled; of which code the caller knows. */
export const isCompiled = (siteFolder: string): boolean =>
  modulesIn(siteFolder).every((name) => existsSync(path.join(compiledFolder(siteFolder), `${name}.js`)))

/**
 * Compiles them to where Gatsby looks for them: each with all that it imports from the site, packages left outside. The
 * compiler is a process of its own, which ends with the work.
 * @throws Error of the compiler, with the place in the source, where one cannot be read
 */
export async function compileSite(siteFolder: string): Promise<void> {
  await build({
    absWorkingDir: siteFolder,
    entryPoints: modulesIn(siteFolder).map((name) => path.join(siteFolder, `${name}.ts`)),
    outbase: siteFolder,
    outdir: compiledFolder(siteFolder),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: `node${process.versions.node}`,
    logLevel: 'silent',
  }).finally(stop)
}
