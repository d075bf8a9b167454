import { setTimeout as delay } from 'node:timers/promises'
import { configurationPath } from '../../edge/nginx'
import { configurationFile } from '../../edge/nginx-maps'
import type { PublishLog } from '../publisher-types'
import type { ConfigurationFiles } from '../targets/configuration'

export interface NginxOptions {
  /** Where the worker finds it. */
  origin: string
  log: PublishLog
  /** How long it may take, ms. */
  patience?: number
}

/** Between two looks, ms. */
const pause = 25

/**
 * Resolves when nginx answers by this configuration, so that what is asked, purged and proved afterwards is asked of the
 * new one. Where none listens there is nobody to wait for, and one that does not read it is told of: neither holds up a
 * release.
 */
export async function nginxHasRead(
  wanted: ConfigurationFiles,
  { origin, log, patience = 10_000 }: NginxOptions,
): Promise<void> {
  const line = wanted[configurationFile] ?? ''
  const end = performance.now() + patience
  for (;;) {
    const told = await tells(origin)
    if (told === 'nothing') return
    if (line.includes(told)) return
    if (performance.now() > end) break
    await delay(pause)
  }
  log.warn(
    { origin, waited: patience },
    'nginx does not answer by the new configuration: is it told to read it (worker/edge/nginx-run.sh)?',
  )
}

/** Names the configuration that it answers by; `nothing` where nobody listens. */
async function tells(origin: string): Promise<string> {
  try {
    const answer = await fetch(new URL(configurationPath, origin), { signal: AbortSignal.timeout(2_000) })
    const text = (await answer.text()).trim()
    return answer.ok && /^[0-9a-f]{64}$/.test(text) ? text : 'another'
  } catch (error) {
    const { code } = Object(Object(error).cause)
    return code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN' ? 'nothing' : 'another'
  }
}
