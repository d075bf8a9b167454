import { thirdParties } from './settings'

/** Where stand-ins of the third parties answer (`/seal`, `/map`, `/film`); without it the real ones are used. */
export const embedOrigin: string | undefined = thirdParties.standIn
/** Address of the guest-rating seal; the seal is not offered where neither this nor a stand-in is known. */
export const sealUrl: string | undefined =
  thirdParties.sealUrl ?? (embedOrigin === undefined ? undefined : `${embedOrigin}/seal`)
