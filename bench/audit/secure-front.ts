import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { nginxProgram, runNginx } from '../../tests/publish/nginx-server'
import { type OwnCertificate, ownCertificate } from '../../tests/support/own-certificate'
import { freePort } from '../../worker/streams/testing/free-port'

const server = (
  { key, certificate }: OwnCertificate,
  port: number,
  { host }: URL,
): string => `upstream site { server ${host}; keepalive 16; }
server {
  listen ${port} ssl http2;
  ssl_certificate ${certificate};
  ssl_certificate_key ${key};
  location / {
    proxy_pass http://site;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host ${host};
  }
}
`

/**
 * Puts before a site what visitors of a real one speak to: HTTP/2 over TLS, by nginx, with a certificate of its own that only
 * the auditing browser accepts.
 * @throws Error where nginx or openssl is not installed
 */
export async function withSecureFront<T>(site: string, use: (address: string) => Promise<T>): Promise<T> {
  if (!nginxProgram) throw new Error('nginx has to be installed.')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'audit-front-'))
  try {
    const port = await freePort()
    const siteFile = path.join(folder, 'site', 'front.conf')
    await mkdir(path.dirname(siteFile))
    await writeFile(siteFile, server(await ownCertificate(folder), port, new URL(site)))
    // nginx is started when this is there.
    await writeFile(path.join(path.dirname(siteFile), 'configuration.map'), '')
    const nginx = await runNginx(folder, siteFile, port)
    try {
      return await use(`https://localhost:${port}`)
    } finally {
      await nginx.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
