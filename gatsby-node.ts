import type { GatsbyNode } from 'gatsby'
import { shapeBundle } from './site/bundle/shape-bundle'
import { endingResolvers } from './site/content/ending-resolvers'
import { contentTypes } from './site/content/graphql-types'
import { contentResolvers, unwatched } from './site/content/resolvers'
import { sourceDerivedNodes } from './site/content/source-derived-nodes'
import { createPlannedPages, templateFile } from './site/page-plan/create-pages'
import { completeDevelopPage } from './site/page-plan/develop-pages'
import { createStandIns, takeStandInsAway } from './site/page-plan/stand-ins'
import { writeSiteFiles } from './site/page-plan/write-site-files'
import { readingFeeds } from './site/readings/reading-feeds'
import { sourceReadings } from './site/readings/source-readings'
import { readSiteSettings } from './site/settings/settings'

const settings = readSiteSettings()

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(contentTypes)
  for (const { graphqlTypes } of Object.values(readingFeeds)) actions.createTypes(graphqlTypes)
}

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers }) => {
  createResolvers(endingResolvers(contentResolvers(settings), unwatched))
}

export const sourceNodes: GatsbyNode['sourceNodes'] = async (api) => {
  sourceDerivedNodes(api, settings)
  await sourceReadings(api, settings)
}

const isDeveloped = process.env.gatsby_executing_command === 'develop'

export const createPages: GatsbyNode['createPages'] = (api) => {
  const planned = createPlannedPages(api, settings)
  // Who develops gets each template when a page uses it.
  if (!isDeveloped) createStandIns(api, planned, templateFile)
}

/** Where pages are built nobody is asked about each of them. */
export const onCreatePage: GatsbyNode['onCreatePage'] = isDeveloped ? completeDevelopPage : undefined

export const onPostBuild: GatsbyNode['onPostBuild'] = (api) => writeSiteFiles(api, settings)

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (api) => {
  takeStandInsAway(api, templateFile)
  shapeBundle(api)
}
