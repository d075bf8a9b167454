import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'

/**
 * What `fetch` brings, as a stream whose error is always heard. A body breaks off when its request is aborted, also at a
 * moment when nobody reads it any more; without a listener that would end the process. Whoever reads it through
 * `pipeline` learns of the error all the same.
 */
export const bodyOf = ({ body }: Pick<Response, 'body'>): Readable =>
  heard(body === null ? Readable.from([]) : Readable.fromWeb(webStream(body)))

/** The same stream; an error that no one else listens to is no longer one of the process. */
export function heard<Stream extends NodeJS.EventEmitter>(stream: Stream): Stream {
  stream.on('error', () => undefined)
  return stream
}

// The two declarations of the same stream, the browser's and Node's, do not know each other.
const webStream = (body: NonNullable<Response['body']>) => body as ReadableStream<Uint8Array>
