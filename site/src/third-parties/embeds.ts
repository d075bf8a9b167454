import { thirdParties } from './settings'

/** Origin of stand-ins for seal, map and films; undefined where the real ones are used. */
export const embedOrigin: string | undefined = thirdParties.standIn
/** Address of the guest-rating seal; the seal is not offered where neither this nor a stand-in is known. */
export const sealUrl: string | undefined =
  thirdParties.sealUrl ?? (embedOrigin === undefined ? undefined : `${embedOrigin}/seal`)
