import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { mutants } from '../mutants/rows'

const page = readFileSync('docs/specification.md', 'utf8')
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| line |'))
  .map((line) => line.slice(2, -2).split(' | '))

/** A test that a row names: its file, and its title, with … for what changes or is left out. */
interface Named {
  row: string
  file: string
  title?: string
}

/** A file beside another one may be named without its folder. The walk of an editor (`tests/studio/`) is a list of tests, too. */
function namedTests([row = '', , tests = '']: readonly string[]): Named[] {
  let file = ''
  return [...tests.matchAll(/([\w/.-]+\.(?:test|spec)\.tsx?|tests\/studio\/[\w-]+\.ts)|"([^"]*)"/g)].map(
    ([, name, title]) => {
      if (name !== undefined) file = name.includes('/') ? name : path.join(path.dirname(file), name)
      return { row, file, ...(title === undefined ? {} : { title }) }
    },
  )
}

/** Whether the source of a test has the title; quotes may be escaped there. */
function hasTitle(file: string, title: string): boolean {
  const parts = title
    .split(/\s*…\s*/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/'/g, "\\\\?'"))
  return new RegExp(parts.join('[^\\n]*')).test(readFileSync(file, 'utf8'))
}

it('every row of the specification has a line, its code and its test', () => {
  expect(rows.length).toBeGreaterThan(80)
  expect(rows.filter((row) => row.length !== 3 || row.some((cell) => cell.trim() === ''))).toEqual([])
})

it('the rows of the specification name only tests that there are', () => {
  const named = rows.flatMap(namedTests)
  expect(named.filter(({ title }) => title !== undefined).length).toBeGreaterThan(80)
  const wrong = named.filter(
    ({ file, title }) => !existsSync(file) || (title !== undefined && !hasTitle(file, title)),
  )
  expect(wrong).toEqual([])
})

it('the rows of the specification name only code that there is', () => {
  const code = rows.flatMap(([, cell = '']) =>
    [...cell.matchAll(/`((?:site|worker|sandbox|studio|plugins|tests)\/[^` ]+)`/g)].map(
      ([, name = '']) => name,
    ),
  )
  expect(code.length).toBeGreaterThan(80)
  expect(code.filter((name) => !existsSync(name))).toEqual([])
})

it('what npm run mutants breaks stands where it says, once, and is guarded by tests that there are', () => {
  const lost = mutants.filter(
    ({ file, find, tests }) =>
      readFileSync(file, 'utf8').split(find).length !== 2 || !tests.every((test) => existsSync(test)),
  )
  expect(lost.map(({ row }) => row)).toEqual([])
})
