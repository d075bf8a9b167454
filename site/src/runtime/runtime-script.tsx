import { serializeJsonLd } from '../head/serialize-json-ld'
import { runtimeConfig } from './runtime-config'

/** The configuration as data in the page: no script, so that no policy has to allow it. */
export const runtimeScript = () => (
  <script
    key="runtime-config"
    type="application/json"
    data-runtime-config=""
    dangerouslySetInnerHTML={{ __html: serializeJsonLd(runtimeConfig()) }}
  />
)
