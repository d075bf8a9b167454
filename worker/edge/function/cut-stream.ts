import type { ByteRange } from '../conditional'

/** Portions one after the other, as far as they were read already and as they come. */
export interface Portions {
  begun: readonly Uint8Array[]
  /** True where nothing comes after those. */
  isWhole: boolean
  rest: ReadableStreamDefaultReader<Uint8Array>
}

/** Reads until so many bytes are there, or all. */
export async function beginReading(body: ReadableStream<Uint8Array>, enough: number): Promise<Portions> {
  const rest = body.getReader()
  const begun: Uint8Array[] = []
  for (let size = 0; size < enough; ) {
    const { done, value } = await rest.read()
    if (done) return { begun, isWhole: true, rest }
    begun.push(value)
    size += value.length
  }
  return { begun, isWhole: false, rest }
}

async function* portionsOf({ begun, isWhole, rest }: Portions): AsyncGenerator<Uint8Array> {
  try {
    yield* begun
    while (!isWhole) {
      const { done, value } = await rest.read()
      if (done) return
      yield value
    }
  } finally {
    await rest.cancel()
  }
}

/** A part of what comes; an error where that is more than `most` bytes. */
async function* within(portions: Portions, { start, end }: ByteRange, most: number) {
  let at = 0
  for await (const portion of portionsOf(portions)) {
    const part = portion.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at))
    at += portion.length
    if (at > most) throw new Error(`more than ${most} bytes`)
    if (part.length > 0) yield part
    if (at > end) return
  }
}

/** Bytes from `start` to `end`, both included, as fast as they are taken. It breaks off where there are more than `most`. */
export function cutStream(portions: Portions, range: ByteRange, most: number): ReadableStream<Uint8Array> {
  const parts = within(portions, range, most)
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await parts.return()
      await portions.rest.cancel()
    },
  })
}
