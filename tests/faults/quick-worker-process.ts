/** The worker as it is, with a quick builder. Variables are the worker's own, and WORK_MS for a regeneration. */
import { giveUp, serve } from '../../worker/app/serve'
import { parseSettings } from '../../worker/settings/settings'
import { QuickBuilder } from './quick-builder'

async function main(): Promise<void> {
  const settings = parseSettings(process.env)
  const builder = new QuickBuilder(settings.content, settings.dataDir, Number(process.env.WORK_MS ?? 0))
  await serve({ settings, environment: process.env, siteFolder: process.cwd(), builder })
}

main().catch(giveUp)
