import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const folder = path.resolve('site/src')
const components = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => path.join(folder, name))

/** Classes that a component takes from a style sheet that does not have them. */
function missingClasses(component: string): string[] {
  const source = readFileSync(component, 'utf8')
  return [...source.matchAll(/import \* as (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(
    ([, name = '', sheet = '']) => {
      const css = readFileSync(path.resolve(path.dirname(component), sheet), 'utf8')
      const defined = new Set([...css.matchAll(/\.([A-Za-z][\w]*)/g)].map((match) => match[1]))
      const used = [
        ...source.replace(/^import .*$/gm, '').matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')),
      ].map((match) => match[1] ?? '')
      return used.filter((each) => !defined.has(each)).map((each) => `${path.basename(component)}: ${each}`)
    },
  )
}

it('every class that a component names stands in its style sheet', () => {
  expect(components.length).toBeGreaterThan(50)
  expect(components.flatMap(missingClasses)).toEqual([])
})
