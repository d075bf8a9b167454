/** Edits after which a day decides what pages show: which season it is, when the house opens, which offers are over. */
import { type Apply, pageFilter, pick, setOn } from './edit-parts'
import { daysAfter } from './feed-edits'

const seasons = ['summer', 'winter'] as const

/** A few days around today, so that the days that pass in a round come to their ends. */
const nearby = (today: string, begins: number, lasts: number) => {
  const from = daysAfter(today, (begins % 9) - 6)
  return { from, to: daysAfter(from, lasts % 5) }
}

const opening: Apply = (world, edit) => {
  const openSeasons = [
    {
      _type: 'openSeason',
      _key: 'near',
      season: pick(seasons, edit.c),
      ...nearby(world.today, edit.b, edit.c),
    },
    { _type: 'openSeason', _key: 'far', season: pick(seasons, edit.b), from: '2028-06-10', to: '2028-10-08' },
  ]
  return setOn('_type == "prefooter"', () => ({ openSeasons }))(world, edit)
}

const offer: Apply = (world, edit) => {
  const { from, to } = nearby(world.today, edit.b, edit.c)
  return setOn('_type == "package"', () => ({ validFrom: from, validTo: to }))(world, edit)
}

export const seasonEdits = {
  season: setOn('_type == "header"', (_document, { b }) => ({
    season: pick(['calendar', 'summer', 'calendar', 'winter'], b),
  })),
  opening,
  offer,
  shownIn: setOn(`${pageFilter} && count(parts) > 1`, ({ parts }, { b, c }) => {
    const list = Array.isArray(parts) ? parts : []
    const shownIn = pick([undefined, ...seasons], c)
    return {
      parts: list.map((part, index) => (index === b % list.length ? { ...part, shownIn } : part)),
    }
  }),
} satisfies Record<string, Apply>

export const seasonEditKinds = ['season', 'opening', 'offer', 'shownIn'] as const
