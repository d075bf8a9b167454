/**
 * Loaded first in every process that the builder's Gatsby starts: guards the queries of those that run some. Its private
 * module is among those that gatsby-modules.ts names and tests.
 */
const { createRequire } = require('node:module')
const path = require('node:path')
const { guardQueries } = require('./guarded-queries.cjs')

if (process.env.GATSBY_WORKER_POOL_WORKER === 'true') {
  const fromSite = createRequire(path.resolve('package.json'))
  // These two require each other: in this order both are whole.
  fromSite('gatsby/dist/redux')
  guardQueries(fromSite('gatsby/dist/query/graphql-runner').GraphQLRunner)
}
