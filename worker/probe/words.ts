import type { Findings, Wrong } from './probe'

/** Lines that say the same of many addresses are told once, with so many of these. */
const mostNamed = 5

/** What was found, in lines for whoever runs the site. */
export function findingsInWords(site: string, { release, asked, wrong, times }: Findings): string {
  const middle = times[Math.floor(times.length / 2)] ?? 0
  const slowest = times.at(-1) ?? 0
  const speed = `median ${middle.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`
  if (wrong.length === 0)
    return `${site}: ${asked} answers, each as release ${release ?? 'none'} has to be answered (${speed}).\n`
  const head = `${site}: ${wrong.length} of ${asked} answers are not those of release ${release ?? 'none'} (${speed}).`
  return `${[head, ...groups(wrong).map(groupInWords)].join('\n')}\n`
}

interface Group {
  said: string
  of: Wrong[]
}

function groups(wrong: readonly Wrong[]): Group[] {
  const bySaying = new Map<string, Wrong[]>()
  for (const each of wrong)
    for (const { what, has, needs } of each.differences) {
      // Bytes and places differ from page to page.
      const isOwn = what === 'bytes' || what === 'Location'
      const from = sameUpTo(has, needs)
      const said = isOwn ? `another ${what}` : `${what} is ${quoted(has, from)}, not ${quoted(needs, from)}`
      bySaying.set(said, [...(bySaying.get(said) ?? []), each])
    }
  return [...bySaying].map(([said, of]) => ({ said, of }))
}

/** A policy has hundreds of letters: what both begin with is left out, and so is what comes long after. */
const mostLetters = 120

/** Where the part begins in which two texts differ. */
function sameUpTo(one: string, other: string): number {
  let end = 0
  while (end < one.length && one[end] === other[end]) end += 1
  return one.lastIndexOf(' ', end) + 1
}

function quoted(value: string, from: number): string {
  if (value === '') return 'missing'
  const begun = from > 0 ? '…' : ''
  const part = value.slice(from, from + mostLetters)
  return `"${begun}${part}${from + mostLetters < value.length ? '…' : ''}"`
}

function groupInWords({ said, of }: Group): string {
  const named = of.slice(0, mostNamed).map(({ question: { about, request }, hints }) => {
    const told = hints.length > 0 ? ` [${hints.join(', ')}]` : ''
    return `    ${request.method} ${request.url} (${about}, ${String(request.headers['accept-language'])})${told}`
  })
  const more = of.length > mostNamed ? [`    and ${of.length - mostNamed} more`] : []
  return [`  ${said}:`, ...named, ...more].join('\n')
}
