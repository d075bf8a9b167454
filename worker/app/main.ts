/** The worker: webhooks and clock in, releases out; serves the site where no other server does. */

import { parseSettings } from '../settings/settings'
import { giveUp, serve } from './serve'

const main = async (): Promise<void> =>
  serve({ settings: parseSettings(process.env), environment: process.env, siteFolder: process.cwd() })

main().catch(giveUp)
