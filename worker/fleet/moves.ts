/**
 * What a machine's worker does for a site: it publishes it (`leads`), stands by with the site built (`warm`), gets there
 * (`starting`), does not get there (`stuck`), or ends (`ending`): then it takes room, and serves nobody.
 */
export const seats = ['leads', 'warm', 'starting', 'stuck', 'ending'] as const
export type Seat = (typeof seats)[number]

/** A machine as it told of itself. */
export interface MachineView {
  name: string
  /** Which process told it: after a restart another one goes by the name. */
  by?: string | undefined
  /** Sites that it could serve. */
  knows: readonly string[]
  /** How many workers it can have at once, those that it has among them. */
  room: number
  seats: Readonly<Record<string, Seat>>
}

interface Move {
  machine: string
  site: string
  does: 'begin' | 'end'
}

export interface Question {
  machines: readonly MachineView[]
  /** How many machines stand by for each site, where there is room. */
  standbys: number
}

/**
 * Which workers begin and end, on all machines together. Each machine decides by the same view and makes its own moves; where
 * views differ for a moment the lease of a site sees to it that one publishes, and the next look puts right the rest.
 * 1. A site that nobody serves begins where there is the most room; where there is none, somebody who only stands by makes room.
 *    A site whose only worker is stuck begins on another machine, too, where there is room; the stuck one ends once that one is there.
 * 2. A machine with more workers than room ends what only stands by.
 * 3. Each site has machines that stand by; one more than these is ended. On a machine they begin one after the other, once all that it
 *    is to publish is there: a start takes a processor or two. One that is stuck holds up no other.
 * 4. Who publishes two sites more than those that stand by for one of them gives that one back.
 */
export function decideMoves({ machines, standbys }: Question): Move[] {
  const board = new Board(machines)
  for (const site of board.sites) if (board.serving(site).length === 0) seat(board, site)
  for (const site of board.sites) if (board.isStuck(site)) tryElsewhere(board, site)
  for (const machine of board.machines) makeRoom(board, machine)
  for (const site of board.sites) {
    for (let wanted = 1 + standbys - board.serving(site).length; wanted > 0; wanted -= 1) {
      const machine = board.roomiest(site, (each) => !board.isStarting(each))
      if (machine) board.begin(machine, site)
    }
    const [surplus] = board.standingBy(site).slice(standbys)
    if (surplus && board.canSpare(surplus, site)) board.end(surplus, site)
  }
  if (board.moves.length === 0) balance(board)
  return board.moves
}

function seat(board: Board, site: string): void {
  const machine = board.roomiest(site)
  if (machine) {
    board.begin(machine, site)
    return
  }
  for (const crowded of board.machines) {
    const spare = crowded.knows.includes(site) ? board.spareOf(crowded) : undefined
    if (spare === undefined) continue
    // It begins once that has ended.
    board.end(crowded, spare)
    return
  }
}

/** A worker whose machine is to blame for it gets there on another one; where none has room for a try, it goes on alone. */
function tryElsewhere(board: Board, site: string): void {
  const machine = board.roomiest(site)
  if (machine) board.begin(machine, site)
}

function makeRoom(board: Board, machine: MachineView): void {
  const spare = board.free(machine) < 0 ? board.spareOf(machine) : undefined
  if (spare !== undefined) board.end(machine, spare)
}

function balance(board: Board): void {
  if (board.isUnsettled) return
  for (const full of board.machines) {
    const most = board.leads(full).length
    // Whoever of those that stand by is first gets it: each of them has to be better off.
    const site = board.leads(full).find((each) => {
      const next = board.standingBy(each)
      return next.length > 0 && next.every((machine) => most - board.leads(machine).length >= 2)
    })
    if (site === undefined) continue
    board.end(full, site)
    return
  }
}

/** The machines with their seats, as they will be after the moves so far. */
class Board {
  readonly machines: { name: string; knows: readonly string[]; room: number; seats: Record<string, Seat> }[]
  readonly sites: readonly string[]
  readonly moves: Move[] = []

  constructor(machines: readonly MachineView[]) {
    this.machines = machines
      .map((machine) => ({ ...machine, seats: { ...machine.seats } }))
      .sort((one, other) => (one.name < other.name ? -1 : 1))
    this.sites = [...new Set(machines.flatMap(({ knows }) => knows))].sort()
  }

  get isUnsettled(): boolean {
    return this.machines.some(({ seats }) =>
      Object.values(seats).some((each) => each === 'starting' || each === 'ending'),
    )
  }

  isStarting({ seats }: MachineView): boolean {
    return Object.values(seats).includes('starting')
  }

  free({ room, seats }: MachineView): number {
    return room - Object.keys(seats).length
  }

  serving(site: string): MachineView[] {
    return this.machines.filter(({ seats }) => seats[site] !== undefined && seats[site] !== 'ending')
  }

  /** Nobody serves the site but one who does not get there. */
  isStuck(site: string): boolean {
    const [only, ...others] = this.serving(site)
    return only?.seats[site] === 'stuck' && others.length === 0
  }

  /** One that is stuck may still be the first to get there, until another one has. */
  canSpare({ seats }: MachineView, site: string): boolean {
    return (
      seats[site] !== 'stuck' ||
      this.machines.some((other) => other.seats[site] === 'leads' || other.seats[site] === 'warm')
    )
  }

  leads({ seats }: MachineView): string[] {
    return Object.keys(seats)
      .filter((site) => seats[site] === 'leads')
      .sort()
  }

  /** Those that do not publish a site that somebody else does: the least useful first. */
  standingBy(site: string): MachineView[] {
    const others = this.serving(site).filter(({ seats }) => seats[site] !== 'leads')
    const isLed = others.length < this.serving(site).length
    return others.sort((one, other) => this.worth(other, site) - this.worth(one, site)).slice(isLed ? 0 : 1)
  }

  private worth(machine: MachineView, site: string): number {
    const seat = machine.seats[site]
    return (seat === 'warm' ? 1_000 : seat === 'stuck' ? -1_000 : 0) + this.free(machine)
  }

  /** The machine that a site begins on best; undefined where none has room for it. */
  roomiest(site: string, suits: (machine: MachineView) => boolean = () => true): MachineView | undefined {
    return this.machines
      .filter(suits)
      .filter(({ knows, seats }) => knows.includes(site) && seats[site] === undefined)
      .filter((machine) => this.free(machine) > 0)
      .sort((one, other) => this.free(other) - this.free(one))
      .at(0)
  }

  /** A site that this machine stands by for while another one publishes it. */
  spareOf(machine: MachineView): string | undefined {
    return Object.keys(machine.seats)
      .sort()
      .find((site) => this.standingBy(site).includes(machine))
  }

  begin({ name }: MachineView, site: string): void {
    this.note({ machine: name, site, does: 'begin' }, 'starting')
  }

  end({ name }: MachineView, site: string): void {
    this.note({ machine: name, site, does: 'end' }, 'ending')
  }

  private note(move: Move, seat: Seat): void {
    const machine = this.machines.find(({ name }) => name === move.machine)
    if (machine) machine.seats[move.site] = seat
    this.moves.push(move)
  }
}
