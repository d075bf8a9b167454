import { asTyped } from '../border/as-typed'
import { fault, type SiteFault } from '../border/problem'
import { firstYear, isSaneYear, lastYear } from '../border/sane-days'
import { wellFormed } from '../border/well-formed'
import { documentShape, type Group, type ListMember, type Shape } from './shapes'

type Fields = Readonly<Record<string, unknown>>

/** What was left out of a document, or mended in it: where, and why. */
export interface LeftOut extends SiteFault {
  field: string
}

export interface ShapedDocument<Document extends Fields = Fields> {
  /** The document in the shape of the content model: of every field a value of its kind, or none. */
  document: Document
  leftOut: readonly LeftOut[]
}

/** Menus may hold menus; whoever nests deeper than this made a mistake. */
const deepest = 100
/** One document is not told more than this about. */
const mostTold = 200

/** Set by the content service itself, and what the document is known by. */
const identity: ReadonlySet<string> = new Set(['_id', '_type', '_rev'])
/** A page whose guard cannot be read must not go out unguarded: whoever plans the page refuses any word but a guard's. */
const guard = 'middleware'

type KindName = 'text' | 'number' | 'flag' | 'day' | 'moment' | 'list' | 'group' | 'nothing'

const kindNames: Readonly<Record<KindName, string>> = {
  text: 'a text',
  number: 'a number',
  flag: 'yes or no',
  day: 'a date',
  moment: 'a date with its time',
  list: 'a list',
  group: 'a group of fields',
  nothing: 'nothing',
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function kindOf(value: unknown): KindName {
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'object') return value === null ? 'nothing' : 'group'
  if (typeof value === 'boolean') return 'flag'
  return typeof value === 'number' ? 'number' : 'text'
}

/** The beginning of a value as it may be quoted: whole characters on one line. */
const quoted = (value: unknown): string =>
  [...wellFormed(String(value)).replace(/\s+/g, ' ')].slice(0, 40).join('')

function wrongKind(expected: KindName, value: unknown): SiteFault {
  const found = kindOf(value)
  const shown = found === 'text' || found === 'number' ? ` (${quoted(value)})` : ''
  return fault(
    'document.kind',
    `it is ${kindNames[found]}${shown} where ${kindNames[expected]} belongs; it is left out`,
    { expected, found, ...(shown && { value: quoted(value) }) },
  )
}

const noChoice = (value: string): SiteFault =>
  fault('document.choice', `"${quoted(value)}" is none of the choices; it is left out`, {
    value: quoted(value),
  })
const notWhole = (value: number): SiteFault =>
  fault('document.whole', `${value} is not a whole number; it is left out`, { value })
const outside = (value: number, least: number, most: number): SiteFault =>
  fault('document.range', `${value} is not between ${least} and ${most}; it is left out`, {
    value,
    least,
    most,
  })
const noDay = (value: string): SiteFault =>
  fault('date.day', `${quoted(value)} is not a day of the calendar`, { day: quoted(value) })
const noYear = (value: string): SiteFault =>
  fault('date.year', `${quoted(value)} is not in the years from ${firstYear} to ${lastYear}`, {
    day: quoted(value),
    first: firstYear,
    last: lastYear,
  })
const mended = fault('document.characters', 'it holds characters that no page can hold; they are left out')
const tooDeep = fault(
  'document.deep',
  `it is nested more than ${deepest} levels deep; what lies deeper is left out`,
  { levels: deepest },
)

/** Walks through a document beside its shape. Reads no deeper than the shape goes. */
class Shaper {
  readonly leftOut: LeftOut[] = []

  private tell(field: string, each: SiteFault): undefined {
    if (this.leftOut.length < mostTold) this.leftOut.push({ field, ...each })
    return undefined
  }

