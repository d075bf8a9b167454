import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import type { CreatePagesArgs, SourceNodesArgs } from 'gatsby'
import { sourceDerivedNodes } from '../../../../site/content/source-derived-nodes'
import { loadEventNodes } from '../../../../site/events/load-event-nodes'
import { eventNodeTypes } from '../../../../site/nodes/replace-nodes'
import { createPlannedPages } from '../../../../site/page-plan/create-pages'
import { eventOptions, writeSiteFiles } from '../../../../site/page-plan/write-site-files'
import { sourceReadings } from '../../../../site/readings/source-readings'
import type { SiteSettings } from '../../../../site/settings/settings'
import { isPublishedId, type ReadDocument } from '../../resident/content-reader'
import { GatsbyStore } from '../gatsby-store'
import { type MemoryGatsby, memoryGatsby } from './memory-gatsby'

/**
 * What a clean build makes of content, feeds and day, without a page that is rendered: nodes, the plan, and the files beside
 * the pages, in `public` and `.cache` of a folder that becomes the working folder.
 */
export async function planSite(
  folder: string,
  settings: SiteSettings,
  sdl: string,
  client: SanityClient,
): Promise<MemoryGatsby> {
  for (const name of ['.cache', 'public']) mkdirSync(path.join(folder, name), { recursive: true })
  process.chdir(folder)
  const gatsby = memoryGatsby(folder)
  const store = new GatsbyStore(gatsby, settings, sdl)
  const documents: ReadDocument[] = await client.fetch('*')
  for (const document of documents)
    if (isPublishedId(document._id)) store.setDocument(document._id, store.toNode(document))
  const events = await loadEventNodes(eventOptions(settings, true))
  store.replaceEvents(events.nodes, eventNodeTypes)
  const [plugin] = gatsby.getState().flattenedPlugins.filter(({ name }) => name === 'default-site-plugin')
  if (!plugin) throw new Error('There is no plugin of the site.')
  const { createNode, createPage } = gatsby.actions
  const api = {
    actions: {
      createNode: (node: Parameters<typeof createNode>[0]) => gatsby.dispatch(createNode(node, plugin)),
      createPage: (page: object) => gatsby.dispatch(createPage(page, plugin)),
      createSlice: () => undefined,
    },
    getNodesByType: gatsby.getNodesByType,
    reporter: { warn: () => undefined },
  }
  // The hooks of the site read nothing else of what Gatsby hands to them.
  sourceDerivedNodes(api as unknown as SourceNodesArgs, settings)
  await sourceReadings(api as unknown as SourceNodesArgs, settings)
  createPlannedPages(api as unknown as CreatePagesArgs, settings)
  await writeSiteFiles(gatsby, settings)
  return gatsby
}
