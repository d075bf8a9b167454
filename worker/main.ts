/** The worker: webhooks and clock in, releases out; serves the site where no other server does. */
import { giveUp, serve } from './serve'
import { parseSettings } from './settings'

const main = async (): Promise<void> =>
  serve({ settings: parseSettings(process.env), environment: process.env, siteFolder: process.cwd() })

main().catch(giveUp)
