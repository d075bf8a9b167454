import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'

const fonts = (family: string) =>
  path.resolve(`node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`)

const assets: Readonly<Record<string, { file: string; type: string }>> = {
  'operations.css': { file: path.join(__dirname, 'operations.css'), type: 'text/css; charset=utf-8' },
  'operations.js': { file: path.join(__dirname, 'operations.js'), type: 'text/javascript; charset=utf-8' },
  'icon.svg': { file: path.join(__dirname, 'icon.svg'), type: 'image/svg+xml' },
  'cormorant.woff2': { file: fonts('cormorant'), type: 'font/woff2' },
  'hanken-grotesk.woff2': { file: fonts('hanken-grotesk'), type: 'font/woff2' },
}

/** Style, script and fonts of the operations page, from this machine. They hold nothing secret. */
export async function assetRoutes(app: FastifyInstance): Promise<void> {
  for (const [name, { file, type }] of Object.entries(assets)) {
    const bytes = await readFile(file)
    app.get(`/operations/assets/${name}`, async (_, reply) =>
      reply.type(type).header('cache-control', 'max-age=300').send(bytes),
    )
  }
}
