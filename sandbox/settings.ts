import path from 'node:path'
import { z } from 'zod'
import { type Environment, givenOf, readVariables } from '../site/settings/read-variables'
import { addressOf, portOf, publicSecrets } from './defaults'
import { pagePort, port } from './page-port'

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

const schema = z.object({
  SANITY_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]+$/i, 'may hold letters, digits and dashes')
    .default('edelgrat'),
  SANITY_DATASET: z
    .string()
    .regex(/^[a-z0-9_-]{1,64}$/, 'may hold 1 to 64 lowercase letters, digits, underscores and dashes')
    .default('production'),
  SANITY_TOKEN: z.string().min(1).default(publicSecrets.readToken),
  SANDBOX_WRITE_TOKEN: z.string().min(1).default(publicSecrets.writeToken),
  SANITY_WEBHOOK_SECRET: z.string().min(1).default(publicSecrets.webhook),
  SANDBOX_WEBHOOK_URL: address.optional(),
  SANDBOX_HOST: z.string().min(1).default('127.0.0.1'),
  SANDBOX_LAKE_PORT: pagePort.default(portOf('lake', {})),
  SANDBOX_EVENTS_PORT: pagePort.default(portOf('events', {})),
  SANDBOX_THIRD_PARTIES_PORT: pagePort.default(portOf('thirdParties', {})),
  SANDBOX_STUDIO: z.enum(['on', 'off']).default('on'),
  SANDBOX_STUDIO_PORT: pagePort.default(portOf('studio', {})),
  SANDBOX_MAIL_PORT: port.default(portOf('mail', {})),
  SANDBOX_BOT_CHECK_SECRET: z.string().min(1).default(publicSecrets.botCheck),
  SITE_URL: address.optional(),
  PREVIEW_URL: address.optional(),
  IMAGE_ORIGIN: address.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
})

/** Names of the variables that are the stand-ins' alone. */
export const sandboxSettingNames: readonly string[] = Object.keys(schema.shape).filter((name) =>
  name.startsWith('SANDBOX_'),
)

export interface SandboxSettings {
  projectId: string
  dataset: string
  tokens: { read: string; write: string }
  webhook: { url: string; secret: string }
  host: string
  ports: { lake: number; events: number; thirdParties: number; studio: number; mail: number }
  botCheckSecret: string
  siteUrl: string
  /** Where the worker is: webhooks go there, and the Studio asks it for receipts. */
  workerUrl: string
  /** Where the preview is that the Studio shows beside its forms. */
  previewUrl: string
  /** Where the booking links of the demo hotel lead: its stand-in among the third parties. */
  bookingEngine: string
  /** Where assets say that they are: the address of the content lake as others see it. */
  imageOrigin: string
  /** Absolute folder of the content lake's data. */
  lakeFolder: string
  /** Absolute folder in which the built Studio is kept. */
  studioFolder: string
}

/**
 * Reads the settings of the sandbox from the environment, once. An empty variable counts as not set, and addresses follow
 * the ports.
 * @throws Error that names every bad variable, with its value's rule, in one message
 */
export function readSandboxSettings(environment: Environment = process.env): SandboxSettings {
  const given = givenOf(environment)
  const { values: value, problems } = readVariables(schema, given)
  if (problems) throw new Error(`These settings are wrong: ${problems.join('; ')}. See .env.example.`)
  return {
    projectId: value.SANITY_PROJECT_ID,
    dataset: value.SANITY_DATASET,
    tokens: { read: value.SANITY_TOKEN, write: value.SANDBOX_WRITE_TOKEN },
    webhook: {
      url: value.SANDBOX_WEBHOOK_URL ?? `${addressOf('worker', given)}/webhooks/content`,
      secret: value.SANITY_WEBHOOK_SECRET,
    },
    host: value.SANDBOX_HOST,
    ports: {
      lake: value.SANDBOX_LAKE_PORT,
      events: value.SANDBOX_EVENTS_PORT,
      thirdParties: value.SANDBOX_THIRD_PARTIES_PORT,
      studio: value.SANDBOX_STUDIO_PORT,
      mail: value.SANDBOX_MAIL_PORT,
    },
    botCheckSecret: value.SANDBOX_BOT_CHECK_SECRET,
    siteUrl: value.SITE_URL ?? addressOf('site', given),
    workerUrl: addressOf('worker', given),
    previewUrl: value.PREVIEW_URL ?? addressOf('preview', given),
    bookingEngine: `${addressOf('thirdParties', given)}/booking`,
    imageOrigin: value.IMAGE_ORIGIN ?? addressOf('lake', given),
    lakeFolder: path.resolve(value.DATA_DIR, 'lake'),
    studioFolder: path.resolve(value.DATA_DIR, 'studio'),
  }
}
