/**
 * Programs of this project as one file each (docs/decisions/2026-11-28-compiled-programs.md). To find five hundred modules and
 * to compile each by itself takes three seconds of a processor at every start; the one file takes one. It is kept, and
 * taken again for as long as every source of it says what it said.
 */
const { createHash, randomBytes } = require('node:crypto')
const { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs')
const path = require('node:path')

const root = path.resolve(__dirname, '../..')
/** Packages are found from here, as from the sources themselves. */
const folder = path.join(root, '.programs')

/** What a program depends on beside its sources. */
const settings = ['tsconfig.json', 'package.json', path.relative(root, __filename)]

const sha256 = (content) => createHash('sha256').update(content).digest('hex')
const read = (name) => readFileSync(path.join(root, name))

/** Written whole or not at all, where several start the same program at once. (What does this elsewhere is TypeScript.) */
function write(file, content) {
  const part = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(part, content)
  renameSync(part, file)
}

/**
 * What was kept of a program; undefined where it is not there, is not whole, or a source of it says something else.
 * Names are those below the root, so that a copy of the whole project takes its programs along.
 */
function kept(name) {
  try {
    const {
      file,
      sha256: whole,
      sources,
    } = JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'))
    const place = path.join(folder, file)
    const same = Object.entries(sources).every(([source, digest]) => sha256(read(source)) === digest)
    return same && sha256(readFileSync(place)) === whole ? place : undefined
  } catch {
    return undefined
  }
}

/** What earlier sources of it were compiled to. */
function forgetOthers(name, file) {
  const of = new RegExp(`^${name}\\.[0-9a-f]{12}\\.cjs`)
  for (const other of readdirSync(folder))
    if (of.test(other) && !other.startsWith(file)) rmSync(path.join(folder, other), { force: true })
}

/** Modules beside their sources, where each was; what is no TypeScript is read there, once for all programs of a process. */
const inItsPlace = (sources) => ({
  name: 'in-its-place',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^\.{1,2}\/.*\.cjs$/ }, ({ path: asked, resolveDir }) => ({
      path: `./${path.relative(folder, path.join(resolveDir, asked))}`,
      external: true,
    }))
    onLoad({ filter: /\.(?:tsx?|json)$/ }, ({ path: file }) => {
      const bytes = readFileSync(file)
      sources[path.relative(root, file)] = sha256(bytes)
      const beside = `require('node:path').join(__dirname, ${JSON.stringify(path.relative(folder, path.dirname(file)))})`
      return {
        contents: file.endsWith('.json')
          ? bytes
          : bytes.toString().replaceAll(/\b__dirname\b/g, `(${beside})`),
        loader: path.extname(file).slice(1),
      }
    })
  },
})

async function compile(program, name) {
  const sources = Object.fromEntries(settings.map((setting) => [setting, sha256(read(setting))]))
  const { build, stop } = require('esbuild')
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [program],
    outfile: path.join(folder, `${name}.cjs`),
    bundle: true,
    packages: 'external',
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    keepNames: true,
    sourcemap: 'external',
    sourcesContent: false,
    plugins: [inItsPlace(sources)],
    logLevel: 'silent',
    write: false,
  }).finally(stop)
  const [map, code] = outputFiles.toSorted((one, other) => other.path.length - one.path.length)
  const file = `${name}.${sha256(code.contents).slice(0, 12)}.cjs`
  const text = `${code.text}\n//# sourceMappingURL=${file}.map\n`
  mkdirSync(folder, { recursive: true })
  write(path.join(folder, `${file}.map`), map.text)
  write(path.join(folder, file), text)
  write(path.join(folder, `${name}.json`), JSON.stringify({ file, sha256: sha256(text), sources }))
  forgetOthers(name, file)
  return path.join(folder, file)
}

/**
 * The file that a TypeScript program of this project is compiled to: the one that is kept, or a new one.
 * @throws Error when it cannot be compiled, or nothing can be kept
 */
async function compiled(program) {
  const name = path.relative(root, program).replaceAll(/[^\w-]+/g, '-')
  return kept(name) ?? compile(program, name)
}

/**
 * Reads a program, or a part of one in a thread. Where nothing can be kept it is compiled module by module, by a tool
 * that is taken away once it is read: what the program loads later, such as two thousand files of Gatsby, needs no detour.
 */
async function load(program) {
  const file = await compiled(program).catch(() => undefined)
  if (file !== undefined) return require(file)
  const unregister = require('tsx/cjs/api').register()
  try {
    return require(program)
  } finally {
    unregister()
  }
}

module.exports = { load }
