import { type RuntimeConfig, runtimeVariable } from '../../settings/runtime-config'

const nothing: RuntimeConfig = {
  app: { baseURL: '', cdnURL: '/images', assetsDir: '/' },
  tagManager: { id: null, enableRouterSync: true },
  thirdParties: {
    standIn: undefined,
    tagManagerId: undefined,
    hasRouterSync: true,
    sealUrl: undefined,
    botCheckKey: undefined,
  },
}

/** The text of the configuration: in a browser that of the page, while a page is rendered that of the builder. */
const text = (): string | null | undefined =>
  typeof document === 'undefined'
    ? globalThis.process.env[runtimeVariable]
    : document.querySelector('script[data-runtime-config]')?.textContent

let known: RuntimeConfig | undefined

/** The configuration of the page (specification, section 7). */
export function runtimeConfig(): RuntimeConfig {
  const config: RuntimeConfig = known ?? { ...nothing, ...JSON.parse(text() || '{}') }
  known = config
  return config
}
