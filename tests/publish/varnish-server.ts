import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'

/** The Varnish of this machine, or undefined: then the tests that need it are skipped and say so. */
export const varnishProgram = ['/usr/sbin/varnishd', '/usr/local/sbin/varnishd'].find((file) =>
  existsSync(file),
)

/** Runs Varnish in the foreground with a VCL, in a folder of its own. */
export async function runVarnish(
  folder: string,
  vcl: string,
  port: number,
): Promise<{ url: string; stop(): Promise<void> }> {
  const work = path.join(folder, 'varnish')
  await mkdir(work, { recursive: true })
  const listen = ['-a', `127.0.0.1:${port}`, '-n', work, '-f', vcl, '-s', 'malloc,64m']
  const settings = ['http_gzip_support=off', 'thread_pools=1', 'thread_pool_min=20'].flatMap((setting) => [
    '-p',
    setting,
  ])
  const child = spawn(varnishProgram ?? 'varnishd', ['-F', '-j', 'none', ...listen, ...settings])
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said += text.toString()
    })
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; ; tries += 1) {
    // Another program at this port would answer, too, and refuse every purge.
    const up = await fetch(url, { redirect: 'manual' }).then(
      ({ status }) => status < 500 && /\bChild \(\d+\) Started\b/i.test(said),
      () => false,
    )
    if (up) break
    if (tries === 400 || child.exitCode !== null)
      throw new Error(`Varnish does not answer at ${url}: ${said}`)
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
