import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { nginxProgram } from '../../tests/publish/nginx-server'
import { freePort } from '../../worker/streams/testing/free-port'

const configuration = (folder: string, port: number, site: string): string => `worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream site { server ${new URL(site).host}; keepalive 16; }
  server {
    listen ${port} ssl http2;
    ssl_certificate ${folder}/certificate.pem;
    ssl_certificate_key ${folder}/key.pem;
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host ${new URL(site).host};
    }
  }
}
`

async function certificate(folder: string): Promise<void> {
  const files = ['-keyout', path.join(folder, 'key.pem'), '-out', path.join(folder, 'certificate.pem')]
  const about = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  await promisify(execFile)('openssl', ['req', '-x509', ...about, ...files])
}

const answers = async (port: number): Promise<void> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const is = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
      socket.on('connect', () => socket.end())
    })
    if (is) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx did not start.')
}

/**
 * Puts before a site what visitors of a real one speak to: HTTP/2 over TLS, by nginx, with a certificate of its own that only
 * the auditing browser accepts.
 * @throws Error where nginx or openssl is not installed
 */
export async function withSecureFront<T>(site: string, use: (address: string) => Promise<T>): Promise<T> {
  if (!nginxProgram) throw new Error('nginx has to be installed.')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'audit-front-'))
  const port = await freePort()
  await certificate(folder)
  await writeFile(path.join(folder, 'nginx.conf'), configuration(folder, port, site))
  const options = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'error.log')]
  const child = spawn(nginxProgram, options, { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  try {
    await answers(port)
    return await use(`https://localhost:${port}`)
  } finally {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
}
