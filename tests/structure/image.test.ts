import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { builtinModules } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeParts } from '../../worker/regenerate/supervisor/site-code'

const dockerfile = readFileSync('worker/Dockerfile', 'utf8').split(/^FROM /m)[1] ?? ''
/** Sources of the worker's image, as its COPY lines name them; patterns are resolved by the shell, as they are there. */
const copied = [...dockerfile.matchAll(/^COPY (.+) \S+$/gm)]
  .flatMap(([, sources = '']) => sources.split(' '))
  .flatMap((pattern) =>
    execFileSync('sh', ['-c', `ls -d ${pattern} 2>/dev/null || true`], { encoding: 'utf8' }).split('\n'),
  )
  .filter((name) => name !== '')

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'image-'))
  for (const name of copied) cpSync(name, path.join(folder, name), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What a program of the image says when the settings of a project lack the rest. */
function saidBy(program: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['worker/programs/run.cjs', program], {
    cwd: folder,
    env: { PATH: process.env.PATH, SANITY_PROJECT_ID: 'h7k2p9' },
    encoding: 'utf8',
  })
  return stdout + stderr
}

describe('the image', () => {
  it('has everything that pages are made with, so that it makes the bytes that were tested', () => {
    const missing = codeParts.filter(
      (part) => !copied.some((name) => part === name || part.startsWith(`${name}/`)),
    )
    expect(missing).toEqual([])
  })

  it.each(['worker/app/main.ts', 'worker/edge/serving/main.ts'])(
    'has every module that %s loads',
    (program) => {
      expect(saidBy(program)).toMatch(/SITE_URL is not set/)
    },
  )

  it('has every module that the builder loads', () => {
    const load = `require('./worker/programs/compiled.cjs').load(require('node:path').resolve('worker/regenerate/builder-process.ts')).then(() => { console.log('loaded'); process.exit(0) })`
    const { stdout, stderr } = spawnSync(process.execPath, ['-e', load], { cwd: folder, encoding: 'utf8' })
    expect(stdout, stderr).toContain('loaded')
  })

  it('installs every package that its programs load: none of them is for development only', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    const sources = execFileSync(
      'git',
      ['ls-files', 'worker', 'site', 'plugins', 'gatsby-config.ts', 'gatsby-node.ts'],
      {
        encoding: 'utf8',
      },
    )
      .split('\n')
      .filter(
        (name) =>
          /\.(?:tsx?|cjs)$/.test(name) && !/\.test\.tsx?$|\/testing\/|\.d\.c?ts$|\/example\.ts$/.test(name),
      )
    const loaded = new Set<string>()
    for (const name of sources)
      for (const [, specifier = ''] of readFileSync(name, 'utf8').matchAll(
        /^(?:import|export)(?! type)[^'"]*?from '([^'.][^']*)'|(?:require|import)\('([^'.][^']*)'\)/gm,
      ))
        loaded.add(specifier)
    const packages = [...loaded]
      .filter((name) => name !== '' && !name.startsWith('node:') && !builtinModules.includes(name))
      .map((name) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      )
    expect(packages.length).toBeGreaterThan(20)
    expect([...new Set(packages)].filter((name) => !(name in dependencies)).sort()).toEqual([])
  })
})
