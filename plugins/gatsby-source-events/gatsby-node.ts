import type { GatsbyNode } from 'gatsby'
import { eventTypes } from '../../site/events/graphql-types'
import { type EventOptions, loadEventNodes } from '../../site/events/load-event-nodes'
import { replaceNodes } from '../../site/nodes/replace-nodes'

type Options = EventOptions & { plugins?: unknown }

const isEventOptions = (options: object): options is Options =>
  'feeds' in options && 'eventsFolder' in options && 'timeZone' in options && 'ownChannel' in options

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(eventTypes)
}

export const sourceNodes: GatsbyNode['sourceNodes'] = async (api, options) => {
  if (!isEventOptions(options))
    throw new Error('gatsby-source-events needs feeds, eventsFolder, timeZone and ownChannel')
  const { nodes, problems, state } = await loadEventNodes(options)
  replaceNodes(api, nodes)
  for (const { documentId, field, reason } of problems)
    api.reporter.warn(`${documentId}, ${field}: ${reason}`)
  for (const { url, refused, seenAt } of state) {
    if (refused) api.reporter.warn(`${url}: ${refused}; the last good feed is from ${seenAt ?? 'never'}`)
  }
}
