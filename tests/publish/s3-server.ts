import { spawn } from 'node:child_process'
import path from 'node:path'
import { S3Client } from '@aws-sdk/client-s3'
import { freePort } from '../../worker/streams/testing/free-port'

/** A local S3 in a process of its own, with one bucket. */
export async function startS3(
  folder: string,
  bucket: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort()
  const program = path.resolve('node_modules/s3rver/bin/s3rver.js')
  const args = [
    program,
    '-d',
    folder,
    '-a',
    '127.0.0.1',
    '-p',
    String(port),
    '--configure-bucket',
    bucket,
    '--silent',
  ]
  const child = spawn(process.execPath, args, { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 400; tries += 1) {
    const up = await fetch(url).then(
      () => true,
      () => false,
    )
    if (up) break
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return {
    url,
    stop: async () => {
      child.kill()
      await ended
    },
  }
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
