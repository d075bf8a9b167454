import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { generated } from './generated'

it.each(Object.entries(generated))('%s is what npm run generate writes', async (file, text) => {
  const isCurrent = readFileSync(file, 'utf8') === (await text())
  expect(isCurrent, `${file} is stale: run npm run generate`).toBe(true)
})
