import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** Names that are exported by more than one file of the product, and why each is meant. */
const meant: Readonly<Record<string, string>> = {
  wrapPageElement: 'Gatsby asks for it in the browser and on the server',
  createSchemaCustomization: 'Gatsby asks each of its plugins for it',
  sourceNodes: 'Gatsby asks each of its plugins for it',
  MediaCorner: 'the document, and the component that shows it',
  Occurrence: 'a date of an event, and the component that shows it',
  Question: 'of a form: what is asked, and the component that asks it',
}

/** Files of which each says the same of another language, part or template: their names are those of a list. */
const lists = [
  /^site\/languages\/[a-z]{2}\//,
  /^site\/src\/parts\/[^/]+\/(?:fields|example|resolve)\.ts$/,
  /^site\/src\/(?:templates|slices)\//,
  /^worker\/operations\/words\/(?:.+\.)?[a-z]{2}\.ts$/,
  // Texts by the text that they stand for, put together in one table.
  /^studio\/words\/german-/,
]

const files = ['site', 'worker', 'studio', 'plugins']
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(room, name)),
  )
  .concat('gatsby-config.ts', 'gatsby-node.ts')
  .filter((file) => /\.tsx?$/.test(file) && !/node_modules|\.test\.|\.d\.ts$|\/testing\//.test(file))
  .filter((file) => !lists.some((list) => list.test(file)))

/** The names in a pattern: of `{ a, b: [c] }` there are `a` and `c`. */
const bound = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? bound(element.name) : []))

/** What a file declares and exports by name. What it only hands on is that of another file. */
function exportedBy(file: string, text: string): string[] {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  return statements.flatMap((statement) => {
    const words = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
    const kinds = words.map(({ kind }) => kind)
    if (!kinds.includes(ts.SyntaxKind.ExportKeyword) || kinds.includes(ts.SyntaxKind.DefaultKeyword))
      return []
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => bound(name))
    const named =
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement)
    return named && statement.name ? [statement.name.text] : []
  })
}

const places = new Map<string, string[]>()
for (const file of files)
  for (const name of new Set(exportedBy(file, readFileSync(file, 'utf8'))))
    places.set(name, [...(places.get(name) ?? []), file])
const twice = [...places].filter(([, where]) => where.length > 1)

it('a name that a file exports means one thing in the product', () => {
  expect(places.size).toBeGreaterThan(1500)
  expect(Object.fromEntries(twice.filter(([name]) => !(name in meant)))).toEqual({})
})

it('names that are meant to be there twice are', () => {
  const names = twice.map(([name]) => name)
  expect(Object.keys(meant).filter((name) => !names.includes(name))).toEqual([])
})

it.each([
  ['export const { a, b: [c] } = d', ['a', 'c']],
  ['export async function a() {}\nfunction b() {}', ['a']],
  ['export interface A {}\nexport type B = A\nexport class C {}', ['A', 'B', 'C']],
  ["export { a } from './a'\nexport default function b() {}", []],
])('of %j it reads %j', (text, names) => {
  expect(exportedBy('a.ts', text)).toEqual(names)
})
