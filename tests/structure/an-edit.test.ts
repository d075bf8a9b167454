import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** Every stage that the code tells of: of the builder, of the publisher, and those around them. */
function stagesOfCode(): Set<string> {
  const stages = new Set<string>()
  const files = readdirSync('worker', { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /(?<!\.test)\.ts$/.test(name))) {
    const source = readFileSync(path.join('worker', file), 'utf8')
    for (const [, stage = ''] of source.matchAll(/(?:passStage|clock\.end|watch\.time)\('(\w+)'/g))
      stages.add(stage)
  }
  return stages
}

it('the picture of an edit names every stage of the code, and no other', () => {
  const picture = readFileSync('docs/an-edit.md', 'utf8').split('```')[1] ?? ''
  const named = [...picture.matchAll(/\b[A-Z]{4,}\b/g)].map(([word]) => word.toLowerCase())
  const stages = [...stagesOfCode()].sort()
  expect(stages.length).toBeGreaterThan(12)
  expect([...new Set(named)].sort()).toEqual(stages)
})
