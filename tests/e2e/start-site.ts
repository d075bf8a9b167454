import { addressOf } from '../../sandbox/defaults'
import { hotelDocuments } from '../../sandbox/hotel/documents'
import { startMailbox } from '../../sandbox/mail/mailbox'
import { startThirdParties } from '../../sandbox/third-parties/server'
import { extremeDocuments } from '../support/extremes'
import { startSite } from '../support/site'
import { makeWorkspace } from '../support/workspace'
import { accessCodeHash, botCheckSecret, sessionKey } from './secrets'

/**
 * A site that runs already, such as that of `npm start`, with the ports that its environment says. What a test writes stays
 * there, and tests of pages or secrets that only the site of the tests has fail.
 */
function takeRunningSite(): () => Promise<void> {
  process.env.FOLDER_UNDER_TEST ??= process.cwd()
  process.env.WORKER_UNDER_TEST ??= addressOf('worker', process.env)
  process.env.LAKE_UNDER_TEST ??= addressOf('lake', process.env)
  process.env.FEED_UNDER_TEST ??= addressOf('events', process.env)
  process.env.THIRD_PARTIES_UNDER_TEST ??= addressOf('thirdParties', process.env)
  return async () => undefined
}

/**
 * Builds and serves the demo hotel once for all browser tests; ends everything afterwards. With `SITE_UNDER_TEST` they ask
 * what runs at that address.
 */
export default async function startSiteForBrowsers(): Promise<() => Promise<void>> {
  if (process.env.SITE_UNDER_TEST) return takeRunningSite()
  const workspace = makeWorkspace('browser')
  const mailbox = await startMailbox({ port: 0 })
  const thirdParties = await startThirdParties({
    mailbox,
    port: 0,
    host: '127.0.0.1',
    botCheckSecret,
  })
  const site = await startSite(workspace, {
    documents: [...hotelDocuments(), ...extremeDocuments()],
    environment: {
      THIRD_PARTIES_ORIGIN: thirdParties.url,
      TAG_MANAGER_ID: 'GTM-TEST1',
      BOT_CHECK_SITE_KEY: 'test-site-key',
      BOT_CHECK_SECRET: botCheckSecret,
      MEDIA_ACCESS_CODE_HASH: accessCodeHash,
      MEDIA_SESSION_KEY: sessionKey,
      ENQUIRY_SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
      ENQUIRY_FROM: 'website@edelgrat.example',
      ENQUIRY_TO: 'haus@edelgrat.example',
      // As behind a CDN: a test may say whose visitor it is, for no network sends more than 20 enquiries an hour.
      TRUSTED_PROXIES: '127.0.0.1',
    },
  })
  process.env.SITE_UNDER_TEST = site.url
  process.env.FOLDER_UNDER_TEST = workspace.folder
  process.env.WORKER_UNDER_TEST = site.workerUrl
  process.env.LAKE_UNDER_TEST = site.outside.lake.url
  process.env.FEED_UNDER_TEST = site.outside.feed.url
  process.env.THIRD_PARTIES_UNDER_TEST = thirdParties.url
  return async () => {
    await site.stop()
    await thirdParties.close()
    await mailbox.close()
    await workspace.remove()
  }
}
