import fs from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { catalogue, describePictures } from './catalogue'
import { makeContactSheet } from './contact-sheet'
import { digestSources } from './digest'
import { defaultLimit } from './render-picture'
import { planRendering, type RenderManifest, readArguments, readManifest } from './render-plan'
import { sceneModules, scenes } from './scenes'

const folder = __dirname
const pictureFolder = path.resolve(folder, '../pictures')
const manifestFile = path.join(pictureFolder, 'rendered.json')
const contactSheetFile = path.resolve(folder, '../../../docs/posters.webp')
const pictureFile = (slug: string) => path.join(pictureFolder, `${slug}.jpg`)
const readText = (file: string) =>
  fs.readFileSync(fs.existsSync(file) ? file : file.replace(/\.ts$/, '/index.ts'), 'utf8')

/** Digest of the code behind every picture. */
function digestScenes(): Map<string, string> {
  const finishing = readText(path.join(folder, 'paper/finish.ts'))
  return new Map(
    sceneModules.flatMap(({ file, scenes: drawn }) => {
      const digest = digestSources(path.join(folder, 'scenes', `${file}.ts`), readText, [
        finishing,
        `${defaultLimit}`,
      ])
      return drawn.map((scene) => [scene.slug, digest] as const)
    }),
  )
}

/** A worker that understands TypeScript. */
function startWorker(): Worker {
  const start = "require('tsx/cjs'); require(require('node:worker_threads').workerData)"
  return new Worker(start, { eval: true, workerData: path.join(folder, 'render-worker.ts') })
}

/** Hands one slug after another to a worker until none is left. */
function drawWith(
  worker: Worker,
  queue: string[],
  keep: (slug: string, jpeg: Uint8Array) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = () => {
      const slug = queue.shift()
      if (slug === undefined) void worker.terminate().then(() => resolve())
      else worker.postMessage(slug)
    }
    worker.on('error', reject)
    worker.on('message', ({ slug, jpeg }: { slug: string; jpeg: Uint8Array }) => {
      keep(slug, jpeg)
      next()
    })
    next()
  })
}

async function drawPictures(
  slugs: readonly string[],
  digests: ReadonlyMap<string, string>,
  manifest: RenderManifest,
) {
  const queue = [...slugs]
  const workers = Array.from({ length: Math.min(2, slugs.length) }, startWorker)
  const keep = (slug: string, jpeg: Uint8Array) => {
    fs.writeFileSync(pictureFile(slug), jpeg)
    manifest.pictures[slug] = { source: digests.get(slug) ?? '', bytes: jpeg.length }
    process.stdout.write(`${slug} ${Math.round(jpeg.length / 1000)} kB\n`)
  }
  await Promise.all(workers.map((worker) => drawWith(worker, queue, keep)))
}

async function main(): Promise<void> {
  const request = readArguments(
    process.argv.slice(2),
    scenes.map((scene) => scene.slug),
  )
  fs.mkdirSync(pictureFolder, { recursive: true })
  const manifest = readManifest(
    fs.existsSync(manifestFile) ? fs.readFileSync(manifestFile, 'utf8') : undefined,
  )
  const digests = digestScenes()
  const slugs = planRendering(digests, manifest, (slug) => fs.existsSync(pictureFile(slug)), request)
  const started = Date.now()
  await drawPictures(slugs, digests, manifest)
  const sorted = Object.fromEntries(Object.entries(manifest.pictures).sort(([a], [b]) => a.localeCompare(b)))
  fs.writeFileSync(manifestFile, `${JSON.stringify({ version: 1, pictures: sorted }, null, 2)}\n`)
  fs.writeFileSync(
    path.join(pictureFolder, 'pictures.json'),
    `${JSON.stringify(describePictures(), null, 2)}\n`,
  )
  const total = Object.values(manifest.pictures).reduce((sum, { bytes }) => sum + bytes, 0)
  process.stdout.write(
    `${slugs.length} drawn in ${Math.round((Date.now() - started) / 1000)} s, ${(total / 1e6).toFixed(1)} MB in all\n`,
  )
  if (!request.contactSheet) return
  const sheet = await makeContactSheet(catalogue.map(({ slug }) => fs.readFileSync(pictureFile(slug))))
  fs.writeFileSync(contactSheetFile, sheet)
}

void main()
