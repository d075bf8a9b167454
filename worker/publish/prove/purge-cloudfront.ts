import { randomUUID } from 'node:crypto'
import { addressOf } from '../../../site/addresses/address-form'
import { eachOrAll, PurgeFailed } from './insist'
import type { Purger } from './purge'

export interface CloudFrontDistribution {
  distribution: string
  /** Both undefined where the machine has its rights from elsewhere. */
  accessKeyId: string | undefined
  secretAccessKey: string | undefined
  /** For tests. */
  endpoint?: string
  /** Requests for one purge. Tests make fewer. */
  tries?: number
}

/** A thousand paths a month are free, and each costs from then on: everything counts as one of them. */
export const mostCloudFrontPaths = 30

/** CloudFront forgets in a few seconds, at places far away in half a minute. */
const takes = 30_000

/** Invalidates the paths in one request; where they are too many, or refused, everything. */
export function purgeCloudFront(distribution: CloudFrontDistribution): Purger {
  const each = (paths: readonly string[]) => invalidate(distribution, paths.map(addressOf))
  const everything = () => invalidate(distribution, ['/*'])
  return { name: 'CloudFront', takes, purge: eachOrAll(mostCloudFrontPaths, each, everything) }
}

async function invalidate(
  { distribution, accessKeyId, secretAccessKey, endpoint, tries = 5 }: CloudFrontDistribution,
  items: string[],
): Promise<void> {
  if (items.length === 0) return
  // Only where it is the cache: the client is large, and every worker would load it.
  const { CloudFrontClient, CreateInvalidationCommand } = await import('@aws-sdk/client-cloudfront')
  const client = new CloudFrontClient({
    // CloudFront is the same from everywhere; its client wants to be told of a region.
    region: 'us-east-1',
    maxAttempts: tries,
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 10_000, throwOnRequestTimeout: true },
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(accessKeyId === undefined || secretAccessKey === undefined
      ? {}
      : { credentials: { accessKeyId, secretAccessKey } }),
  })
  const InvalidationBatch = {
    Paths: { Quantity: items.length, Items: items },
    CallerReference: randomUUID(),
  }
  try {
    await client.send(new CreateInvalidationCommand({ DistributionId: distribution, InvalidationBatch }))
  } catch (error) {
    throw new PurgeFailed(error instanceof Error ? `${error.name}: ${error.message}` : String(error))
  } finally {
    client.destroy()
  }
}
