import type { ReadingWords } from '../../../site/readings/reading-feed'
import { forEachReading, type ReadingName, readingFeeds } from '../../../site/readings/reading-feeds'
import type { OperatorLanguage } from './operator-language'

/** Something that each service of readings says of itself to operators. */
export const ofReadings = <Words>(
  language: OperatorLanguage,
  pick: (words: ReadingWords) => Words,
): Record<ReadingName, Words> => forEachReading((name) => pick(readingFeeds[name].words[language]))

/** What operators call the values of all services, by the names that the services give them. */
export const valuesOfReadings = (language: OperatorLanguage): Readonly<Record<string, string>> =>
  Object.assign({}, ...Object.values(ofReadings(language, ({ values }) => values)))
