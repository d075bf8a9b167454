import path from 'node:path'
import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { lackedByPromised } from './promised-browsers'

/** What runs in a visitor's browser begins here. */
const entries = ['site/gatsby-browser.tsx', 'site/src/slices', 'site/src/templates']

/** Asked for before it is used, by the names of the data; where it is not there, nothing is missed. */
const askedFor: readonly { file: string; name: string }[] = [
  { file: 'site/src/loading/when-idle.ts', name: 'Window.requestIdleCallback' },
]

/** What is known of a member of an interface: of the web, or of the language. */
function known(owner: string, member: string, isStatic: boolean): CompatStatement | undefined {
  const names = isStatic ? [`${member}_static`, member] : [member]
  const rooms: (Identifier | undefined)[] = [
    bcd.api[owner],
    bcd.javascript.builtins?.[owner],
    // Some of an element's members are told of the interface that it is made of.
    ...(owner === 'Window' ? [bcd.api._globals, bcd.api.WindowOrWorkerGlobalScope] : []),
  ]
  for (const room of rooms)
    for (const name of names) {
      const found = room?.[name]?.__compat
      if (found) return found
    }
  return undefined
}

/** `lib.dom.d.ts` and the like: what the browser brings. */
const isBuiltIn = (file: ts.SourceFile): boolean =>
  /[\\/]typescript[\\/]lib[\\/]lib\..*\.d\.ts$/.test(file.fileName)

/** The interface that a built-in is declared in, by the name of the data: `URL` of `declare var URL: {…}`, too. */
function ownerOf(declaration: ts.Declaration): { owner: string; isStatic: boolean } | undefined {
  const { parent } = declaration
  if (ts.isInterfaceDeclaration(parent)) {
    const name = parent.name.text
    const built = /^(.*)Constructor$/.exec(name)?.[1]
    return {
      owner: built ?? name.replace(/^Readonly(Array|Set|Map)$/, '$1'),
      isStatic: built !== undefined,
    }
  }
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent))
    return { owner: parent.parent.name.getText(), isStatic: true }
  return undefined
}

interface Use {
  file: string
  name: string
  lackedBy: string[]
}

/** What a file uses of the browser that a promised one does not have. */
function usesIn(file: ts.SourceFile, checker: ts.TypeChecker): Use[] {
  const uses: Use[] = []
  const name = path.relative(process.cwd(), file.fileName)
  const look = (symbol: ts.Symbol | undefined) => {
    for (const declaration of symbol?.declarations ?? []) {
      if (!isBuiltIn(declaration.getSourceFile())) continue
      const of = ownerOf(declaration)
      const member = symbol?.name ?? ''
      const statement = of && known(of.owner, member, of.isStatic)
      const lacked = statement ? lackedByPromised(statement) : []
      if (lacked.length > 0) uses.push({ file: name, name: `${of?.owner}.${member}`, lackedBy: lacked })
    }
  }
  const walk = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return
    if (ts.isPropertyAccessExpression(node)) look(checker.getSymbolAtLocation(node.name))
    if (ts.isObjectBindingPattern(node)) {
      const type = checker.getTypeAtLocation(node)
      for (const { name: own, propertyName } of node.elements)
        look(type.getProperty((propertyName ?? own).getText()))
    }
    if (ts.isNewExpression(node) && ts.isIdentifier(node.expression)) {
      const statement = bcd.api[node.expression.text]?.__compat
      const lacked = isGlobal(node.expression, checker) && statement ? lackedByPromised(statement) : []
      if (lacked.length > 0) uses.push({ file: name, name: node.expression.text, lackedBy: lacked })
    }
    ts.forEachChild(node, walk)
  }
  walk(file)
  return uses
}

const isGlobal = (node: ts.Identifier, checker: ts.TypeChecker): boolean =>
  checker.getSymbolAtLocation(node)?.declarations?.some((one) => isBuiltIn(one.getSourceFile())) ?? false

