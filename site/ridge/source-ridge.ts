import path from 'node:path'
import { gatsbyNode } from '../nodes/replace-nodes'
import type { SiteSettings } from '../settings/settings'
import { loadRidge, maxAges, type RidgeOptions } from './load-ridge'
import { ridgeNode } from './ridge-node'

type Settings = Pick<SiteSettings, 'ridgeUrl' | 'dataFolder' | 'moment' | 'timeZone'>

/** Options of the ridge's service; undefined where none is set. */
export const ridgeOptions = (settings: Settings, maxAge: number): RidgeOptions | undefined =>
  settings.ridgeUrl === undefined
    ? undefined
    : {
        url: settings.ridgeUrl,
        folder: path.resolve(settings.dataFolder, 'ridge'),
        moment: settings.moment,
        maxAge,
      }

interface Api {
  actions: { createNode(node: ReturnType<typeof gatsbyNode>): unknown }
  reporter: { warn(text: string): void }
}

/** Gatsby's sourceNodes of the ridge: the last good reading, fetched anew where it is older than an hour. */
export async function sourceRidge({ actions, reporter }: Api, settings: Settings): Promise<void> {
  const options = ridgeOptions(settings, maxAges.build)
  if (!options) return
  const { reading, problems, state } = await loadRidge(options)
  actions.createNode(gatsbyNode(ridgeNode(reading, settings.moment, settings.timeZone)))
  for (const { documentId, field, reason } of problems) reporter.warn(`${documentId}, ${field}: ${reason}`)
  if (state.refused)
    reporter.warn(
      `${options.url}: ${state.refused.reason}; the last good reading is from ${state.seenAt ?? 'never'}`,
    )
}
