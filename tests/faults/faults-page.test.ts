import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** A line of docs/faults.md: `| 12 | what is injected | file: "test"; file: "test" |`, or `open: why` for the tests. */
interface Line {
  number: number
  tests: { file: string; name: string | undefined }[]
  open: string | undefined
}

const lines: Line[] = readFileSync('docs/faults.md', 'utf8')
  .split('\n')
  .flatMap((row) => {
    const [, number, , tests = ''] = row.split(/(?<!\\)\|/).map((cell) => cell.trim())
    if (number === undefined || !/^\d+$/.test(number)) return []
    const found = [...tests.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?|[\w./-]+\.ts)`(?:: "([^"]+)")?/g)]
    return [
      {
        number: Number(number),
        tests: found.map(([, file = '', name]) => ({ file, name })),
        open: /\bopen: (.+)/.exec(tests)?.[1],
      },
    ]
  })

describe('the page of faults', () => {
  it('has a line for each of the first 45 faults, and later ones in their order, with a test or with what is open', () => {
    const numbers = lines.map(({ number }) => number)
    expect(numbers.slice(0, 45)).toEqual(Array.from({ length: 45 }, (_, index) => index + 1))
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    expect(lines.filter(({ tests, open }) => tests.length === 0 && open === undefined)).toEqual([])
  })

  it.each(lines)('names only files and tests that exist (fault $number)', ({ tests }) => {
    for (const { file, name } of tests) {
      expect(existsSync(file), file).toBe(true)
      if (name !== undefined) expect(readFileSync(file, 'utf8'), file).toContain(name)
    }
  })
})
