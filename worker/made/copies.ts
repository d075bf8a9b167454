import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Encoding } from './encodings'

/** The endings that compressed copies have on the disk; nginx looks for them. */
export const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const unbrotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliDecompress)
const gunzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gunzip)

/**
 * Of brotli: 5 is some thirty times faster than 11, and a change must be live at once. What keeps its bytes for a year is
 * made once and sent to everybody: scripts are a tenth smaller with 11.
 */
const quality = { quick: 5, lasting: 11 }

export const compress: Readonly<Record<Encoding, (bytes: Buffer, isLasting?: boolean) => Promise<Buffer>>> = {
  br: (bytes, isLasting = false) =>
    brotli(bytes, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: isLasting ? quality.lasting : quality.quick,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: (bytes) => gzip(bytes, { level: 6 }),
}

/** A damaged copy may say that it is anything; texts of the site stay below this. Bytes. */
const longestText = 256 * 1024 * 1024

/** What a copy was made of. @throws where it is damaged */
export const restore: Readonly<Record<Encoding, (copy: Buffer) => Promise<Buffer>>> = {
  br: (copy) => unbrotli(copy, { maxOutputLength: longestText }),
  gzip: (copy) => gunzip(copy, { maxOutputLength: longestText }),
}