/** Files that are bundled for visitors: all that the entries import, but what is only a type. */
function bundledFiles(program: ts.Program, options: ts.CompilerOptions): ts.SourceFile[] {
  const files = new Map<string, ts.SourceFile>()
  const follow = (name: string): void => {
    const file = program.getSourceFile(name)
    if (!file || files.has(name) || file.isDeclarationFile || name.includes('node_modules')) return
    files.set(name, file)
    for (const statement of file.statements) {
      const isImport = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
      const from = isImport ? statement.moduleSpecifier : undefined
      if (!from || !ts.isStringLiteral(from) || isOnlyType(statement)) continue
      const { resolvedModule } = ts.resolveModuleName(from.text, name, options, ts.sys)
      if (resolvedModule) follow(resolvedModule.resolvedFileName)
    }
    // `import('…')` of what comes later.
    for (const [, later = ''] of file.text.matchAll(/\bimport\('([^']+)'\)/g)) {
      const { resolvedModule } = ts.resolveModuleName(later, name, options, ts.sys)
      if (resolvedModule) follow(resolvedModule.resolvedFileName)
    }
  }
  for (const name of program.getRootFileNames()) follow(name)
  return [...files.values()]
}

function isOnlyType(statement: ts.Statement): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly
  if (!ts.isImportDeclaration(statement) || !statement.importClause) return false
  const { isTypeOnly, name, namedBindings } = statement.importClause
  const isNamed = namedBindings && ts.isNamedImports(namedBindings)
  return isTypeOnly || (!name && isNamed === true && namedBindings.elements.every((each) => each.isTypeOnly))
}

function programOf(roots: readonly string[], files: Readonly<Record<string, string>> = {}): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, process.cwd())
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists } = host
  host.readFile = (name) => files[path.basename(name)] ?? readFile(name)
  host.fileExists = (name) => path.basename(name) in files || fileExists(name)
  return ts.createProgram(roots, options, host)
}

const filesIn = (entry: string): string[] =>
  /\.tsx?$/.test(entry)
    ? [entry]
    : ts.sys.readDirectory(entry, ['.tsx']).filter((file) => !/\.test\.tsx$/.test(file))

describe('what runs in a visitor’s browser', () => {
  it('uses nothing that a promised browser does not have, unless it asks before', () => {
    const roots = entries.flatMap(filesIn).map((file) => path.resolve(file))
    const program = programOf([...roots, path.resolve('site/src/css-modules.d.ts')])
    const files = bundledFiles(program, program.getCompilerOptions())
    expect(files.length).toBeGreaterThan(200)
    const checker = program.getTypeChecker()
    const uses = files.flatMap((file) => usesIn(file, checker))
    const isMeant = (use: Use) => askedFor.some(({ file, name }) => file === use.file && name === use.name)
    expect(uses.filter((use) => !isMeant(use))).toEqual([])
    const isUsed = (one: (typeof askedFor)[number]) =>
      uses.some(({ file, name }) => file === one.file && name === one.name)
    expect(askedFor.filter((one) => !isUsed(one))).toEqual([])
  })

  it.each([
    ['URL.canParse', "URL.canParse('/')"],
    ['AbortSignal.any', 'AbortSignal.any([])'],
    ['Element.checkVisibility', 'document.body.checkVisibility()'],
    ['String.toWellFormed', "''.toWellFormed()"],
    ['Window.requestIdleCallback', 'window.requestIdleCallback(() => undefined)'],
  ])('would be found, such as %s', (name, code) => {
    const program = programOf([path.resolve('tried.ts')], {
      'tried.ts': `export const tried = () => ${code}\n`,
    })
    const file = program.getSourceFile(path.resolve('tried.ts'))
    expect(file && usesIn(file, program.getTypeChecker()).map((use) => use.name)).toContain(name)
  })

  it.each(['[1].at(-1)', "document.querySelector('a')?.closest('b')", 'fetch(location.href)'])(
    'is none, such as %s',
    (code) => {
      const program = programOf([path.resolve('tried.ts')], {
        'tried.ts': `export const tried = () => ${code}\n`,
      })
      const file = program.getSourceFile(path.resolve('tried.ts'))
      expect(file && usesIn(file, program.getTypeChecker())).toEqual([])
    },
  )
})
