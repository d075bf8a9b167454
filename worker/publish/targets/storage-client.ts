import { createHash } from 'node:crypto'
import { S3Client } from '@aws-sdk/client-s3'

export interface StorageAccess {
  /** Of a storage that is not Amazon's. */
  endpoint: string | undefined
  region: string
  /** Undefined where the machine has its rights from elsewhere. */
  accessKeyId: string | undefined
  secretAccessKey: string | undefined
}

/** ms: how long a connection may take, how long nothing may come or go, and a whole answer with the largest film. */
const usualLimits = { connectionTimeout: 5_000, socketTimeout: 20_000, requestTimeout: 120_000 }

/**
 * What asks a storage. One that takes a question and never answers fails as one that refuses it does: whoever publishes would
 * wait for it, and with them everything that is published later, and the end of the worker.
 */
export function storageClient(
  { endpoint, region, accessKeyId, secretAccessKey }: StorageAccess,
  limits: typeof usualLimits = usualLimits,
): S3Client {
  const client = new S3Client({
    region,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    requestHandler: { ...limits, throwOnRequestTimeout: true },
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(accessKeyId === undefined || secretAccessKey === undefined
      ? {}
      : { credentials: { accessKeyId, secretAccessKey } }),
  })
  nameRemovalsByMd5(client)
  return client
}

/**
 * Only a list of removals has to come with a checksum. Each storage knows MD5, of which the protocol was made; Amazon's client
 * sends another one, without which many others refuse it.
 */
function nameRemovalsByMd5(client: S3Client): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const { request } = args
        if (commandName === 'DeleteObjectsCommand' && hasText(request)) {
          for (const name of Object.keys(request.headers))
            if (/^x-amz-(?:sdk-)?checksum-/i.test(name)) delete request.headers[name]
          request.headers['content-md5'] = createHash('md5').update(request.body).digest('base64')
        }
        return next(args)
      },
    { step: 'build', priority: 'low' },
  )
}

const hasText = (request: unknown): request is { headers: Record<string, string>; body: string } =>
  typeof request === 'object' &&
  request !== null &&
  'headers' in request &&
  'body' in request &&
  typeof request.body === 'string'
