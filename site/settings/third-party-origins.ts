/** What the site may load from others. Nothing of it is secret: it is written into every page. */
export interface ThirdPartySettings {
  /** Origin of stand-ins for all third parties; undefined for the real ones. */
  standIn: string | undefined
  /** `GTM-…`; without it there is no tag manager. */
  tagManagerId: string | undefined
  /** Whether each navigation tells the tag manager its route. */
  hasRouterSync: boolean
  /** Address of the rating seal; without it (and without stand-ins) there is no seal. */
  sealUrl: string | undefined
  /** Public key of the bot check; without it there is no bot check. */
  botCheckKey: string | undefined
}

/** Origins that a page may talk to once a visitor has agreed: what its Content-Security-Policy has to allow. */
export interface ThirdPartyOrigins {
  scripts: string[]
  frames: string[]
  connections: string[]
  pictures: string[]
}

export const tagManagerOrigin = 'https://www.googletagmanager.com'
/** What a page names its bot check by; a token for something else is not taken. */
export type BotCheckAction = 'media-corner' | 'enquiry'

const botCheckOrigin = 'https://challenges.cloudflare.com'
const filmAndMapOrigins = [
  'https://www.openstreetmap.org',
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
]
const analyticsOrigins = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  tagManagerOrigin,
]

/** Where all of the bot check comes from, of the real one or of its stand-in. */
export const botCheckFolder = (standIn: string | undefined): string =>
  `${standIn ?? botCheckOrigin}/turnstile/`

/** Exactly the origins that these settings need, and no other. */
export function thirdPartyOrigins(settings: ThirdPartySettings): ThirdPartyOrigins {
  const { standIn, tagManagerId, sealUrl, botCheckKey } = settings
  if (standIn !== undefined) {
    const origin = [new URL(standIn).origin]
    return { scripts: origin, frames: origin, connections: origin, pictures: [] }
  }
  const manager = tagManagerId === undefined ? [] : [tagManagerOrigin]
  const check = botCheckKey === undefined ? [] : [botCheckOrigin]
  const seal = sealUrl === undefined ? [] : [new URL(sealUrl).origin]
  return {
    scripts: [...manager, ...check],
    frames: [...filmAndMapOrigins, ...seal, ...check],
    connections: tagManagerId === undefined ? [] : [...analyticsOrigins],
    pictures: tagManagerId === undefined ? [] : [...analyticsOrigins],
  }
}
