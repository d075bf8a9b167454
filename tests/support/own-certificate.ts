import { execFile, spawnSync } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0

export interface OwnCertificate {
  /** Absolute paths. */
  key: string
  certificate: string
}

/** A certificate for a host that nobody but itself has signed, with its key, in a folder. @throws Error where openssl is not installed */
export async function ownCertificate(folder: string, host = 'localhost'): Promise<OwnCertificate> {
  const key = path.join(folder, `${host}-key.pem`)
  const certificate = path.join(folder, `${host}.pem`)
  const about = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${host}`]
  const names = ['-addext', `subjectAltName=DNS:${host}`]
  await promisify(execFile)('openssl', [
    'req',
    '-x509',
    ...about,
    ...names,
    '-keyout',
    key,
    '-out',
    certificate,
  ])
  return { key, certificate }
}
