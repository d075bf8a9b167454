/**
 * Loaded first in every process that the builder's Gatsby starts: guards the queries of those that run some, and ends them
 * with the builder. Its private module is among those that gatsby-modules.ts names and tests.
 */
const { createRequire } = require('node:module')
const path = require('node:path')
const { endWithParent } = require('./end-with-parent.cjs')
const { guardQueries } = require('./guarded-queries.cjs')

if (process.env.GATSBY_WORKER_POOL_WORKER === 'true') {
  endWithParent()
  // Gatsby's modules require each other in circles, which only its own order makes whole: by then it has loaded them, and
  // no message with work has come.
  process.nextTick(() => {
    const fromSite = createRequire(path.resolve('package.json'))
    guardQueries(fromSite('gatsby/dist/query/graphql-runner').GraphQLRunner)
  })
}
