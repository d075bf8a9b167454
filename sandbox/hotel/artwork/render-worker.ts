import { parentPort } from 'node:worker_threads'
import { renderPicture } from './render-picture'
import { scenes } from './scenes'

/** Draws the scene it is told by slug and answers with the bytes, one after another. */
parentPort?.on('message', (slug: string) => {
  const scene = scenes.find((candidate) => candidate.slug === slug)
  if (!scene) throw new Error(`No scene draws '${slug}'`)
  void renderPicture(scene).then((jpeg) => parentPort?.postMessage({ slug, jpeg }))
})
