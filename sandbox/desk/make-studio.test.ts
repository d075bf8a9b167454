import fs from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../content-lake/test-support/lake-for-tests'
import { type MakeOptions, makeStudio } from './make-studio'

// Its programs run at the lowest priority: beside others they get hardly any time.
vi.setConfig({ testTimeout: 180_000 })

const lock = JSON.stringify({ packages: { 'node_modules/sanity': { version: '5.31.2' } } })

/** A checkout whose Studio is one line of text, and an npm that does what the test says. */
function checkout(npm: string) {
  const root = temporaryFolder()
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), text)
  }
  write('studio/package-lock.json', lock)
  write('studio/source.ts', 'a source')
  write(
    'studio/bundle/bundle.ts',
    `import fs from 'node:fs'
     fs.mkdirSync(process.argv[2], { recursive: true })
     fs.writeFileSync(process.argv[2] + '/index.html', process.env.SANITY_STUDIO_SITE_URL)
     console.log(JSON.stringify({ inputs: ['studio/source.ts'] }))`,
  )
  write('npm.cjs', npm)
  const phases: string[] = []
  const options: MakeOptions = {
    root,
    folder: temporaryFolder(),
    npm: [process.execPath, path.join(root, 'npm.cjs')],
    settings: { SANITY_STUDIO_SITE_URL: 'http://localhost:8000' },
    phase: (name) => phases.push(name),
    log: () => undefined,
  }
  return { options, phases, write }
}

/** Installs what the lock file asks for. */
const goodNpm = `
  const fs = require('node:fs')
  fs.mkdirSync('node_modules', { recursive: true })
  fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json')`

const page = (folder: string) => fs.readFileSync(path.join(folder, 'index.html'), 'utf8')

test('the Studio is made once, and again when a source has changed', async () => {
  const { options, phases, write } = checkout(goodNpm)
  expect(page(await makeStudio(options))).toBe('http://localhost:8000')
  expect(phases).toEqual(['packages of the Studio', 'Studio'])
  await makeStudio(options)
  expect(phases).toHaveLength(2)
  write('studio/source.ts', 'another')
  const settings = { SANITY_STUDIO_SITE_URL: 'http://localhost:9000' }
  expect(page(await makeStudio({ ...options, settings }))).toBe('http://localhost:9000')
  expect(phases).toHaveLength(4)
})

test('without a network it says so in a sentence, and the next start makes it', async () => {
  const { options, write } = checkout('console.error("npm error code ENOTFOUND"); process.exit(1)')
  await expect(makeStudio(options)).rejects.toThrow('the registry was not reached (ENOTFOUND)')
  write('npm.cjs', goodNpm)
  expect(page(await makeStudio(options))).toBe('http://localhost:8000')
})

test('without an npm, or with sources that cannot be bundled, it says so', async () => {
  const { options, write } = checkout(goodNpm)
  await expect(makeStudio({ ...options, npm: ['no-such-npm'] })).rejects.toThrow('could not be installed')
  write('studio/bundle/bundle.ts', 'throw new Error("no schema")')
  await expect(makeStudio(options)).rejects.toThrow('it could not be bundled')
})
