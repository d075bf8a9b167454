import path from 'node:path'
import { defineCliConfig } from 'sanity/cli'
import { studioSettings } from './desk/settings'

const { projectId, dataset } = studioSettings

export default defineCliConfig({
  api: { projectId, dataset },
  graphql: [{ tag: 'default', generation: 'gen3', playground: false }],
  deployment: { autoUpdates: false },
  // The schemas read the languages of the site, which lie beside this folder.
  vite: { server: { fs: { allow: [path.resolve('..')] } } },
})
