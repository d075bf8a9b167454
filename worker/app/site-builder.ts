import { createLog } from '../operations/log'
import { blobFolders } from '../publish/publishing'
import { Builder } from '../regenerate/supervisor/builder'
import type { Environment, Settings } from '../settings/settings'
import { builderEnvironment } from './builder-environment'

/** What makes the pages: the resident Gatsby, or in tests of the worker something quicker. */
export type SiteBuilder = Pick<
  Builder,
  'start' | 'apply' | 'prepare' | 'isPrepared' | 'giveUpPreparing' | 'stop' | 'status' | 'pagesTouchedBy'
>

export const residentBuilder = (
  settings: Settings,
  environment: Environment,
  siteFolder: string,
  now: () => number,
): SiteBuilder =>
  new Builder({
    siteFolder,
    dataFolder: settings.dataDir,
    env: builderEnvironment(settings, environment),
    stores: blobFolders(settings),
    now,
    log: createLog({ level: settings.logLevel }),
  })
