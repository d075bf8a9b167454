import type { EditFigures, KindFigures, SiteFigures } from './figures'
import type { Kept, Part, Taken } from './kept'
import type { MidnightFigures } from './midnight'

export const milliseconds = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(1))

const stagesOf = ({ stages }: KindFigures): string =>
  Object.entries(stages)
    .filter(([, { median }]) => median >= 0.05)
    .map(([stage, { median }]) => `${stage} ${milliseconds(median)}`)
    .join(', ')

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const editTable = (kinds: readonly EditFigures[]): string =>
  table(
    ['edit', 'times', 'builder, ms', 'live, ms', 'pages', 'stages, ms'],
    kinds.map((kind) => [
      kind.name,
      String(kind.live.count),
      `${milliseconds(kind.builder.median)} (${milliseconds(kind.builder.p95)})`,
      `${milliseconds(kind.live.median)} (${milliseconds(kind.live.p95)})`,
      String(kind.pages),
      stagesOf(kind),
    ]),
  )

/** How many times faster a text edit is live than a warm `gatsby build` of the same site in the same run is done. */
export const advantage = (figures: SiteFigures): number =>
  Math.round((figures.warmBuild * 1000) / (figures.kinds[0]?.live.median ?? Number.NaN))

function siteSection(figures: SiteFigures): string {
  const { cold, warm, snapshot, warmBuild, first, large, memory } = figures
  return [
    `## ${figures.pages} pages`,
    `First start ${cold} s, second start ${warm} s, start from a snapshot after the worker was killed ${snapshot} s. A warm ` +
      `\`gatsby build\` after one changed sentence takes ${warmBuild} s: a text is live ${advantage(figures)} times sooner; one of the first texts after a start after ${first} ms.`,
    editTable(figures.kinds),
    `A new title that ${large.pages} pages show is live after ${(large.whole / 1000).toFixed(1)} s` +
      `${large.small > 0 ? `; a small edit that comes meanwhile after ${large.small} ms` : ''}. Memory of the builder ` +
      `${memory.early} MB after the first edits, ${memory.late} MB after all, ${large.memory} MB after the large one.`,
  ].join('\n\n')
}

const takenLine = ({ on, machine }: Taken): string => `*Taken on ${on} on ${machine}.*`

/** The figures as Markdown, in the given order of parts, each with when and where it was taken. */
export function report(kept: Kept, order: readonly string[]): string {
  const head = [
    '# Figures',
    'Taken by `npm run bench`. Medians, in brackets the 95th percentile. *Builder*: from the changes being known to the ' +
      'files being staged. *Live*: from the acceptance of the change, by listener or webhook, to the new page being seen at ' +
      'the edge and its receipt being kept, all of it: *queue* is its share of storing changes, waiting for the rest of a ' +
      'transaction, waking the worker and writing receipts. What the answer to a webhook takes is told under Webhooks.',
  ]
  const sections = inOrder(kept, order).flatMap((part) => [
    'site' in part ? siteSection(part.site) : part.markdown,
    takenLine(part.taken),
  ])
  return `${[...head, ...sections].join('\n\n')}\n`
}

const inOrder = (kept: Kept, order: readonly string[]): Part[] =>
  [...new Set([...order, ...Object.keys(kept)])].flatMap((name) => kept[name] ?? [])

/** Sites that were measured, the smallest first. */
export const sitesOf = (kept: Kept): SiteFigures[] =>
  Object.values(kept)
    .flatMap((part) => ('site' in part ? part.site : []))
    .sort((one, other) => one.size - other.size)

/** Midnight as Markdown. */
export function midnightSection(figures: MidnightFigures): string {
  const stages = Object.entries(figures.stages).map(
    ([stage, { median }]) => `${stage} ${milliseconds(median)}`,
  )
  return [
    `## Midnight, ${figures.occurrences} occurrences in each of three languages`,
    '',
    `${figures.pages} pages, ${figures.day.count} nights over the end of a month. A new day: median ${milliseconds(figures.day.median)} ms, ` +
      `p95 ${milliseconds(figures.day.p95)} ms; ${figures.touched} pages made again, of all nights ${figures.needless} needlessly ` +
      `(their files came out as they were). A look at an unchanged feed: median ${milliseconds(figures.refresh.median)} ms.`,
    '',
    `Stages, ms: ${stages.join(', ')}.`,
  ].join('\n')
}

const duration = (value: number): string =>
  value >= 1000 ? `${(value / 1000).toFixed(1)} s` : `${milliseconds(value)} ms`

/** A chart of when a changed sentence is live, by size of the site, beside the warm build, on a logarithmic scale. */
export function chart(sites: readonly SiteFigures[]): string {
  const step = 34
  const start = 232
  const scale = (value: number): number => Math.max(2, (Math.log10(value) / 5) * 420)
  const rows = sites.flatMap((figures) => {
    const pages = `${figures.pages.toLocaleString('en')} pages`
    return [
      [`${pages}, a text is live`, figures.kinds[0]?.live.median ?? 1, '#1f3d33'] as const,
      [`${pages}, warm gatsby build`, figures.warmBuild * 1000, '#b98d4f'] as const,
    ]
  })
  const bars = rows.map(([label, value, colour], index) => {
    const y = 44 + index * step
    return (
      `<text x="16" y="${y + 15}">${label}</text><rect x="${start}" y="${y}" width="${scale(value).toFixed(0)}" height="20" fill="${colour}"/>` +
      `<text x="${(start + 8 + scale(value)).toFixed(0)}" y="${y + 15}">${duration(value)}</text>`
    )
  })
  const height = 56 + rows.length * step
  const caption = `<text x="16" y="26" fill="#5b6b62">On a logarithmic scale</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 740 ${height}" font-family="sans-serif" font-size="13"><rect width="100%" height="100%" fill="#fbfaf7"/>${caption}${bars.join('')}</svg>\n`
}
