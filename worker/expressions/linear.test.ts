import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { leastWork, mostGrowth } from '../../site/border/testing/growth'
import { filePattern, languagePattern } from '../edge/rules'
import { readPayload } from '../webhook/payload'

/** Rooms whose regular expressions see texts that others wrote: visitors, the content service, the feed. */
const rooms = [
  'worker/edge',
  'worker/http',
  'worker/press',
  'worker/operations',
  'worker/publish',
  'worker/regenerate',
  'worker/webhook',
  'site/addresses',
  'site/border',
  'site/calendar',
  'site/content',
  'site/events',
  'site/languages',
  'site/nodes',
  'site/page-plan',
]

interface Found {
  place: string
  expression: RegExp
}

function expressionsIn(file: string): Found[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Found[] = []
  const look = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, body = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? []
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      found.push({
        place: `${path.relative('.', file)}:${line} ${node.text}`,
        expression: new RegExp(body, flags),
      })
    }
    ts.forEachChild(node, look)
  }
  look(source)
  return found
}

/** Sees the digits of a number, of which there are at most 22. */
const bounded = ['site/languages/numbers.ts']

const files = rooms.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(?:^|\/)testing\//.test(file))
    .map((file) => path.join(room, file))
    .filter((file) => !bounded.includes(file)),
)
const expressions: Found[] = [
  ...files.flatMap(expressionsIn),
  { place: 'filePattern', expression: new RegExp(filePattern, 'i') },
  { place: 'languagePattern', expression: new RegExp(languagePattern, 'i') },
]

/** What makes expressions start over: the same piece again and again, and then something that does not fit. */
const pieces = [
  'a',
  ' ',
  '\n',
  '/',
  '.',
  '-',
  '"',
  '\\',
  '\\"',
  '[',
  '[[',
  '{"a":',
  '<',
  '&',
  '%2',
  ',',
  ';q=0',
  '*_',
  '(',
  '![',
  'de',
  'a.',
  'a ',
  '0',
  '+',
  '=',
  '?a',
  '#',
]
const texts = (length: number): string[] =>
  pieces.flatMap((piece) => {
    const long = piece.repeat(Math.ceil(length / piece.length))
    return [`${long}\u0001`, `"${long}`, `<${long}\u0001`]
  })

/** Characters of the shorter text; the other has four times as many. */
const shorter = 4_000
const [short, long] = [texts(shorter), texts(4 * shorter)]

/** ms; a linear one takes less than this for the longer text, by far; only what takes longer is measured twice. */
const looksSlow = 5

function isSteep(work: (text: string) => void, index: number): boolean {
  const [small = '', large = ''] = [short[index], long[index]]
  const began = performance.now()
  work(large)
  if (performance.now() - began < looksSlow) return false
  // A first run is slow by itself, and so is any on a busy machine: only what stays slow is compared.
  const whole = leastWork(() => work(large), 3)
  return whole > looksSlow && whole / leastWork(() => work(small), 3) > mostGrowth
}

const steepest = (work: (text: string) => void): string | undefined =>
  pieces.find((_, piece) => [0, 1, 2].some((kind) => isSteep(work, piece * 3 + kind)))

describe('what reads texts of others', () => {
  it('looks at each character a bounded number of times: every regular expression, whatever the text', () => {
    expect(expressions.length).toBeGreaterThan(80)
    const slow = expressions.flatMap(({ place, expression }) => {
      const piece = steepest((text) => void text.replace(expression, ''))
      return piece === undefined ? [] : [`${place} (${JSON.stringify(piece)})`]
    })
    expect(slow).toEqual([])
  })

  it('notices one that starts over at each character', () => {
    expect(steepest((text) => void text.replace(/\/+$/, ''))).toBe('/')
    expect(steepest((text) => void text.replace(/"(?:[^"\\]|\\.)*"/gs, ''))).toBeDefined()
  })

  it('reads a signed body in one pass', () => {
    const source = { projectId: 'p', dataset: 'd' }
    expect(steepest((text) => void readPayload(Buffer.from(text), {}, source))).toBeUndefined()
  })
})
