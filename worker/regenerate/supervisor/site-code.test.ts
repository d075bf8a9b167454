import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fingerprint } from './site-code'

interface Making {
  builder: string
  node: string
  env: Record<string, string>
}

let root: string
let code: string

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'site-code-'))
  code = path.join(root, 'code')
  write(path.join(code, 'gatsby-config.ts'), 'export default {}')
  write(path.join(code, 'site', 'page.tsx'), 'export const page = 1')
  mkdirSync(path.join(code, 'node_modules'))
})

afterEach(() => rmSync(root, { recursive: true }))

it.each([
  ['a setting', ({ env }: Making) => void Object.assign(env, { SITE_URL: 'https://other.example' })],
  ['the site', () => write(path.join(code, 'site', 'page.tsx'), 'export const page = 3')],
  ['a file more of the site', () => write(path.join(code, 'site', 'deep', 'er.ts'), '')],
  ['a plugin', () => write(path.join(code, 'plugins', 'events', 'gatsby-node.ts'), 'export {}')],
  ['the settings of Gatsby', () => write(path.join(code, 'gatsby-config.ts'), 'export default { a: 1 }')],
  ['an installed package', () => write(path.join(code, 'node_modules', '.package-lock.json'), '{"a":2}')],
  ['the builder', ({ builder }: Making) => write(path.join(builder, 'render.ts'), 'export const a = 2')],
  ['Node', (making: Making) => void Object.assign(making, { node: 'v99.0.0' })],
])('has another fingerprint when %s changes (fault 55)', (_, change) => {
  const making = {
    builder: path.join(root, 'maker'),
    node: 'v20.19.0',
    env: { SITE_URL: 'https://a.example' },
  }
  write(path.join(making.builder, 'render.ts'), 'export const a = 1')
  const print = () => fingerprint({ code, env: making.env }, making)
  const before = print()
  expect(print()).toBe(before)
  change(making)
  expect(print()).not.toBe(before)
})

it('has the same fingerprint for another day and another token', () => {
  const env = { SITE_URL: 'https://hotel.example' }
  expect(fingerprint({ code, env: { ...env, SITE_TODAY: '2026-11-23', SANITY_TOKEN: 'new' } })).toBe(
    fingerprint({ code, env }),
  )
})
