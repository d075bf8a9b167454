import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { givenOf, readVariables } from '../../site/settings/read-variables'
import { WorkerError } from '../changes/errors'
import type { Environment } from '../settings/settings'
import { redisAddress } from '../settings/variables'

const variables = z.object({
  FLEET_SITES: z.string().min(1),
  FLEET_REDIS_URL: redisAddress,
  FLEET_MACHINE: z
    .string()
    .regex(/^[\w.-]{1,100}$/, 'may hold letters, digits, dots, dashes and underscores')
    .default(os.hostname()),
  SITES_AT_ONCE: z.coerce.number().int().min(1).max(1_000).default(8),
  SITE_MEMORY_MB: z.coerce.number().int().min(100).max(64_000).default(1_500),
  SITE_STANDBYS: z.coerce.number().int().min(0).max(10).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** Names of every variable of a machine. */
export const fleetSettingNames: readonly string[] = Object.keys(variables.shape)

/**
 * Reads the settings of a machine. Those of each site stand in a file of its own.
 * @throws WorkerError `settings.invalid`, one message that names every bad variable.
 */
export function parseFleetSettings(environment: Environment) {
  const { values, problems } = readVariables(variables, givenOf(environment))
  if (problems) throw new WorkerError('settings.invalid', problems.join('; '))
  return {
    sitesFolder: path.resolve(values.FLEET_SITES),
    redisUrl: values.FLEET_REDIS_URL,
    machine: values.FLEET_MACHINE,
    sitesAtOnce: values.SITES_AT_ONCE,
    /** Memory that a worker with its builder takes, bytes. */
    siteMemory: values.SITE_MEMORY_MB * 1024 * 1024,
    standbys: values.SITE_STANDBYS,
    logLevel: values.LOG_LEVEL,
  }
}
