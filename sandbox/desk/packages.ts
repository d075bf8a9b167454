import { z } from 'zod'

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      peer: z.boolean().optional(),
    }),
  ),
})

/**
 * Whether what npm says it has installed is what the lock file asks for: each package that every platform needs, in its
 * version. Both are texts of lock files; one that cannot be read means no.
 */
export function areInstalled(wanted: string, installed: string | undefined): boolean {
  const here = packagesOf(installed)
  const asked = packagesOf(wanted)
  if (!here || !asked) return false
  return Object.entries(asked).every(
    ([place, { version, dev, optional, devOptional }]) =>
      place === '' || dev || optional || devOptional || here[place]?.version === version,
  )
}

function packagesOf(text: string | undefined) {
  try {
    return lockSchema.parse(JSON.parse(text ?? '')).packages
  } catch {
    return undefined
  }
}

const unreached = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/

/** Why packages could not be installed, in one sentence, from what npm has printed. */
export function installProblem(printed: string): string {
  if (/\bENOSPC\b/.test(printed)) return 'the disk is full: the packages of the Studio need about 600 MB'
  const code = unreached.exec(printed)?.[1]
  if (code) return `its packages could not be fetched, as the registry was not reached (${code})`
  const said = /npm error (?!code)(.+)/.exec(printed)?.[1] ?? 'npm said nothing'
  return `its packages could not be installed (${said.trim()})`
}
