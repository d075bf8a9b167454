/**
 * `npm run develop`: `gatsby develop` with GraphiQL, on the same content as the site; beside a product that runs it writes
 * nothing of that one's data.
 */

import path from 'node:path'
import { besideProduct, folderBeside } from '../app/beside-product'
import { builderEnvironment } from '../app/builder-environment'
import { parseSettings } from '../settings/settings'
import { startChild } from '../streams/start-child'
import { folderProblem } from './check-folder'
import { portProblem } from './check-port'
import { runningStart } from './earlier-start'
import { endProcess, startProcess } from './processes'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

async function main(): Promise<void> {
  const settings = parseSettings(process.env)
  const lakePort = Number(process.env.SANDBOX_LAKE_PORT ?? 8020)
  const problem =
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

  const gatsby = startChild(
    'npx',
    ['gatsby', 'develop', '--port', String(settings.site.port), '--host', settings.site.host],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        ...builderEnvironment(besideProduct(settings, 'develop'), process.env),
        GATSBY_TELEMETRY_DISABLED: '1',
      },
    },
  )
  say(`GraphiQL will be at http://localhost:${settings.site.port}/___graphql`)
  const stop = () => gatsby.child.kill('SIGTERM')
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  const { code, error } = await gatsby.ended
  if (error) process.stderr.write(`gatsby develop could not be started: ${error.message}\n`)
  if (sandbox) await endProcess(sandbox, 3_500)
  process.exit(error ? 1 : (code ?? 0))
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