  /** The value as the shape wants it, or undefined when it is left out. */
  private read(shape: Shape, value: unknown, field: string, depth: number): unknown {
    if (depth > deepest && (shape.kind === 'group' || shape.kind === 'list'))
      return this.tell(field.split(/[.[]/, 1)[0] ?? field, tooDeep)
    switch (shape.kind) {
      case 'group':
        return isFields(value)
          ? this.group(shape, value, field, depth)
          : this.tell(field, wrongKind('group', value))
      case 'list':
        return Array.isArray(value)
          ? this.list(shape.of, value, field, depth)
          : this.tell(field, wrongKind('list', value))
      case 'flag':
        return typeof value === 'boolean' ? value : this.tell(field, wrongKind('flag', value))
      case 'number':
        return typeof value === 'number'
          ? this.number(shape, value, field)
          : this.tell(field, wrongKind('number', value))
      default:
        return typeof value === 'string'
          ? this.text(shape, value, field)
          : this.tell(field, wrongKind(shape.kind === 'choice' ? 'text' : shape.kind, value))
    }
  }

  private number({ isWhole, least, most }: Extract<Shape, { kind: 'number' }>, value: number, field: string) {
    if (isWhole && !Number.isInteger(value)) return this.tell(field, notWhole(value))
    return value >= least && value <= most ? value : this.tell(field, outside(value, least, most))
  }

  private text(
    shape: Exclude<Shape, { kind: 'group' | 'list' | 'flag' | 'number' }>,
    value: string,
    field: string,
  ) {
    switch (shape.kind) {
      case 'choice':
        return value === '' || shape.values.has(value) ? value : this.tell(field, noChoice(value))
      case 'day':
        return value === '' || isSaneDay(value) ? value : this.tell(field, dayFault(value))
      case 'moment':
        return Number.isFinite(Date.parse(value)) && isSaneYear(value)
          ? value
          : this.tell(field, dayFault(value))
      case 'text': {
        const text = shape.isTyped ? asTyped(wellFormed(value)) : wellFormed(value)
        if (text !== value) this.tell(field, mended)
        return text
      }
    }
  }

  private list(
    members: readonly ListMember[],
    values: readonly unknown[],
    field: string,
    depth: number,
  ): unknown[] {
    return values.flatMap((value, index) => {
      if (value === null) return []
      const at = `${field}[${index}]`
      const member = memberFor(members, value)
      if (!member) {
        const type = isFields(value) ? value._type : undefined
        this.tell(at, typeof type === 'string' ? noChoice(type) : wrongKind('group', value))
        return []
      }
      const read = this.read(member.shape, value, at, depth + 1)
      return read === undefined ? [] : [read]
    })
  }

  private group({ fields, needs }: Group, values: Fields, field: string, depth: number): Fields | undefined {
    const told = this.leftOut.length
    const read = this.fields(fields, values, field === '' ? '' : `${field}.`, depth)
    if (needs.every((name) => Object.hasOwn(read, name))) return read
    return this.leftOut.length === told ? this.tell(field, wrongKind('group', undefined)) : undefined
  }

  /** The fields that the shape knows, in the order of the document; a name that the model does not know is no value. */
  fields(
    fields: ReadonlyMap<string, Shape>,
    values: Fields,
    place: string,
    depth: number,
  ): Record<string, unknown> {
    const read: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(values)) {
      const shape = fields.get(name)
      if (!shape || value === null || value === undefined) continue
      const kept = this.read(shape, value, place + name, depth + 1)
      if (kept !== undefined) read[name] = kept
    }
    return read
  }
}

function memberFor(members: readonly ListMember[], value: unknown): ListMember | undefined {
  const [only] = members
  if (only && members.length === 1 && !only.isStrict) return only
  const type = isFields(value) ? value._type : undefined
  return members.find((member) => member.type === type)
}

function isSaneDay(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`)
  return (
    /^\d{4}-\d\d-\d\d$/.test(value) &&
    Number.isFinite(time) &&
    new Date(time).toISOString().startsWith(value) &&
    isSaneYear(value)
  )
}

const dayFault = (value: string): SiteFault =>
  Number.isFinite(Date.parse(value)) && /^[+-]?\d{4,6}-\d\d-\d\d/.test(value) && !isSaneYear(value)
    ? noYear(value)
    : noDay(value)

/**
 * Brings a document of the content service into the shape of the content model, field by field. What is of another kind,
 * out of its limits or too deep is left out and named; texts are made well-formed. A document that fits comes back equal
 * and names nothing. A type that the model does not know is handed on: no page reads it.
 */
export function shapeDocument<Document extends Fields>(document: Document): ShapedDocument {
  const shape = typeof document._type === 'string' ? documentShape(document._type) : undefined
  if (!shape) return { document, leftOut: [] }
  const shaper = new Shaper()
  const given = Object.entries(document)
  const fields = new Map([...shape.fields].filter(([name]) => !identity.has(name) && name !== guard))
  const read = shaper.fields(fields, document, '', 0)
  for (const [name, value] of given) if (identity.has(name)) read[name] = value
  if (shape.fields.has(guard) && document[guard] != null) read[guard] = guardWord(document[guard])
  const inOrder = given.flatMap(([name]) => (Object.hasOwn(read, name) ? [[name, read[name]] as const] : []))
  return { document: Object.fromEntries(inOrder), leftOut: shaper.leftOut }
}

/** A guard of the wrong kind becomes a word that is no guard: the page is refused by it, and says so. */
const guardWord = (value: unknown): string => (typeof value === 'string' ? quoted(value) : kindOf(value))
