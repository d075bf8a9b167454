import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideMoves, type MachineView, type Seat } from './moves'

const hotels = ['alpenrose', 'bellevue', 'cresta', 'du-lac']

const machine = (name: string, seats: Record<string, Seat>, room = 4): MachineView => ({
  name,
  knows: hotels,
  room,
  seats,
})

const moves = (machines: MachineView[], standbys = 1): string[] =>
  decideMoves({ machines, standbys }).map(({ machine: name, site, does }) => `${name} ${does}s ${site}`)

describe('Machines that share hotels', () => {
  it('begin what nobody serves where there is the most room, and then, one at a time, those that stand by', () => {
    expect(moves([machine('a', {}), machine('b', {})])).toEqual([
      'a begins alpenrose',
      'b begins bellevue',
      'a begins cresta',
      'b begins du-lac',
    ])
    const a = machine('a', { alpenrose: 'leads', cresta: 'leads' })
    const b = machine('b', { bellevue: 'leads', 'du-lac': 'leads' })
    expect(moves([a, { ...b, seats: { ...b.seats, 'du-lac': 'starting' } }])).toEqual(['a begins bellevue'])
    expect(moves([a, b])).toEqual(['b begins alpenrose', 'a begins bellevue'])
  })

  it('begin others that stand by, and share, beside one that is stuck', () => {
    const a = machine('a', { alpenrose: 'leads', cresta: 'leads' })
    const b = machine('b', { bellevue: 'leads', cresta: 'stuck', 'du-lac': 'leads' })
    expect(moves([a, b])).toEqual(['b begins alpenrose', 'a begins bellevue'])
    const full = machine('a', { alpenrose: 'leads', bellevue: 'leads', cresta: 'leads' })
    const other = machine('b', { alpenrose: 'warm', bellevue: 'warm', cresta: 'stuck' })
    expect(moves(knowing(['alpenrose', 'bellevue', 'cresta'], full, other))).toEqual(['a ends alpenrose'])
  })

  it('begin a hotel elsewhere whose only worker is stuck, and end that one once another has it', () => {
    const alone = (a: Seat, b: Seat | undefined) =>
      moves(
        knowing(['cresta'], machine('a', { cresta: a }), machine('b', b === undefined ? {} : { cresta: b })),
        0,
      )
    expect(alone('starting', undefined)).toEqual([])
    expect(alone('stuck', undefined)).toEqual(['b begins cresta'])
    // It may get there first, however long that takes; and where both are stuck no third one joins them.
    expect(alone('stuck', 'starting')).toEqual([])
    expect(alone('stuck', 'stuck')).toEqual([])
    expect(alone('stuck', 'warm')).toEqual(['a ends cresta'])
    expect(alone('stuck', 'leads')).toEqual(['a ends cresta'])
    expect(alone('leads', 'stuck')).toEqual(['b ends cresta'])
  })

  it('end nothing that stands by for another try of what is stuck', () => {
    const a = machine('a', { alpenrose: 'leads', cresta: 'stuck' }, 2)
    const b = machine('b', { alpenrose: 'warm', bellevue: 'leads' }, 2)
    const c = machine('c', { bellevue: 'warm' }, 1)
    expect(moves(knowing(['alpenrose', 'bellevue', 'cresta'], a, b, c))).toEqual([])
    expect(moves(knowing(['alpenrose', 'bellevue', 'cresta'], a, b, { ...c, room: 2 }))).toEqual([
      'c begins cresta',
    ])
  })

  it('leave alone what is as it should be', () => {
    expect(
      moves([
        machine('a', { alpenrose: 'leads', bellevue: 'leads', cresta: 'warm', 'du-lac': 'warm' }),
        machine('b', { alpenrose: 'warm', bellevue: 'warm', cresta: 'leads', 'du-lac': 'leads' }),
      ]),
    ).toEqual([])
  })

  it('do not begin beside one that stands by and takes over by itself: only the one that stood by is replaced', () => {
    expect(moves(knowing(['alpenrose'], machine('b', { alpenrose: 'warm' }), machine('c', {})))).toEqual([
      'c begins alpenrose',
    ])
  })

  it('make room for a hotel that nobody serves, by ending what only stands by', () => {
    const a = machine('a', { alpenrose: 'leads', bellevue: 'warm' }, 2)
    const b = machine('b', { alpenrose: 'warm', bellevue: 'leads' }, 2)
    expect(moves(knowing(['alpenrose', 'bellevue', 'cresta'], a, b))).toEqual(['a ends bellevue'])
    expect(
      moves(knowing(['alpenrose', 'bellevue', 'cresta'], { ...a, seats: { alpenrose: 'leads' } }, b)),
    ).toEqual(['a begins cresta'])
  })

  it('end what only stands by where memory has become short, and never what nobody else has', () => {
    const b = machine('b', { alpenrose: 'leads' }, 1)
    expect(
      moves(knowing(['alpenrose', 'bellevue'], machine('a', { alpenrose: 'warm', bellevue: 'leads' }, 1), b)),
    ).toEqual(['a ends alpenrose'])
    expect(
      moves(knowing(['alpenrose', 'bellevue'], machine('a', { alpenrose: 'leads', bellevue: 'leads' }, 1))),
    ).toEqual([])
    // Nobody publishes it yet: one of them will, and it may be this one.
    expect(moves(knowing(['alpenrose'], machine('a', { alpenrose: 'warm' }, 0)))).toEqual([])
  })

  it('end the one too many that stands by, that which is not warm first', () => {
    expect(
      moves(
        knowing(
          ['alpenrose'],
          machine('a', { alpenrose: 'leads' }),
          machine('b', { alpenrose: 'warm' }),
          machine('c', { alpenrose: 'starting' }),
        ),
      ),
    ).toEqual(['c ends alpenrose'])
  })

  it('give one back to a machine that is warm for it and publishes less, once everything has settled', () => {
    const four = machine('a', { alpenrose: 'leads', bellevue: 'leads', cresta: 'leads', 'du-lac': 'leads' })
    const b = machine('b', { alpenrose: 'warm', bellevue: 'warm', cresta: 'warm', 'du-lac': 'warm' })
    expect(moves([four, b])).toEqual(['a ends alpenrose'])
    expect(moves([four, { ...b, seats: { ...b.seats, 'du-lac': 'starting' } }])).toEqual([])
    const three: MachineView = { ...four, seats: { ...four.seats, alpenrose: 'warm' } }
    expect(moves([three, { ...b, seats: { ...b.seats, alpenrose: 'leads' } }])).toEqual(['a ends bellevue'])
  })

  it('serve what the machine knows whose settings name it, and nothing else', () => {
    const knows = [
      { ...machine('a', {}), knows: ['alpenrose'] },
      { ...machine('b', {}), knows: [] },
    ]
    expect(moves(knows)).toEqual(['a begins alpenrose'])
  })

  it('come to rest from everywhere, with every hotel served that there is room for, and none published by nobody meanwhile', () => {
    const seats = fc.dictionary(
      fc.constantFrom(...hotels),
      fc.constantFrom<Seat>('leads', 'warm', 'starting', 'ending'),
    )
    const machines = fc
      .uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 })
      .chain((names) =>
        fc.tuple(
          ...names.map((name) =>
            fc.tuple(seats, fc.integer({ min: 0, max: 5 })).map(([had, room]) => machine(name, had, room)),
          ),
        ),
      )
    fc.assert(
      fc.property(machines, fc.integer({ min: 0, max: 2 }), (begun, standbys) => {
        let now = onlyOneLeads(begun)
        let quiet = 0
        for (let turn = 0; quiet < 2; turn += 1) {
          expect(turn).toBeLessThan(60)
          const made = decideMoves({ machines: now, standbys })
          quiet = made.length === 0 ? quiet + 1 : 0
          const served = servedSites(now)
          now = passing(now, made)
          // What was published is published, or somebody warm takes over.
          for (const site of served) expect(servedSites(now)).toContain(site)
        }
        const room = Math.max(...now.map((each) => each.room))
        if (room >= hotels.length) expect(servedSites(now)).toEqual(hotels)
      }),
    )
  })
})

