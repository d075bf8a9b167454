import type { Mutant } from './mutant'

const readings = [
  'site/readings/reading-feeds.test.ts',
  'site/readings/load-reading.test.ts',
  'site/readings/ridge/parse-reading.test.ts',
  'site/readings/ridge/ridge-node.test.ts',
  'worker/app/every-reading.test.ts',
]
const clock = [
  'worker/schedule/due.test.ts',
  'worker/schedule/clock.test.ts',
  'worker/app/every-reading.test.ts',
]
const receipts = ['worker/operations/receipts.test.ts', 'worker/app/every-reading.test.ts']
const batch = ['worker/regenerate/resident/read-readings.test.ts']
const events = [
  'site/events/keep-last-good.test.ts',
  'site/events/load-event-nodes.test.ts',
  'site/events/expand.test.ts',
  'site/events/read-date.test.ts',
  'site/events/list.test.ts',
]

const of = (
  file: string,
  tests: readonly string[],
  rows: readonly [row: string, find: string, replace: string][],
) => rows.map(([row, find, replace]): Mutant => ({ row: `feed: ${row}`, file, find, replace, tests }))

/** Rules of what comes from outside: the events, and services of readings. */
export const feedMutants: readonly Mutant[] = [
  ...of('site/readings/reading-age.ts', readings, [
    ['a reading is current for six hours', '6 * hour', '7 * hour'],
    ['a reading is told of for a week', '7 * day', '8 * day'],
    ['one that lies ahead is none', 'age < -clockTolerance || ', ''],
    ['a clock may be ten minutes ahead', '10 * minute', '0'],
    ['six hours are current to the end', 'age <= currentFor', 'age < currentFor'],
  ]),
  ...of('site/readings/reading-values.ts', readings, [
    ['a time has an offset', '{ offset: true }', '{ offset: true, local: true }'],
    ['a moment is of this century', 'at >= firstMoment && at < lastMoment', 'Number.isFinite(at)'],
    ['a number is not too small', 'given >= least && ', ''],
    ['a number is not too large', ' && given <= most) return', ') return'],
    ['not more are open than there are', ' && some <= all)', ')'],
    ['a count is whole', 'Number.isInteger(value) && ', ''],
    ['a moment is near that of the reading', 'distance >= -before && distance <= after', 'true'],
    ['minus nothing is nothing', ' / 10 || 0', ' / 10'],
    ['what is wrong is named', 'this.problems.push({ field, ...taken.wrong })', ''],
    ['what is missing is no fault', 'if (given === undefined || given === null) return undefined', ''],
  ]),
  ...of('site/readings/load-reading.ts', readings, [
    ['who only reads asks nobody', 'maxAge === maxAges.read || ', ''],
    ['a young reading is not asked for again', '(last && isYoung(last, maxAge, now()))', 'false'],
    [
      'a clock that was ahead keeps nobody from asking',
      'Math.abs(now - Date.parse(seenAt))',
      'now - Date.parse(seenAt)',
    ],
    [
      'a reading that lies ahead is not taken',
      'parsed.reading.measuredAt > moment + clockTolerance',
      'false',
    ],
    [
      'a bad answer leaves the last good one',
      "if ('refused' in fetched) return loadOf(last,",
      "if ('refused' in fetched) return loadOf(undefined,",
    ],
    [
      'an answer in another shape does, too',
      "if ('malformed' in parsed) return loadOf(last,",
      "if ('malformed' in parsed) return loadOf(undefined,",
    ],
    ['a good one is kept', 'await writeLastGood(folder, name, { seenAt, body: fetched.body })', ''],
    [
      'a problem names the service',
      '({ documentId: readingDocument(name), ...problem })',
      "({ documentId: 'page-home', ...problem })",
    ],
  ]),
  ...of(
    'site/feeds/last-good.ts',
    [...readings, ...events],
    [
      [
        'what was altered on the disk is not read',
        'sha256 === undefined || sha256 === hashOf({ seenAt, body })',
        'true',
      ],
    ],
  ),
  ...of('worker/schedule/due.ts', clock, [
    ['a look comes at the minutes of its service', 'wake === name || ', ''],
    ['a look comes on start', "(wake === name || wake === 'start')", '(wake === name)'],
    ['a minute has one look', ' && (handledAt === undefined || minuteOf(now) !== minuteOf(handledAt))', ''],
    ['a look is handled', 'handled: { readingsAt: { [name]: now } }', 'handled: {}'],
  ]),
  ...of('worker/regenerate/resident/read-readings.ts', batch, [
    [
      'an edit asks no service',
      "if (looks.length === 0 && !changes.some(({ kind }) => kind === 'reconcile')) return undefined",
      '',
    ],
    ['a comparison brings only what is newer', 'load.state.seenAt !== known.state.seenAt', 'true'],
    ['a comparison that finds nothing keeps what is known', 'load?.reading !== undefined && ', ''],
  ]),
  ...of('worker/operations/receipts-of.ts', receipts, [
    [
      'what a look made is on its receipt',
      'if (isReadingName(page.reason) && !looksAt.has(page.reason)) return true',
      '',
    ],
    [
      'what is wrong with a reading is on its look alone',
      'readingOfDocument(one.documentId) === undefined',
      'true',
    ],
    ['no other service tells of it', 'readingOfDocument(one.documentId) === name', 'true'],
    [
      'what a comparison found is on its receipt',
      'if (!isKnown && shown && isCompared) return comparesAll(change)',
      '',
    ],
  ]),
  ...of('site/events/keep-last-good.ts', events, [
    [
      'an empty feed is not believed',
      'outcome.feed.events.length === 0 && last?.events.length !== 0',
      'false',
    ],
    ['half a feed is not believed', 'now[what] * 2 <= before[what]', 'now[what] * 4 <= before[what]'],
    ['a short feed may shrink', 'before[what] >= smallest && ', ''],
    ['an operator may say that it is right', "if (given.acceptShrunken) return { use: 'new' }", ''],
    ['what has passed does not count', '.filter((date) => date.endDate >= today)', ''],
  ]),
  ...of('site/events/read-date.ts', events, [
    ['it ends not before it starts', 'if (endDate < startDate) {', 'if (endDate < startDate && false) {'],
    ['a time that the clock skips is none', 'if (time && !instantOf(day, time, timeZone))', 'if (false)'],
  ]),
  ...of('site/events/expand.ts', events, [
    ['two of one name are one', 'if (!keys.has(key)) {', 'if (true) {'],
    [
      'a cancelled event is cancelled on each of its dates',
      "event.status === 'cancelled' ? event.status : ",
      '',
    ],
  ]),
  ...of('site/events/list.ts', events, [
    ['what has passed is not listed', ' && value.startDate >= today\n', '\n'],
    ['a cancelled event does not invite', '      takesPlace(value) &&\n', ''],
  ]),
]
