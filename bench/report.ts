import type { BuilderFigures } from './builder'

const milliseconds = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(1))

function kindTable(figures: BuilderFigures): string {
  const rows = figures.kinds.map(({ name, whole, pages, stages }) => {
    const parts = Object.entries(stages).map(([stage, summary]) => `${stage} ${milliseconds(summary.median)}`)
    return `| ${name} | ${milliseconds(whole.median)} | ${milliseconds(whole.p95)} | ${pages} | ${parts.join(', ')} |`
  })
  return ['| edit | median, ms | p95, ms | pages | stages, ms |', '|---|---|---|---|---|', ...rows].join('\n')
}

/** How many times faster a text edit is than a warm `gatsby build` of the same site in the same run. */
export const advantage = (figures: BuilderFigures): number =>
  Math.round((figures.warmBuild * 1000) / (figures.kinds[0]?.whole.median ?? Number.NaN))

/** The figures as Markdown, with when and where they were taken. */
export function report(all: readonly BuilderFigures[], taken: string, machine: string): string {
  const sections = all.map((figures) =>
    [
      `## ${figures.pages} pages`,
      '',
      `First build ${figures.cold} s. A warm \`gatsby build\` after one changed sentence takes ${figures.warmBuild} s: ` +
        `the regeneration of a text is ${advantage(figures)} times faster. Memory of the builder ` +
        `${figures.memory.early} MB after the first edits, ${figures.memory.late} MB after all.`,
      ...(figures.edge
        ? [
            '',
            `From an edit to the new page at the edge, without the quiet time: median ${milliseconds(figures.edge.median)} ms, p95 ${milliseconds(figures.edge.p95)} ms.`,
          ]
        : []),
      '',
      kindTable(figures),
    ].join('\n'),
  )
  const head = `# Figures\n\nTaken on ${taken} by \`npm run bench\` on ${machine}. From the changes being known to the files being staged, the builder alone.`
  return `${[head, ...sections].join('\n\n')}\n`
}

/** A chart of the median of a text edit by size of the site, beside the warm build, on a logarithmic scale. */
export function chart(all: readonly BuilderFigures[]): string {
  const width = 640
  const bar = 34
  const scale = (value: number): number => Math.max(2, (Math.log10(value) / 5) * 420)
  const rows = all.flatMap((figures) => [
    [`${figures.pages} pages, text edit`, figures.kinds[0]?.whole.median ?? 1, '#1f3d33'] as const,
    [`${figures.pages} pages, warm gatsby build`, figures.warmBuild * 1000, '#b98d4f'] as const,
  ])
  const bars = rows.map(([label, value, colour], index) => {
    const y = 20 + index * bar
    return (
      `<text x="0" y="${y + 15}">${label}</text><rect x="210" y="${y}" width="${scale(value).toFixed(0)}" height="20" fill="${colour}"/>` +
      `<text x="${(216 + scale(value)).toFixed(0)}" y="${y + 15}">${milliseconds(value)} ms</text>`
    )
  })
  const height = 30 + rows.length * bar
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width + 90} ${height}" font-family="sans-serif" font-size="13"><rect width="100%" height="100%" fill="#fbfaf7"/>${bars.join('')}</svg>\n`
}
