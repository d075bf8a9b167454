import type { ThirdPartySettings } from '../../settings/third-party-origins'

const none: ThirdPartySettings = {
  standIn: undefined,
  tagManagerId: undefined,
  sealUrl: undefined,
  botCheckKey: undefined,
}

/** Written by gatsby-config from the checked settings of the build; the name makes Gatsby put it into the scripts. */
export const thirdParties: ThirdPartySettings = process.env.GATSBY_THIRD_PARTIES
  ? { ...none, ...JSON.parse(process.env.GATSBY_THIRD_PARTIES) }
  : none
