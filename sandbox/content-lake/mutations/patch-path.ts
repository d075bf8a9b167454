import { isRecord } from '../documents/lake-document'

export type Step = string | number
type Condition = { field: string; equals: unknown; negated: boolean }

export type Segment =
  | { kind: 'field'; name: string }
  | { kind: 'index'; index: number }
  | { kind: 'range'; from?: number; to?: number }
  | { kind: 'where'; condition: Condition }
  | { kind: 'union'; members: Segment[] }
  | { kind: 'descend'; name: string }

const fieldPattern = /^[A-Za-z_][A-Za-z0-9_-]*/
const bracketPattern = /^\[((?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\]"'])*)\]/
const conditionPattern = /^\s*(?:@\.)?([A-Za-z_][\w-]*)\s*(==|!=)\s*(.+?)\s*$/s

/**
 * Reads the path of a patch: `a.b`, `["odd name"]`, `[2]`, `[-1]`, `[1:3]`, `[*]`, `[]`, `[_key=="x"]`, `[1,3]`, `..name`.
 * @throws Error with the position of what cannot be read
 */
export function parsePath(path: string): Segment[] {
  const segments: Segment[] = []
  let rest = path.trim()
  while (rest !== '') {
    const taken = takeSegment(rest, segments.length === 0)
    if (!taken) throw new Error(`Unable to parse path "${path}" at position ${path.length - rest.length}`)
    segments.push(taken.segment)
    rest = rest.slice(taken.length)
  }
  if (segments.length === 0) throw new Error('A patch path must not be empty')
  return segments
}

function takeSegment(rest: string, first: boolean): { segment: Segment; length: number } | undefined {
  const dots = rest.startsWith('..') ? 2 : rest.startsWith('.') && !first ? 1 : 0
  const name = fieldPattern.exec(rest.slice(dots))?.[0]
  if (name && (dots > 0 || first)) {
    const segment: Segment = dots === 2 ? { kind: 'descend', name } : { kind: 'field', name }
    return { segment, length: dots + name.length }
  }
  const bracket = bracketPattern.exec(rest)
  if (!bracket) return undefined
  const members = splitUnion(bracket[1] ?? '').map(readMember)
  const known = members.filter((member) => member !== undefined)
  const [only] = known
  if (known.length !== members.length || only === undefined) return undefined
  return { segment: known.length === 1 ? only : { kind: 'union', members: known }, length: bracket[0].length }
}

const splitUnion = (text: string): string[] =>
  text.match(/(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^,])+/g) ?? ['']

function readMember(raw: string): Segment | undefined {
  const text = raw.trim()
  if (text === '' || text === '*') return { kind: 'range' }
  if (/^-?\d+$/.test(text)) return { kind: 'index', index: Number(text) }
  const range = /^(-?\d*):(-?\d*)$/.exec(text)
  if (range) return { kind: 'range', ...bound('from', range[1]), ...bound('to', range[2]) }
  if (/^["']/.test(text)) return { kind: 'field', name: readLiteral(text) }
  const condition = conditionPattern.exec(text)
  if (!condition?.[1] || !condition[3]) return undefined
  return {
    kind: 'where',
    condition: { field: condition[1], negated: condition[2] === '!=', equals: readLiteral(condition[3]) },
  }
}

const bound = (name: 'from' | 'to', text: string | undefined) => (text ? { [name]: Number(text) } : {})

const readLiteral = (text: string) =>
  JSON.parse(
    text.startsWith("'") ? `"${text.slice(1, -1).replaceAll("\\'", "'").replaceAll('"', '\\"')}"` : text,
  )

/**
 * The concrete paths in `value` that a patch path means. With `create`, a field that does not exist yet counts when
 * all that is missing are fields: `set` makes the objects in between.
 */
export function matchPath(value: unknown, segments: readonly Segment[], create = false): Step[][] {
  const [segment, ...rest] = segments
  if (!segment) return [[]]
  return stepsOf(value, segment, create)
    .flatMap((step) => matchPath(childOf(value, step), rest, create).map((path) => [step, ...path]))
    .concat(segment.kind === 'descend' ? descend(value, segments, create) : [])
}

function descend(value: unknown, segments: readonly Segment[], create: boolean): Step[][] {
  const entries: [Step, unknown][] = Array.isArray(value)
    ? value.map((entry, index) => [index, entry])
    : isRecord(value)
      ? Object.entries(value)
      : []
  return entries.flatMap(([step, entry]) =>
    matchPath(entry, segments, create && isRecord(entry)).map((path) => [step, ...path]),
  )
}

function stepsOf(value: unknown, segment: Segment, create: boolean): Step[] {
  switch (segment.kind) {
    case 'field':
      if (isRecord(value)) return segment.name in value || create ? [segment.name] : []
      return value === undefined && create ? [segment.name] : []
    case 'descend':
      return isRecord(value) && segment.name in value ? [segment.name] : []
    case 'union':
      return [...new Set(segment.members.flatMap((member) => stepsOf(value, member, create)))]
    default:
      return Array.isArray(value) ? indexesOf(value, segment) : []
  }
}

function indexesOf(list: readonly unknown[], segment: Segment): number[] {
  const every = list.map((_, index) => index)
  if (segment.kind === 'index') return every.filter((index) => index === fromEnd(list, segment.index))
  if (segment.kind === 'range') return every.slice(segment.from, segment.to)
  if (segment.kind !== 'where') return []
  const { field, equals, negated } = segment.condition
  return every.filter((index) => {
    const entry = list[index]
    return isRecord(entry) && (entry[field] === equals) !== negated
  })
}

const fromEnd = (list: readonly unknown[], index: number): number => (index < 0 ? list.length + index : index)

export function childOf(value: unknown, step: Step): unknown {
  if (Array.isArray(value)) return typeof step === 'number' ? value[step] : undefined
  return isRecord(value) ? value[step] : undefined
}

export const valueAt = (value: unknown, path: readonly Step[]): unknown =>
  path.reduce<unknown>(childOf, value)
