import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readKept } from './kept'
import { shortTable, writeReadme } from './readme'

const kept = readKept('docs/figures.json')

it('the README shows the figures that were measured last', () => {
  expect(Object.keys(kept).length).toBeGreaterThan(0)
  expect(readFileSync('README.md', 'utf8')).toContain(shortTable(kept))
})

it('figures are put between their marks, and nothing else changes', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'readme-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'README.md')
  writeFileSync(
    file,
    'Before\n<!-- figures: written by npm run bench -->\nold\n<!-- end of figures -->\nAfter\n',
  )
  writeReadme(file, kept)
  const text = readFileSync(file, 'utf8')
  expect(text).toMatch(/^Before\n.*\nAfter\n$/s)
  expect(text).not.toContain('old')
  writeFileSync(file, 'nothing')
  expect(() => writeReadme(file, kept)).toThrow('no place for the figures')
})
