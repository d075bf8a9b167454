import { forEachReading, type ReadingName, readingFeeds, readingNames } from './reading-feeds'

/** Addresses of the services; of one without an address no page says anything. */
export type ReadingAddresses = Readonly<Partial<Record<ReadingName, string>>>

type AddressVariable = `${Uppercase<ReadingName>}_FEED_URL`
type CronVariable = `${Uppercase<ReadingName>}_CRON`

const upperCase = (name: ReadingName): Uppercase<ReadingName> =>
  // What JavaScript does to letters, the compiler does to types.
  name.toUpperCase() as Uppercase<ReadingName>

/** The variable with the address of a service: `RIDGE_FEED_URL`. */
export const readingVariable = (name: ReadingName): AddressVariable => `${upperCase(name)}_FEED_URL`

/** The variable that says when it is asked: `RIDGE_CRON`. */
export const cronVariable = (name: ReadingName): CronVariable => `${upperCase(name)}_CRON`

/** The rule of each address. */
export const readingRules = <Rule>(rule: Rule) =>
  // One entry for each service, which `fromEntries` cannot tell.
  Object.fromEntries(readingNames.map((name) => [readingVariable(name), rule])) as Record<
    AddressVariable,
    Rule
  >

/** The rule of each time at which one is asked, by what it is where nothing is said. */
export const readingCronRules = <Rule>(rule: (usual: string) => Rule) =>
  Object.fromEntries(
    readingNames.map((name) => [cronVariable(name), rule(readingFeeds[name].usualCron)]),
  ) as Record<CronVariable, Rule>

/** The addresses that variables say. */
export const readingAddresses = (
  values: Readonly<Partial<Record<AddressVariable, string | undefined>>>,
): ReadingAddresses => forEachReading((name) => values[readingVariable(name)])

/** The variables that say these addresses. */
export const variablesOfReadings = (addresses: ReadingAddresses): Record<string, string> =>
  Object.fromEntries(
    readingNames.flatMap((name) => {
      const address = addresses[name]
      return address === undefined ? [] : [[readingVariable(name), address]]
    }),
  )

/** When each is asked, as variables say it. */
export const readingCrons = (
  values: Readonly<Record<CronVariable, string>>,
): Readonly<Record<ReadingName, string>> => forEachReading((name) => values[cronVariable(name)])

/** The services whose address is set. */
export const askedReadings = (addresses: ReadingAddresses): readonly ReadingName[] =>
  readingNames.filter((name) => addresses[name] !== undefined)
