/**
 * The worker as it is, with a quick builder. Variables are the worker's own, WORK_MS for a regeneration, and BROKEN_FILE, a
 * file that keeps the site from being built while it is there.
 */
import { giveUp, serve } from '../../worker/app/serve'
import { parseSettings } from '../../worker/settings/settings'
import { QuickBuilder } from './quick-builder'

async function main(): Promise<void> {
  const settings = parseSettings(process.env)
  const { WORK_MS, BROKEN_FILE } = process.env
  const builder = new QuickBuilder(settings.content, settings.dataDir, Number(WORK_MS ?? 0), BROKEN_FILE)
  await serve({ settings, environment: process.env, siteFolder: process.cwd(), builder })
}

main().catch(giveUp)
