import type { CacheHeader } from './rules'

/** What the edge has to know. The same settings make the configuration of nginx. */
export interface EdgeSettings {
  /** Address of the site as visitors see it, e.g. `https://www.hotel.example`. HSTS is sent when it is https. */
  siteUrl: string
  /** Origin of pictures and files of the content service; `/images/*` and `/files/*` are fetched from it. */
  imageOrigin: string
  /** Origin of the worker; `/api/*`, `/gate/*` and `/page-data/gate/*` are passed on to it. */
  pressOrigin: string
  /** Addresses and networks of proxies that are believed about whom they stand for. */
  trustedProxies: readonly string[]
  thirdParties: ThirdParties
  /** Origin that pictures and films come from where it is not the site's own. */
  imageHost?: string | undefined
  /** Where a cache in front that is told of every change reads that it may keep pages; undefined where none is. */
  cacheHeader?: CacheHeader | undefined
  /** Whose pictures and files these are; nothing else is fetched. */
  pictureSource: { projectId: string; dataset: string }
  /** Where nginx fetches pictures from: an edge that checks them. Default: this machine's own origin of them. */
  pictureOrigin?: string | undefined
  /** Whom nginx asks again and again where the names of these origins lead; undefined: it looks once, when it is told of them. */
  resolver?: string | undefined
  /**
   * File of the certificates, as nginx finds it, one of which has to have signed those of origins on https; undefined: nginx asks nothing
   * of them, and whoever is between can say anything.
   */
  authorities?: string | undefined
  /** Bytes of disk for pictures. */
  pictureRoom: number
  /** Bytes of the largest picture or file that is passed on. */
  largestFile: number
  /** Bytes of the largest body that is passed on to the worker. */
  largestBody: number
}

/** Origins that a visitor may allow by consent; nothing of them loads before. */
export interface ThirdParties {
  scripts: readonly string[]
  frames: readonly string[]
  connections: readonly string[]
  pictures: readonly string[]
}

export const noThirdParties: ThirdParties = { scripts: [], frames: [], connections: [], pictures: [] }

const megabyte = 1024 * 1024

/** Complete settings from those that have no sensible default. */
export const edgeSettings = (
  given: Partial<EdgeSettings> &
    Pick<EdgeSettings, 'siteUrl' | 'imageOrigin' | 'pressOrigin' | 'pictureSource'>,
): EdgeSettings => ({
  trustedProxies: [],
  thirdParties: noThirdParties,
  pictureRoom: 1024 * megabyte,
  largestFile: 64 * megabyte,
  largestBody: 64 * 1024,
  ...given,
})
