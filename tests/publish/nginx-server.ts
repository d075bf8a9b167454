import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

const moduleFile = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const candidates = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx']

/** The nginx of this machine with brotli, or undefined: then the tests that need it are skipped and say so. */
export const nginxProgram = existsSync(moduleFile) ? candidates.find((file) => existsSync(file)) : undefined

export interface RunningNginx {
  url: string
  stop(): Promise<void>
}

/** Runs nginx in the foreground on a folder of its own with the site's configuration included, as the image does it. */
export async function runNginx(folder: string, siteFile: string, port: number): Promise<RunningNginx> {
  const program = nginxProgram ?? 'nginx'
  await mkdir(path.join(folder, 'temp'), { recursive: true })
  const main = path.join(folder, 'nginx.conf')
  await writeFile(main, mainConfiguration(folder, siteFile))
  const command = [program, '-p', folder, '-c', main, '-e', path.join(folder, 'error.log')].join(' ')
  const child = spawn('sh', [path.resolve(__dirname, '../../worker/edge/nginx-run.sh')], {
    stdio: 'ignore',
    env: { ...process.env, CONFIGURATION: path.dirname(siteFile), NGINX: command },
  })
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const end = () => void child.kill('SIGTERM')
  process.once('exit', end)
  const url = `http://127.0.0.1:${port}`
  await answers(url)
  return {
    url,
    stop: async () => {
      process.off('exit', end)
      end()
      await ended
    },
  }
}

/** What stands around the site's configuration, with what is said `before` it in the same block. Temporary files lie in `folder/temp`. */
export const mainConfiguration = (
  folder: string,
  siteFile: string,
  before = '  access_log off;\n',
): string => `load_module ${moduleFile};
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 512; }
http {
${before}  client_body_temp_path ${folder}/temp/body;
  proxy_temp_path ${folder}/temp/proxy;
  fastcgi_temp_path ${folder}/temp/fastcgi;
  uwsgi_temp_path ${folder}/temp/uwsgi;
  scgi_temp_path ${folder}/temp/scgi;
  include ${siteFile};
}
`

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const ok = await fetch(url, { redirect: 'manual' }).then(
      () => true,
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`Nothing answers at ${url}`)
}
