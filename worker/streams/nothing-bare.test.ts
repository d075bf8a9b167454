import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const room = path.resolve('worker')
const own = path.join(room, 'streams')

/** It runs at a CDN, where an error that nobody hears ends one answer and no process of Node. */
const atTheCdn = path.join(room, 'edge', 'function')

/** Programs of the worker: no tests, and none of the modules that hear the errors for all others. */
const programs = readdirSync(room, { recursive: true, encoding: 'utf8' })
  .map((file) => path.join(room, file))
  .filter(
    (file) =>
      /\.(?:ts|cjs)$/.test(file) &&
      !/\.test\.ts$|\/testing\//.test(file) &&
      ![own, atTheCdn].some((folder) => file.startsWith(`${folder}/`)),
  )

const nameOf = (call: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(call.expression)
    ? call.expression.name.text
    : ts.isIdentifier(call.expression)
      ? call.expression.text
      : ''

const isInside = (node: ts.Node, callee: string): boolean =>
  ts.isCallExpression(node.parent) && nameOf(node.parent) === callee

/** `await fetch(…)`, `return fetch(…)`, `() => fetch(…)`, `fetch(…).then(…)`: its failure is that of a promise. */
function isAwaited({ parent }: ts.Node): boolean {
  return (
    ts.isAwaitExpression(parent) ||
    ts.isReturnStatement(parent) ||
    ts.isArrowFunction(parent) ||
    ts.isPropertyAccessExpression(parent)
  )
}

/** Why a call is bare: its error would be one of the process. Undefined where somebody listens. */
function whyBare(call: ts.CallExpression): string | undefined {
  const name = nameOf(call)
  if (['spawn', 'fork', 'createWriteStream', 'fromWeb', 'pipe'].includes(name))
    return `${name} is for worker/streams`
  if (name === 'createReadStream' && !isInside(call, 'pipeline'))
    return `${name} stands outside of a pipeline`
  if (name === 'execFile' && !isInside(call, 'promisify')) return `${name} has no promise`
  if (name === 'fetch' && ts.isIdentifier(call.expression) && !isAwaited(call))
    return `${name} is not awaited`
  return undefined
}

/** `response.body` as a stream; to hand the response to `bodyOf` is the other way. `.cancel()` of it is a promise. */
function isBareBody(node: ts.Node): boolean {
  if (!ts.isPropertyAccessExpression(node) || node.name.text !== 'body') return false
  if (node.expression.getText() !== 'response') return false
  const { parent } = node
  const isLookedAt = ts.isBinaryExpression(parent) && parent.right.kind === ts.SyntaxKind.NullKeyword
  const isCancelled = ts.isPropertyAccessExpression(parent) && parent.name.text === 'cancel'
  return !isLookedAt && !isCancelled
}

function bareIn(name: string, text: string): string[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const look = (node: ts.Node): void => {
    const why = ts.isCallExpression(node) ? whyBare(node) : undefined
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
    if (why) found.push(`${path.relative(room, name)}:${line} ${why}`)
    if (isBareBody(node)) found.push(`${path.relative(room, name)}:${line} the body of fetch is read bare`)
    ts.forEachChild(node, look)
  }
  look(source)
  return found
}

describe('the worker', () => {
  it('uses no stream, body or child whose error nobody hears', () => {
    expect(programs.length).toBeGreaterThan(100)
    expect(programs.flatMap((file) => bareIn(file, readFileSync(file, 'utf8')))).toEqual([])
  })

  it.each([
    ["createReadStream('x').on('data', call)", 1],
    ["await pipeline(createReadStream('x'), response)", 0],
    ["createWriteStream('x')", 1],
    ["const child = spawn('ls')", 1],
    ["fork('x.js')", 1],
    ["execFile('ls', call)", 1],
    ['const run = promisify(execFile)', 0],
    ['answer.pipe(response)', 1],
    ['Readable.fromWeb(stream)', 1],
    ['fetch(address)', 1],
    ['await fetch(address)', 0],
    ['const stream = response.body', 1],
    ['await response.body?.cancel()', 0],
  ])('would be told about: %s', (text, count) => {
    expect(bareIn(path.join(room, 'example.ts'), text)).toHaveLength(count)
  })
})
