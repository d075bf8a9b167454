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
  return new S3Client({
    region,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    requestHandler: { ...limits, throwOnRequestTimeout: true },
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(accessKeyId === undefined || secretAccessKey === undefined
      ? {}
      : { credentials: { accessKeyId, secretAccessKey } }),
  })
}
