/** Of workerd: a stream whose length is told to the visitor before its bytes. */
type FixedLength = new (length: number) => ReadableWritablePair<Uint8Array, Uint8Array>

const isConstructor = (value: unknown): value is FixedLength => typeof value === 'function'

/** Tells the length of a stream where the runtime has a way to, and it is known. */
export function sized(stream: ReadableStream<Uint8Array>, length: number): ReadableStream<Uint8Array> {
  const fixed: unknown = Reflect.get(globalThis, 'FixedLengthStream')
  return Number.isFinite(length) && isConstructor(fixed) ? stream.pipeThrough(new fixed(length)) : stream
}
