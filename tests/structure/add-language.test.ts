import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const copied = [
  ...['package.json', 'tsconfig.json', 'vitest.config.ts', '.env.example'],
  ...['site', 'studio', 'worker', 'sandbox', 'plugins'],
]
const run = promisify(execFile)
let folder: string
const place = (name: string) => path.join(folder, name)
const textOf = (name: string) => readFileSync(place(name), 'utf8')
const change = (name: string, from: string | RegExp, to: string) => {
  const text = textOf(name)
  writeFileSync(place(name), text.replace(from, to))
  expect(textOf(name), `${name} has no ${String(from)}`).not.toBe(text)
}

/** `npm run generate` in the copy: what it says where it fails, or nothing. */
const generate = () =>
  run(process.execPath, ['--import', 'tsx', 'site/generate/generate.ts'], { cwd: folder }).then(
    () => '',
    (error: unknown) => String(Reflect.get(Object(error), 'stderr')),
  )

/** What the compiler says of the lists of all languages, and of all that they name. */
function compilerSays(): string[] {
  const { config } = ts.readConfigFile(place('tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, folder)
  const lists = readdirSync(place('site/languages')).filter((name) => name.startsWith('all-'))
  const roots = lists.map((name) => place(`site/languages/${name}`))
  const program = ts.createProgram(roots, { ...options, types: [], noEmit: true })
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) =>
        `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    )
}

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'language-'))
  const filter = (name: string) => !name.includes('node_modules')
  for (const part of copied) cpSync(part, place(part), { recursive: true, filter })
  symlinkSync(path.resolve('node_modules'), place('node_modules'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the recipe "Add a language", step by step', () => {
  const recipe = /## Add a language\n(.*?)\n## /s.exec(readFileSync('CONTRIBUTING.md', 'utf8'))?.[1] ?? ''

  it('1. a code in the list: the generator names the folder that is missing', async () => {
    expect(recipe).toMatch(/^\s*1\. .*`site\/languages\/list\.ts`/)
    change('site/languages/list.ts', "'en']", "'en', 'it']")
    expect(await generate()).toContain('The language "it" has no site/languages/it/language.ts.')
  })

  it('2. its folder: what the recipe lists is all that there is in one', async () => {
    const named = [...recipe.matchAll(/`([a-z]+(?:\.ts|\/))`/g)].map(([, name]) => name?.replace('/', ''))
    expect(readdirSync(place('site/languages/fr')).sort()).toEqual([...new Set(named)].sort())
    cpSync(place('site/languages/fr'), place('site/languages/it'), { recursive: true })
    for (const name of ['language.ts', 'forms.ts', 'words.ts', 'texts/index.ts'])
      change(`site/languages/it/${name}`, /export const fr\b/, 'export const it')
    expect(compilerSays().join()).toMatch(/all-facts\.ts: .*'it' is missing/)
  })

  it('3. the generator: every list has it, and a text that is missing does not compile', async () => {
    expect(await generate()).toBe('')
    expect(compilerSays()).toEqual([])
    change('site/languages/it/texts/error.ts', /\n {2}home: .*/, '')
    expect(compilerSays().join()).toMatch(/Property 'home' is missing/)
  })

  it('4. the variable of its feed: settings ask for it in the example of all of them', async () => {
    const settings = 'worker/settings/settings.test.ts'
    const test = () =>
      run('npx', ['--no-install', 'vitest', 'run', '--project', 'unit', settings], { cwd: folder }).then(
        () => '',
        (error: unknown) => ['stdout', 'stderr'].map((name) => Reflect.get(Object(error), name)).join(''),
      )
    expect(await test()).toContain('EVENTS_FEED_URL_IT')
    change('.env.example', '#EVENTS_FEED_URL_FR', '#EVENTS_FEED_URL_IT=\n#EVENTS_FEED_URL_FR')
    expect(await test()).toBe('')
  })
})
