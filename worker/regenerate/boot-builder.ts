import { type Answer, BuilderChild, BuilderLost } from './builder-child'
import type { SiteFolder } from './site-folder'

/** How the files are brought into a state that can be trusted before a builder starts. */
export type Ground = 'as it is' | 'snapshot' | 'clean'

export interface BootOptions {
  env: Readonly<Record<string, string | undefined>>
  dataFolder: string
  /** Day that the pages show, YYYY-MM-DD; the day of the hotel's clock if undefined. */
  today: string | undefined
  /** Webpack's own cache may be used for a clean build. */
  keepBundles: boolean
  /** Milliseconds after which a build of the whole site counts as hung. */
  buildLimit: number
  /** Program of the child process. */
  program: string
  onStage?: ((stage: string) => void) | undefined
  /** Told of each process that is started, before it is ready. */
  onChild(child: BuilderChild): void
  log: { warn(fields: object, text: string): void }
}

export interface Booted {
  child: BuilderChild
  folder: SiteFolder
  ready: Answer<'ready'>
}

/**
 * Starts a builder in a folder, on the first of the grounds that there is and that carries.
 * @throws BuilderLost with the reason of the last try
 */
export async function bootBuilder(
  folder: SiteFolder,
  grounds: readonly Ground[],
  options: BootOptions,
): Promise<Booted> {
  let failure: unknown = new BuilderLost('there is no ground to build on')
  for (const ground of grounds) {
    if (ground === 'as it is' && !folder.endedOrderly()) continue
    if (ground === 'snapshot' && !(await folder.restoreSnapshot())) continue
    if (ground === 'clean') await folder.clean(options.keepBundles)
    await folder.takeCode()
    folder.distrust()
    const { env, dataFolder, today, onStage, program } = options
    const child = BuilderChild.start({
      program,
      siteFolder: folder.path,
      dataFolder,
      env: { ...env, ...(today === undefined ? {} : { SITE_TODAY: today }), BUILDER_GROUND: ground },
      onStage,
    })
    options.onChild(child)
    try {
      return { child, folder, ready: await child.ready(options.buildLimit) }
    } catch (error) {
      failure = error
      await child.kill()
      if (child.stopped) break
      if (ground !== 'clean') options.log.warn({ error: String(error), ground }, 'a warm start failed')
    }
  }
  throw failure
}
