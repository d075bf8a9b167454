import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { realFiles, writeWhole } from '../../worker/disk/files'
import { nginxFiles, siteFile } from '../../worker/edge/nginx'
import { freePort } from '../../worker/streams/testing/free-port'
import { loneEdge } from './lone-edge'
import { mainConfiguration, nginxProgram } from './nginx-server'
import { temporaryFolder } from './temporary-folder'

/** What Debian's nginx says in its `http` block before it includes sites, and what many add there. */
const usualLines = `  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  server_tokens off;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_prefer_server_ciphers on;
  access_log off;
  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_comp_level 6;
  gzip_types text/plain text/css application/json;
  keepalive_timeout 65;
`

describe.skipIf(!nginxProgram)('What is written for nginx', () => {
  it.each([undefined, 'http://127.0.0.1:9/hotel/live/'])(
    'can be included where Debian includes sites, beside the lines that stand there: storage %s',
    async (storage) => {
      const folder = await temporaryFolder('included')
      const place = {
        ...{ listen: `127.0.0.1:${await freePort()}`, folder, cache: path.join(folder, 'cache') },
        ...(storage === undefined ? {} : { storage }),
      }
      const nothing = { redirects: [], gone: [], scriptHashes: [], withheld: [] }
      for (const [file, text] of Object.entries(nginxFiles(loneEdge(), place, nothing)))
        await writeWhole(realFiles, path.join(folder, file), text, false)
      const main = path.join(folder, 'nginx.conf')
      await mkdir(path.join(folder, 'temp'))
      await writeFile(main, mainConfiguration(folder, path.join(folder, siteFile), usualLines))
      const asked = ['-t', '-q', '-p', folder, '-c', main, '-e', path.join(folder, 'error.log')]
      expect(() => execFileSync(nginxProgram ?? 'nginx', asked, { stdio: 'pipe' })).not.toThrow()
    },
  )
})
