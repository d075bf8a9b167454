import { Kind, type ObjectTypeDefinitionNode, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import type { AnyReading } from './reading-feed'
import { readingFeeds, readingNames } from './reading-feeds'
import { readingVariable } from './reading-variables'

const zone = 'Europe/Zurich'
const day = '2026-12-08'
const week = 7 * 24 * 3_600_000

describe.each(readingNames)('the service of readings "%s"', (name) => {
  const feed = readingFeeds[name]
  const example: Record<string, unknown> = { ...feed.example(day) }
  const read = (body: unknown) => {
    const parsed = feed.parse(body)
    if (!('reading' in parsed)) throw new Error(`there is no reading: ${parsed.malformed.reason}`)
    return parsed
  }
  const nodeOf = (reading: AnyReading | undefined, later = 0) =>
    feed.node(reading, (reading?.measuredAt ?? 0) + later, zone)

  it('has an example whose every value is taken and shown', () => {
    const { reading, problems } = read(example)
    expect(problems).toEqual([])
    const { fields } = nodeOf(reading)
    expect(Object.entries(fields).filter(([, value]) => value === null)).toEqual([])
  })

  it('leaves out a value of another kind by its name, for which there are words, and takes the others', () => {
    for (const value of Object.keys(example).filter((key) => key !== 'measuredAt')) {
      const { reading, problems } = read({ ...example, [value]: ['nothing that it could be'] })
      expect(problems.map(({ field }) => field.split('.')[0])).toEqual([value])
      const step = problems[0]?.field.split('.').at(-1) ?? ''
      for (const words of Object.values(feed.words)) expect(words.values[step], step).toBeTruthy()
      expect(nodeOf(reading).fields).not.toEqual(nodeOf(read(example).reading).fields)
    }
  })

  it('is nothing without an object and the moment of its reading', () => {
    for (const body of [null, [], 'warm', {}, { ...example, measuredAt: 'at noon' }])
      expect(feed.parse(body)).toMatchObject({ malformed: { code: 'feed.shape' } })
  })

  it('is a node of a type that GraphiQL explains, field by field, with a reading and without', () => {
    const reading = nodeOf(read(example).reading)
    const definitions = parse(feed.graphqlTypes).definitions
    const type = definitions.find(
      (one): one is ObjectTypeDefinitionNode =>
        one.kind === Kind.OBJECT_TYPE_DEFINITION && one.name.value === reading.type,
    )
    const fields = type?.fields ?? []
    expect(fields.map((field) => field.name.value).sort()).toEqual(Object.keys(reading.fields).sort())
    expect([type?.description?.value, ...fields.map(({ description }) => description?.value)]).not.toContain(
      undefined,
    )
    const without = nodeOf(undefined)
    expect(Object.keys(without.fields).sort()).toEqual(Object.keys(reading.fields).sort())
    for (const field of fields.filter((one) => one.type.kind === Kind.NON_NULL_TYPE))
      expect(without.fields[field.name.value], field.name.value).not.toBeNull()
  })

  it('says nothing any more of what was measured a week ago', () => {
    const { reading } = read(example)
    expect(nodeOf(reading, week + 1).fields).toEqual(nodeOf(undefined).fields)
  })
})

it('no two services have one node, or one type', () => {
  const nodes = readingNames.map((name) => readingFeeds[name].node(undefined, 0, zone))
  for (const key of ['id', 'type'] as const)
    expect(new Set(nodes.map((node) => node[key])).size).toBe(readingNames.length)
})

it('a service is called what a variable can begin with', () => {
  for (const name of readingNames) expect(readingVariable(name)).toMatch(/^[A-Z]+_FEED_URL$/)
})
