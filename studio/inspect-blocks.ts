import {
  entryOf,
  type FieldValues,
  type Finding,
  found,
  inside,
  noFindings,
  type Place,
  valuesOf,
} from './inspection'
import type { BlockArrayType } from './schemas/definition'

/** Checks a link inside the text. */
type LinkCheck = (link: unknown, place: Place) => Finding[]

/** Rich text: known styles, lists and marks, and every link mark with its definition (specification, section 3). */
export function checkBlocks(type: BlockArrayType, value: unknown, place: Place, link: LinkCheck): Finding[] {
  if (!Array.isArray(value)) return found(place, 'must be a list of blocks')
  const blocks: unknown[] = value
  return blocks.flatMap((block, index) => {
    const blockPlace = entryOf(place, block, index)
    const fields = valuesOf(block)
    if (fields?.get('_type') !== 'block') return found(blockPlace, 'must be a block')
    const missing =
      typeof fields.get('_key') === 'string' ? noFindings : found(blockPlace, 'the block has no _key')
    return [...missing, ...checkBlock(type, fields, blockPlace, link)]
  })
}

function checkBlock(type: BlockArrayType, block: FieldValues, place: Place, link: LinkCheck): Finding[] {
  const [form] = type.of
  const definitions = listOf(block.get('markDefs'))
  const marks = new Set<unknown>([
    ...form.marks.decorators.map((mark) => mark.value),
    ...definitions.map((definition) => valuesOf(definition)?.get('_key')),
  ])
  return [
    ...oneOf(block.get('style'), form.styles, inside(place, 'style')),
    ...oneOf(block.get('listItem'), form.lists, inside(place, 'listItem')),
    ...checkLevel(block.get('level'), inside(place, 'level')),
    ...definitions.flatMap((definition, index) =>
      link(definition, entryOf(inside(place, 'markDefs'), definition, index)),
    ),
    ...checkSpans(block.get('children'), marks, inside(place, 'children')),
  ]
}

function checkLevel(level: unknown, place: Place): Finding[] {
  const fits = level === undefined || (typeof level === 'number' && Number.isInteger(level) && level >= 1)
  return fits ? noFindings : found(place, 'must be a whole number from 1')
}

function checkSpans(value: unknown, marks: ReadonlySet<unknown>, place: Place): Finding[] {
  if (!Array.isArray(value)) return found(place, 'must be a list of texts')
  const spans: unknown[] = value
  return spans.flatMap((span, index) => {
    const fields = valuesOf(span)
    const spanPlace = entryOf(place, span, index)
    if (fields?.get('_type') !== 'span' || typeof fields.get('text') !== 'string') {
      return found(spanPlace, 'must be a span with a text')
    }
    const unknown = listOf(fields.get('marks')).filter((mark) => !marks.has(mark))
    return unknown.length === 0 ? noFindings : found(spanPlace, `unknown mark ${unknown.join(', ')}`)
  })
}

function oneOf(value: unknown, choices: { value: string }[], place: Place): Finding[] {
  if (value === undefined || choices.some((choice) => choice.value === value)) return noFindings
  return found(place, `"${String(value)}" is not one of ${choices.map((choice) => choice.value).join(', ')}`)
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
