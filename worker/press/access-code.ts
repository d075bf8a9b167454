import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** `scrypt:N:r:p:salt:key`, the last two in base64url. A dollar for each colon, too: files of settings are apt to replace it. */
const form = /^scrypt[:$](\d+)[:$](\d+)[:$](\d+)[:$]([\w-]+)[:$]([\w-]+)$/
const cost = { N: 32_768, r: 8, p: 1 }
const keyBytes = 32
const saltBytes = 16
/** Characters of the longest code that is looked at. */
const longest = 64

/** Letters and digits of the shortest code that may be chosen. */
const shortest = 6

/** Why nobody could come in by a code, or anybody; undefined for one that may be chosen. */
export function problemOfCode(code: string): string | undefined {
  if (plainCode(code).length < shortest) return `The code needs at least ${shortest} letters or digits`
  return code.length > longest ? `The code may have at most ${longest} characters` : undefined
}

/** How people type or copy a code makes no difference: case, blanks, dashes and what nobody sees do not count. */
export const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}\u2212]/gu, '')

function derive(
  code: string,
  salt: Buffer,
  { N, r, p }: { N: number; r: number; p: number },
): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r }
  return new Promise((resolve, reject) => {
    scrypt(code, salt, keyBytes, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

/** The hash of an access code as MEDIA_ACCESS_CODE_HASH takes it. */
export async function hashAccessCode(code: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const key = await derive(plainCode(code), salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join(':')
}

/** Whole, as it was printed: a code opens none that was cut in copying, and none of a cost that scrypt does not take. */
export function isAccessCodeHash(hash: string): boolean {
  const [, N, r, p, salt = '', key = ''] = form.exec(hash) ?? []
  const [doublings, blocks, lanes] = [Math.log2(Number(N)), Number(r), Number(p)]
  if (!Number.isInteger(doublings) || doublings < 10 || doublings > 20) return false
  if (!(blocks >= 1 && blocks <= 32 && lanes >= 1 && lanes <= 16)) return false
  const bytes = (text: string) => Buffer.from(text, 'base64url').length
  return bytes(salt) >= saltBytes && bytes(key) === keyBytes
}

/** Stands in where no code is set, so that a closed media corner takes as long to refuse as an open one. */
const nobodysHash = `scrypt:${cost.N}:8:1:${'A'.repeat(22)}:${'A'.repeat(43)}`

/**
 * Whether a typed code is the one of the hash. Whatever is typed, even nothing or a megabyte, costs one derivation of
 * the same size, and the comparison takes the same time wherever two keys differ. Without a hash no code is right.
 */
export async function isAccessCode(typed: string, hash: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = form.exec(hash ?? nobodysHash) ?? form.exec(nobodysHash) ?? []
  const code = typed.length > longest ? '' : plainCode(typed)
  const derived = await derive(code, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  })
  const stored = Buffer.alloc(keyBytes)
  Buffer.from(key, 'base64url').copy(stored)
  return timingSafeEqual(derived, stored) && hash !== undefined && code !== ''
}
