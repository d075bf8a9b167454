import type { ReadingFeed } from '../reading-feed'
import { ridgeExample } from './example'
import { ridgeTypes } from './graphql-types'
import { ridgeOperatorWords } from './operator-words'
import { parseReading } from './parse-reading'
import type { RidgeReading } from './reading'
import { ridgeNode } from './ridge-node'

/** What it is like on the ridge, as a service of the railway says it. */
export const ridgeFeed: ReadingFeed<RidgeReading> = {
  graphqlTypes: ridgeTypes,
  example: ridgeExample,
  usualCron: '*/20 * * * *',
  parse: parseReading,
  node: ridgeNode,
  words: ridgeOperatorWords,
}
