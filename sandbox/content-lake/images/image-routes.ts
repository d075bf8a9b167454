import fs from 'node:fs'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import type { AssetPlace } from '../assets/asset-document'
import type { AssetFiles } from '../assets/asset-files'
import { mimeTypeOfImage } from '../assets/image-facts'
import type { Log } from '../environment'
import { plainError } from '../errors'
import { parametersOf, pathParameter } from '../http/parameters'
import { chooseFormat, type OutputFormat } from './choose-format'
import { type ImageParameters, parseImageParameters } from './image-parameters'
import { planImage, type Size } from './image-plan'
import type { Rendering } from './render-image'
import type { RenderedImages } from './rendered-images'

interface ImageRoutes {
  files: AssetFiles
  place: AssetPlace
  rendered: RenderedImages
  log: Log
}

const namePattern = /^([a-f0-9]{40})-(\d+)x(\d+)\.([a-z0-9]{1,8})$/

/** `GET /images/{project}/{dataset}/{sha1}-{w}x{h}.{format}` with the image parameters of the service. */
export function addImageRoutes(app: FastifyInstance, { files, place, rendered, log }: ImageRoutes): void {
  app.get('/images/:project/:dataset/:file', async (request, reply) => {
    const original = findOriginal(request, files, place)
    const asked = parseImageParameters(parametersOf(request))
    if (asked.auto) reply.header('vary', 'Accept')
    addHeaders(reply, asked)
    if (isUntouched(original.extension, asked, parametersOf(request))) {
      if (request.method === 'HEAD' && original.proof)
        return reply.type(mimeTypeOfImage(original.extension)).send()
      return sendOriginal(request, reply, original, { files, log })
    }
    const format = chooseFormat(original.extension, asked, request.headers.accept)
    const source = await sourceOf(original, asked, files)
    const rendering = renderingOf(source.size, asked, format)
    // Who asks for the head only wants to know whether there is such a picture: it is not made for that.
    if (request.method === 'HEAD') return reply.type(mimeTypeOfImage(format)).send()
    const { key, file } = await rendered.get(source.file, original.sha1, rendering)
    return sendFile(request, reply, file, key, format)
  })
}

function findOriginal(request: FastifyRequest, files: AssetFiles, place: AssetPlace) {
  const [, sha1, width, height, extension] = namePattern.exec(pathParameter(request, 'file')) ?? []
  const here =
    pathParameter(request, 'project') === place.projectId &&
    pathParameter(request, 'dataset') === place.dataset
  if (!here || !sha1 || !extension || !files.has(sha1, extension)) throw plainError(404, 'Image not found')
  const size: Size = { width: Number(width), height: Number(height) }
  const isMade = fs.existsSync(files.pathOf(sha1, extension))
  return { sha1, extension, size, isMade, proof: files.proofOf(sha1, extension) }
}

type Original = ReturnType<typeof findOriginal>

/**
 * What a smaller picture is made of: the proof of one that is made late, unless more is asked for than it has. A part
 * is named in pixels of the whole, so it is cut from that.
 */
async function sourceOf(
  { sha1, extension, size, proof }: Original,
  asked: ImageParameters,
  files: AssetFiles,
) {
  if (proof && !asked.rect) {
    const { width = 0, height = 0 } = await sharp(proof).metadata()
    const [wide, high] = [(asked.w ?? 0) * asked.dpr, (asked.h ?? 0) * asked.dpr]
    if ((wide > 0 || high > 0) && wide <= width && high <= height)
      return { file: proof, size: { width, height } }
  }
  return { file: await files.whole(sha1, extension), size }
}

/** A vector picture scales by itself, so it stays what it is unless another format is asked for. */
const isUntouched = (extension: string, { fm }: ImageParameters, search: URLSearchParams): boolean =>
  !fm && (extension === 'svg' || [...search.keys()].every((name) => name === 'dl'))

function renderingOf(original: Size, asked: ImageParameters, format: OutputFormat): Rendering {
  const { blur, sat, sharp, invert, pad, bg, flip, or } = asked
  return {
    ...planImage(original, asked),
    format,
    quality: asked.q,
    progressive: asked.fm === 'pjpg',
    ...(blur && { blur }),
    ...(sat !== undefined && { saturation: sat }),
    ...(sharp && { sharpen: sharp }),
    ...(invert === 'true' && { invert: true }),
    ...(pad && { padding: pad }),
    ...(bg && { background: bg.toLowerCase() }),
    ...(flip && { flip }),
    ...(or && or !== '0' && { rotate: Number(or) }),
  }
}

function addHeaders(reply: FastifyReply, { dl }: ImageParameters): void {
  reply.header('cache-control', 'public, max-age=31536000, s-maxage=2592000, immutable')
  reply.header('access-control-allow-origin', '*').header('x-content-type-options', 'nosniff')
  // A vector picture may hold scripts; opened as a page it must not run them.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  if (dl !== undefined) {
    reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(dl || 'image')}`)
  }
}

/**
 * The picture as it is. One that is yet to be made begins with its head, so that whoever asked knows that it comes; when it
 * cannot be made the answer breaks off.
 */
function sendOriginal(
  request: FastifyRequest,
  reply: FastifyReply,
  { sha1, extension, isMade }: Original,
  { files, log }: Pick<ImageRoutes, 'files' | 'log'>,
) {
  if (isMade) return sendFile(request, reply, files.pathOf(sha1, extension), sha1, extension)
  async function* bytes() {
    reply.raw.flushHeaders()
    try {
      yield* fs.createReadStream(await files.whole(sha1, extension))
    } catch (error) {
      log.error(`content lake: the picture ${request.url} could not be made: ${error}`)
      throw error
    }
  }
  return reply.type(mimeTypeOfImage(extension)).send(Readable.from(bytes()))
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
  key: string,
  extension: string,
) {
  const etag = `"${key}"`
  reply.header('etag', etag)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const { size } = fs.statSync(file)
  return reply.type(mimeTypeOfImage(extension)).header('content-length', size).send(fs.createReadStream(file))
}
