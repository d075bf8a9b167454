import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ridgeExample } from './example'
import { parseReading } from './parse-reading'
import { sampleReading } from './testing/sample'

const day = '2026-12-08'
const body = ridgeExample(day)

/** The reading of a body that has one, and which fields were left out, with their codes. */
function read(given: object) {
  const parsed = parseReading({ ...body, ...given })
  if (!('reading' in parsed)) throw new Error('there is no reading')
  return { reading: parsed.reading, left: parsed.problems.map(({ field, code }) => `${field} ${code}`) }
}

describe('a reading of the ridge', () => {
  it('is taken with every value, rounded to what a page shows', () => {
    expect(parseReading(body)).toEqual({ reading: sampleReading(day), problems: [] })
    expect(read({ temperature: -0.04 }).reading.temperature).toBe(0)
    expect(Object.is(read({ temperature: -0.04 }).reading.temperature, 0)).toBe(true)
  })

  it('may leave out every value but its moment', () => {
    const { measuredAt } = sampleReading(day)
    expect(parseReading({ measuredAt: body.measuredAt, temperature: null })).toEqual({
      reading: { measuredAt },
      problems: [],
    })
  })

  const wrong: [field: string, given: object, left: string][] = [
    ...['-6', true, [], {}].map((value): [string, object, string] => [
      'temperature',
      { temperature: value },
      'temperature reading.number',
    ]),
    ['temperature', { temperature: 273 }, 'temperature reading.range'],
    ['snowDepth', { snowDepth: '84 cm' }, 'snowDepth reading.number'],
    ['snowDepth', { snowDepth: -1 }, 'snowDepth reading.range'],
    ['snowDepth', { snowDepth: JSON.parse('1e999') }, 'snowDepth reading.range'],
    ...[
      5,
      '5/7',
      [5, 7],
      { open: 8, total: 7 },
      { open: 0, total: 0 },
      { open: 1.5, total: 7 },
      { open: '5', total: 7 },
      { total: 7 },
    ].map((value): [string, object, string] => ['lifts', { lifts: value }, 'lifts reading.counts']),
    ...['14:40', '2026-12-08T14:40', '2026-12-08', 1_765_200_000, '2026-02-30T12:00:00Z'].map(
      (value): [string, object, string] => ['nextTrain', { nextTrain: value }, 'nextTrain reading.moment'],
    ),
    ['nextTrain', { nextTrain: '2026-12-08T11:40:00+01:00' }, 'nextTrain reading.apart'],
    ['nextTrain', { nextTrain: '2026-12-11T11:40:00+01:00' }, 'nextTrain reading.apart'],
    ...['jetzt', { takenAt: '11:46' }].map((value): [string, object, string] => [
      'webcamAt',
      { webcam: value },
      'webcam.takenAt reading.moment',
    ]),
    ['webcamAt', { webcam: { takenAt: '2026-12-08T13:00:00+01:00' } }, 'webcam.takenAt reading.apart'],
    ['webcamAt', { webcam: { takenAt: '2026-12-06T13:00:00+01:00' } }, 'webcam.takenAt reading.apart'],
  ]

  it.each(wrong)('loses a wrong %s by name, and nothing else (%j)', (field, given, left) => {
    const { [field as 'temperature']: _, ...rest } = sampleReading(day)
    expect(read(given)).toEqual({ reading: rest, left: [left] })
  })

  it('is none without an object, and without the one moment that its values are of', () => {
    for (const given of [undefined, null, 7, 'schön', [], [body]])
      expect(parseReading(given)).toMatchObject({
        malformed: { code: 'feed.shape', facts: { field: 'content' } },
      })
    const moments = [
      undefined,
      '',
      '11:50',
      '2026-12-08T11:50',
      '2026-13-08T11:50:00Z',
      0,
      '9999-12-31T23:59:00Z',
      {},
    ]
    for (const measuredAt of [...moments, '0001-01-01T00:00:00Z'])
      expect(parseReading({ ...body, measuredAt })).toMatchObject({
        malformed: { code: 'feed.shape', facts: { field: 'measuredAt' } },
      })
  })

  it('tells both hours apart that an October night has of one name', () => {
    const first = parseReading({ measuredAt: '2026-10-25T02:30:00+02:00' })
    const second = parseReading({ measuredAt: '2026-10-25T02:30:00+01:00' })
    expect([first, second]).toMatchObject([
      { reading: { measuredAt: Date.parse('2026-10-25T00:30:00Z') } },
      { reading: { measuredAt: Date.parse('2026-10-25T01:30:00Z') } },
    ])
  })

  it('never ends who reads it, whatever it holds', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(body)), fc.jsonValue()),
        fc.jsonValue(),
        (fields, other) => {
          expect(
            Object.keys(parseReading({ ...body, ...fields }))
              .sort()
              .join(),
          ).toMatch(/^malformed$|^problems,reading$/)
          expect(() => parseReading(other)).not.toThrow()
        },
      ),
    )
  })
})
