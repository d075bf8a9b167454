/**
 * `npm run develop`: `gatsby develop` with GraphiQL, on the same content as the site; beside a product that runs it writes
 * nothing of that one's data.
 */

import path from 'node:path'
import { portOf } from '../../sandbox/defaults'
import { besideProduct, folderBeside } from '../app/beside-product'
import { builderEnvironment } from '../app/builder-environment'
import { contentClient } from '../regenerate/resident/content-reader'
import { parseSettings } from '../settings/settings'
import { startChild } from '../streams/start-child'
import { folderProblem, nameProblem } from './check-folder'
import { portProblem } from './check-port'
import { runningStart } from './earlier-start'
import { endProcess, startProcess } from './processes'
import { refreshOnEdits } from './refresh-on-edits'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

async function main(): Promise<void> {
  const settings = parseSettings(process.env)
  const lakePort = portOf('lake', process.env)
  const problem =
    nameProblem(process.cwd()) ??
    folderProblem(settings.dataDir) ??
    folderProblem(folderBeside(settings, 'develop')) ??
    (await portProblem(settings.site.port, settings.site.host, 'gatsby develop', 'SITE_PORT'))
  if (problem) throw new Error(problem)
  const lakeIsFree =
    (await portProblem(lakePort, '127.0.0.1', 'the content lake', 'SANDBOX_LAKE_PORT')) === undefined
  const other = settings.sandbox && lakeIsFree ? runningStart(settings.dataDir) : undefined
  if (other)
    throw new Error(
      `${other} Its content lake is not on port ${lakePort}: set SANDBOX_LAKE_PORT to its port.`,
    )
  const sandbox =
    settings.sandbox && lakeIsFree
      ? startProcess('sandbox/main.ts', path.join(settings.dataDir, 'sandbox.log'), process.env)
      : undefined
  if (sandbox) await new Promise((resolve) => sandbox.child.stdout?.once('data', resolve))
  else if (settings.sandbox) say(`Using the content lake that runs on port ${lakePort}.`)

  const site = `http://localhost:${settings.site.port}`
  const gatsby = startChild(
    process.execPath,
    [
      require.resolve('gatsby/cli.js'),
      'develop',
      ...['--port', String(settings.site.port), '--host', settings.site.host],
    ],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      // A group of its own: what it starts ends with it.
      detached: true,
      env: {
        ...process.env,
        ...builderEnvironment(besideProduct(settings, folderBeside(settings, 'develop')), process.env),
        DEVELOP_IMAGE_ORIGIN: settings.imageOrigin,
        ENABLE_GATSBY_REFRESH_ENDPOINT: 'true',
        GATSBY_TELEMETRY_DISABLED: '1',
      },
    },
  )
  say(`The site will be at ${site}, GraphiQL at ${site}/___graphql`)
  say(
    'By themselves follow: components and styles at once, edits in the content lake, the events at a start.',
  )
  say(
    'After a change of gatsby-config.ts, gatsby-node.ts, site/content or site/page-plan: Ctrl-C, and start again.',
  )
  const listener = refreshOnEdits({
    client: contentClient(settings.content),
    site,
    say,
    log: { info: () => undefined, warn: (_, text) => say(text) },
  })
  let stopping: Promise<void> | undefined
  const stop = (): Promise<void> => {
    listener.stop()
    stopping ??= endProcess(gatsby, 3_500)
    return stopping
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
  const { code, error } = await gatsby.ended
  await stop()
  if (error) process.stderr.write(`gatsby develop could not be started: ${error.message}\n`)
  if (sandbox) await endProcess(sandbox, 3_500)
  process.exit(error ? 1 : (code ?? 0))
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