/** Machines that know these sites only. */
const knowing = (knows: string[], ...machines: MachineView[]): MachineView[] =>
  machines.map((each) => ({ ...each, knows }))

const servedSites = (machines: readonly MachineView[]): string[] =>
  hotels.filter((site) => machines.some(({ seats }) => seats[site] && seats[site] !== 'ending'))

/** As the lease has it. */
function onlyOneLeads(machines: readonly MachineView[]): MachineView[] {
  const led = new Set<string>()
  return machines.map((each) => ({
    ...each,
    seats: Object.fromEntries(
      Object.entries(each.seats).map(([site, seat]) => {
        if (seat !== 'leads') return [site, seat]
        const isFirst = !led.has(site)
        led.add(site)
        return [site, isFirst ? 'leads' : 'warm']
      }),
    ),
  }))
}

/** Time passes: what ended is gone, what started is warm, and one of those that are there publishes. */
function passing(machines: readonly MachineView[], made: ReturnType<typeof decideMoves>): MachineView[] {
  const later = machines.map((each) => {
    const seats: Record<string, Seat> = {}
    for (const [site, seat] of Object.entries(each.seats))
      if (seat !== 'ending') seats[site] = seat === 'starting' ? 'warm' : seat
    for (const { machine: name, site, does } of made) {
      if (name !== each.name) continue
      if (does === 'begin') seats[site] = 'starting'
      else if (seats[site]) seats[site] = 'ending'
    }
    return { ...each, seats }
  })
  for (const site of hotels) {
    if (later.some(({ seats }) => seats[site] === 'leads')) continue
    const next = later.find(({ seats }) => seats[site] === 'warm')
    if (next) Object.assign(next.seats, { [site]: 'leads' })
  }
  return later
}
