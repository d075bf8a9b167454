import { execFile } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const lockSchema = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
})

type Packages = z.output<typeof lockSchema>['packages']

const readText = (file: string) => readFileSync(path.resolve(file), 'utf8')
const packagesOf = (file: string): [string, Packages[string]][] =>
  Object.entries(lockSchema.parse(JSON.parse(readText(file))).packages).filter(([name]) => name !== '')
const nameOf = (place: string): string => place.replace(/^.*node_modules\//, '')

/** Where a package that asks for another looks for it, the nearest place first. */
function placesOf(name: string, asker: string): string[] {
  const above = asker.lastIndexOf('/node_modules/')
  const here = `${asker}/node_modules/${name}`
  if (asker === '') return [`node_modules/${name}`]
  return [here, ...placesOf(name, above < 0 ? '' : asker.slice(0, above))]
}

/** Packages that bring a program for their installation; docs/dependencies.md says what each would do. */
const installers = [
  '@parcel/watcher',
  'core-js',
  'core-js-pure',
  'es5-ext',
  'esbuild',
  'gatsby',
  'gatsby-cli',
  'lmdb',
  'msgpackr-extract',
  'fsevents',
  'workerd',
]

const allowedLicences =
  /^(?:\(?(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|PSF-2\.0|Python-2\.0|OFL-1\.1|MPL-2\.0|LGPL-3\.0-or-later)(?: (?:OR|AND) |\)?$))+/

/** Of these the licence text was read: `docs/dependencies.md`. */
const readByHand = ['gsap']

for (const file of ['package-lock.json', 'studio/package-lock.json']) {
  describe(file, () => {
    it('takes every package from a registry, by the hash of its bytes: none from git, a folder or plain http', () => {
      const odd = packagesOf(file).filter(
        ([, { resolved, integrity, link }]) =>
          link === true ||
          !/^sha512-/.test(integrity ?? '') ||
          (resolved !== undefined && !/^https:\/\/[^/]+\/.+\.tgz$/.test(resolved)),
      )
      expect(odd.map(([place]) => place)).toEqual([])
    })

    it('names versions, never ranges of git or tags', () => {
      const odd = packagesOf(file).filter(
        ([, { version }]) => !/^\d+\.\d+\.\d+(?:[-+].+)?$/.test(version ?? ''),
      )
      expect(odd.map(([place]) => place)).toEqual([])
    })

    // npm 11 refuses a lock file that lacks one, and npm 10 on another platform installs none of them.
    it('lists the optional packages of every platform, not only of the one that wrote it', () => {
      const packages = packagesOf(file)
      const places = new Set(packages.map(([place]) => place))
      const missing = packages.flatMap(([asker, { optionalDependencies = {} }]) =>
        Object.keys(optionalDependencies)
          .filter((name) => !placesOf(name, asker).some((place) => places.has(place)))
          .map((name) => `${name} of ${asker}`),
      )
      expect(missing).toEqual([])
    })
  })
}

describe('the packages', () => {
  it('that are installed are those of the lock file: none missing, of another version, or too many', async () => {
    const folder = path.dirname(realpathSync('node_modules'))
    const listed = await promisify(execFile)('npm', ['ls', '--all', '--json'], {
      cwd: folder,
      maxBuffer: 64 * 1024 * 1024,
    })
    const { problems } = z
      .object({ problems: z.array(z.string()).optional() })
      .parse(JSON.parse(listed.stdout))
    expect(problems ?? []).toEqual([])
  })

  it.each(['.', 'studio'])('run no program when they are installed in %s', async (cwd) => {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME }
    const { stdout } = await promisify(execFile)('npm', ['config', 'get', 'ignore-scripts'], { cwd, env })
    expect(stdout.trim()).toBe('true')
  })

  it('that bring a program for the installation are known to work without it', () => {
    const running = packagesOf('package-lock.json').filter(([, { hasInstallScript }]) => hasInstallScript)
    expect(running.map(([place]) => nameOf(place)).filter((name) => !installers.includes(name))).toEqual([])
  })

  it('that go live have licences which allow it', () => {
    const live = packagesOf('package-lock.json').filter(
      ([, { dev, license }]) => !dev && license !== undefined,
    )
    const odd = live.filter(
      ([place, { license }]) => !allowedLicences.test(license ?? '') && !readByHand.includes(nameOf(place)),
    )
    expect(odd.map(([place, { license }]) => `${place}: ${license}`)).toEqual([])
  })

  it('that the site names stand, each with its licence, in docs/dependencies.md', () => {
    const manifest = z
      .object({ dependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readText('package.json')))
    const documented = readText('docs/dependencies.md')
    const missing = Object.keys(manifest.dependencies).filter((name) => !documented.includes(`| ${name} |`))
    expect(missing).toEqual([])
    expect(Object.values(manifest.dependencies).filter((range) => !/^\d+\.\d+\.\d+$/.test(range))).toEqual([])
  })
})
