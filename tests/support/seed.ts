import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { builderEnvironment } from '../../worker/app/builder-environment'
import { Builder, type BuilderOptions } from '../../worker/regenerate/supervisor/builder'
import { fingerprint } from '../../worker/regenerate/supervisor/site-code'
import { type Environment, parseSettings } from '../../worker/settings/settings'
import type { Workspace } from './workspace'

/** A builder with the environment that a worker gives to its own, and with bundles that are kept. */
export const builderIn = (
  { folder, dataFolder }: Pick<Workspace, 'folder' | 'dataFolder'>,
  environment: Environment,
  options: Partial<BuilderOptions> = {},
): Builder =>
  new Builder({
    siteFolder: folder,
    dataFolder,
    env: builderEnvironment(parseSettings(environment), environment),
    keepWebpackCache: true,
    log: { info: () => undefined, warn: () => undefined },
    ...options,
  })

/** Copies what a builder left. Both folders are made of it or none is. */
function copyBuilder(from: string, to: string): void {
  rmSync(`${to}.part`, { recursive: true, force: true })
  mkdirSync(path.dirname(to), { recursive: true })
  cpSync(from, `${to}.part`, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true })
  rmSync(to, { recursive: true, force: true })
  renameSync(`${to}.part`, to)
}

/**
 * Has the next start in a workspace be a warm one, of seconds: the first test in its place builds the site from nothing
 * and leaves it to the others, as an orderly end leaves it. What differs from their content, feed or day is made up for
 * by the start, as after any pause; what was made with other code or settings is not touched. Call it before a builder
 * starts, with content service and feed running. Does nothing for a test that is run by itself: to start from nothing is
 * as quick then.
 */
export async function plantSeed(workspace: Workspace, environment: Environment): Promise<void> {
  const { place, dataFolder, folder } = workspace
  if (!place) return
  const env = builderEnvironment(parseSettings(environment), environment)
  const seed = path.join(place.kept, 'seeds', fingerprint({ code: folder, env }))
  const grown = path.join(dataFolder, 'builder')
  if (existsSync(seed)) return copyBuilder(seed, grown)
  const builder = builderIn(workspace, environment)
  await builder.start()
  await builder.stop(60_000)
  copyBuilder(grown, seed)
}
