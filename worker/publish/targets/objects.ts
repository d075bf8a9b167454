import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'

export interface ObjectsOptions {
  client: S3Client
  bucket: string
  /** Before every key, e.g. `site/`. */
  prefix?: string | undefined
}

export interface PutHeaders {
  ContentType: string
  CacheControl: string
  ContentEncoding?: string
  /** Kept with the object, for whoever asks; `x-amz-meta-…`. */
  Metadata?: Record<string, string>
}

export interface FoundObject {
  /** Without the prefix. */
  key: string
  /** When it was written, ms since the epoch. */
  at: number
}

/** A thousand keys are the most that one request may name. */
const mostRemoved = 1000
const missing: ReadonlySet<string> = new Set(['NoSuchKey', 'NotFound'])

/** What lies below one prefix of a storage. Every key is without that prefix. */
export class Objects {
  constructor(private readonly options: ObjectsOptions) {}

  #whole = (key: string): string => `${this.options.prefix ?? ''}${key}`

  async put(key: string, body: Buffer, headers: PutHeaders): Promise<void> {
    const { client, bucket } = this.options
    await client.send(new PutObjectCommand({ Bucket: bucket, Key: this.#whole(key), Body: body, ...headers }))
  }

  /** The bytes; undefined where there is no such object. */
  async get(key: string): Promise<Buffer | undefined> {
    const { client, bucket } = this.options
    const answer = await orMissing(
      client.send(new GetObjectCommand({ Bucket: bucket, Key: this.#whole(key) })),
    )
    return answer?.Body && Buffer.from(await answer.Body.transformToByteArray())
  }

  async text(key: string): Promise<string | undefined> {
    return (await this.get(key))?.toString()
  }

  /** What was kept with an object; undefined where there is no such object. */
  async metadata(key: string): Promise<Record<string, string> | undefined> {
    const { client, bucket } = this.options
    const answer = await orMissing(
      client.send(new HeadObjectCommand({ Bucket: bucket, Key: this.#whole(key) })),
    )
    return answer && (answer.Metadata ?? {})
  }

  /** All that begin with `under`. */
  async *list(under = ''): AsyncGenerator<FoundObject> {
    const { client, bucket, prefix = '' } = this.options
    let token: string | undefined
    do {
      const answer = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: this.#whole(under), ContinuationToken: token }),
      )
      for (const { Key, LastModified } of answer.Contents ?? [])
        if (Key !== undefined)
          yield { key: Key.slice(prefix.length), at: LastModified?.getTime() ?? Date.now() }
      token = answer.NextContinuationToken
    } while (token !== undefined)
  }

  async remove(keys: readonly string[]): Promise<void> {
    const { client, bucket } = this.options
    for (let start = 0; start < keys.length; start += mostRemoved) {
      const some = keys.slice(start, start + mostRemoved).map((key) => ({ Key: this.#whole(key) }))
      const answer = await client.send(
        new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: some, Quiet: true } }),
      )
      const failed = answer.Errors?.[0]
      if (failed)
        throw new Error(`${failed.Key} could not be removed from ${bucket}: ${failed.Code} ${failed.Message}`)
    }
  }
}

async function orMissing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Error && missing.has(error.name)) return undefined
    throw error
  }
}
