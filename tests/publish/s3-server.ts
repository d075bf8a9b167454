import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { S3Client } from '@aws-sdk/client-s3'
import { freePort } from '../../worker/streams/testing/free-port'
import { waitFor } from '../support/wait-for'

export interface LocalS3 {
  url: string
  /** What the bucket holds, as files by their keys. */
  folder: string
  /** Nothing of it is left then. */
  stop(): Promise<void>
}

/** A local S3 in a process and a folder of its own, with one bucket. */
export async function startS3(bucket: string): Promise<LocalS3> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 's3-'))
  const port = await freePort()
  const program = path.resolve('node_modules/s3rver/bin/s3rver.js')
  const place = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '--configure-bucket', bucket]
  const child = spawn(process.execPath, [program, ...place, '--silent'], { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const stop = async () => {
    child.kill()
    await ended
    await rm(folder, { recursive: true, force: true, maxRetries: 20 })
  }
  const url = `http://127.0.0.1:${port}`
  try {
    await waitFor('the local S3 answers', () => fetch(url).then(() => true))
  } catch (error) {
    await stop()
    throw error
  }
  return { url, folder: path.join(folder, bucket), stop }
}

/** A client that fails at once instead of trying again. */
export const clientTo = (endpoint: string) =>
  new S3Client({
    endpoint,
    region: 'local',
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    maxAttempts: 1,
  })

/** What a worker has to be told to publish to a place in it, `bucket/prefix`, and to keep the history of releases beside that. */
export const storageVariables = ({ url }: Pick<LocalS3, 'url'>, place: string) => ({
  PUBLISH_TARGET: `s3://${place}/live`,
  PUBLISH_HISTORY: `s3://${place}/history`,
  PUBLISH_S3_ENDPOINT: url,
  PUBLISH_S3_ACCESS_KEY_ID: 'S3RVER',
  PUBLISH_S3_SECRET_ACCESS_KEY: 'S3RVER',
})
