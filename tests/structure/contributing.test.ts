import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const text = readFileSync('CONTRIBUTING.md', 'utf8')
const places = [
  ...text.matchAll(/(?<![\w./])(?:site|worker|studio|sandbox|tests|bench|docs)\/[\w./-]*[\w/]/g),
].map(([place]) => place)

it('the guide for contributors names only files and folders that exist', () => {
  expect(places.length).toBeGreaterThan(20)
  expect(places.filter((place) => !existsSync(place))).toEqual([])
})

it('the guide for contributors names only commands that there are', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name)
  expect(commands.length).toBeGreaterThan(2)
  expect(commands.filter((name) => !(String(name) in scripts))).toEqual([])
})
