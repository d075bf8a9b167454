/**
 * What everything on this machine agrees on where nothing is set: ports, the addresses that follow from them, and the
 * secrets of the stand-ins, which are public and guard only a demo. It lies here because the stand-ins know nothing of the
 * site and the worker, which know these.
 */
type Environment = Readonly<Record<string, string | undefined>>

/** Variable and port of each program of `npm start`. */
const places = {
  site: ['SITE_PORT', 8000],
  worker: ['WORKER_PORT', 8010],
  lake: ['SANDBOX_LAKE_PORT', 8020],
  events: ['SANDBOX_EVENTS_PORT', 8030],
  thirdParties: ['SANDBOX_THIRD_PARTIES_PORT', 8040],
  studio: ['SANDBOX_STUDIO_PORT', 8050],
  mail: ['SANDBOX_MAIL_PORT', 8060],
  preview: ['PREVIEW_PORT', 8070],
} as const
type Place = keyof typeof places

export const portVariable = (place: Place): string => places[place][0]

/** The port that the environment says; the usual one where it says none, or something that is no port. */
export function portOf(place: Place, environment: Environment): number {
  const [variable, usual] = places[place]
  const said = environment[variable]?.trim() ?? ''
  return /^\d{1,5}$/.test(said) ? Number(said) : usual
}

/** Where others on this machine find it, such as `http://localhost:8020`. */
export const addressOf = (place: Place, environment: Environment): string =>
  `http://localhost:${portOf(place, environment)}`

export const publicSecrets = {
  readToken: 'sandbox-token',
  writeToken: 'sandbox-write-token',
  webhook: 'sandbox-webhook-secret',
  botCheck: 'sandbox-bot-check-secret',
} as const
