import fs from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { plainError } from '../errors'
import { requireWrite } from '../http/access'
import { checkedAccess, type DataRoutes } from '../http/data-routes'
import { last, parametersOf, pathParameter } from '../http/parameters'
import type { AssetInfo, AssetPlace } from './asset-document'
import type { AssetFiles } from './asset-files'
import { readRange } from './byte-range'
import { mediaTypeOf } from './media-types'
import { storeFile, storeImage } from './upload'

interface AssetRoutes extends Pick<DataRoutes, 'dataset' | 'tokens'> {
  files: AssetFiles
  place: AssetPlace
}

/** `POST /assets/images` and `/assets/files`: the raw bytes are the body, everything else is in the query string. */
export function addUploadRoutes(app: FastifyInstance, { files, place, ...routes }: AssetRoutes): void {
  app.post('/v:version/assets/:kind/:dataset', async (request) => {
    const writer = checkedAccess(request, routes)
    requireWrite(writer)
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const info = infoOf(request)
    const kind = pathParameter(request, 'kind')
    if (kind !== 'images' && kind !== 'files') throw plainError(404, `Unknown asset type "${kind}"`)
    const fields =
      kind === 'images'
        ? await storeImage(bytes, info, files, place)
        : await storeFile(bytes, request.headers['content-type'], info, files, place)
    routes.dataset.transact({ mutations: [{ createIfNotExists: fields }] }, { identity: writer.identity })
    return { document: routes.dataset.store.get(fields._id) }
  })
}

function infoOf(request: FastifyRequest): AssetInfo {
  const parameters = parametersOf(request)
  const named = { id: 'sourceId', name: 'sourceName', url: 'sourceUrl' }
  const source = pick(parameters, named)
  return {
    ...pick(parameters, {
      originalFilename: 'filename',
      label: 'label',
      title: 'title',
      description: 'description',
      creditLine: 'creditLine',
    }),
    ...(Object.keys(source).length > 0 && { source }),
  }
}

const pick = (parameters: URLSearchParams, names: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(names).flatMap(([field, name]) => {
      const value = last(parameters, name)
      return value ? [[field, value]] : []
    }),
  )

const filePattern = /^([a-f0-9]{40})\.([a-z0-9]{1,8})$/

/** `GET /files/{project}/{dataset}/{sha1}.{extension}`; `?dl=` or `?dl=name` makes it a download. Ranges work. */
export function addFileRoutes(app: FastifyInstance, { files, place }: AssetRoutes): void {
  app.get('/files/:project/:dataset/:file', async (request, reply) => {
    const [, sha1, extension] = filePattern.exec(pathParameter(request, 'file')) ?? []
    const here =
      pathParameter(request, 'project') === place.projectId &&
      pathParameter(request, 'dataset') === place.dataset
    const file = here && sha1 && extension ? files.pathOf(sha1, extension) : undefined
    if (!file || !extension || !fs.existsSync(file)) throw plainError(404, 'File not found')
    reply.header('etag', `"${sha1}"`).header('accept-ranges', 'bytes')
    addDownloadName(reply, request, `${sha1}.${extension}`)
    return sendRange(request, reply.type(mediaTypeOf(extension)), file)
  })
}

/** Files may be anything that an editor uploaded: a browser must never run one as a page of this origin. */
function addDownloadName(reply: FastifyReply, request: FastifyRequest, fallback: string): void {
  reply.header('cache-control', 'public, max-age=31536000, immutable')
  reply
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
  const asked = last(parametersOf(request), 'dl')
  if (asked === undefined) return
  const name = (asked || fallback).replaceAll(/[^\w. -]/g, '_')
  reply.header(
    'content-disposition',
    `attachment; filename="${name}"; filename*=UTF-8''${encodeURIComponent(asked || fallback)}`,
  )
}

function sendRange(request: FastifyRequest, reply: FastifyReply, file: string) {
  const { size } = fs.statSync(file)
  const range = readRange(request.headers.range, size)
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${size}`).type('text/plain').send('')
  }
  if (!range) return reply.header('content-length', size).send(fs.createReadStream(file))
  reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  return reply.header('content-length', range.end - range.start + 1).send(fs.createReadStream(file, range))
}
