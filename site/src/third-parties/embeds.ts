import { runtimeConfig } from '../runtime/runtime-config'

/** Origin of stand-ins for seal, map and films; undefined where the real ones are used. */
export const embedOrigin = (): string | undefined => runtimeConfig().thirdParties.standIn

/** Address of the guest-rating seal; the seal is not offered where neither this nor a stand-in is known. */
export function sealUrl(): string | undefined {
  const { sealUrl: own, standIn } = runtimeConfig().thirdParties
  return own ?? (standIn === undefined ? undefined : `${standIn}/seal`)
}
