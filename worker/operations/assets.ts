import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { letters } from '../../site/brand/letters'
import { operationsStyle } from './style'

const font = (name: keyof typeof letters) => () => readFile(path.resolve('node_modules', letters[name].file))

const assets: Readonly<Record<string, { read: () => Promise<string | Buffer>; type: string }>> = {
  'operations.css': { read: operationsStyle, type: 'text/css; charset=utf-8' },
  'operations.js': {
    read: () => readFile(path.join(__dirname, 'operations.js')),
    type: 'text/javascript; charset=utf-8',
  },
  'icon.svg': {
    read: () => readFile(path.join(__dirname, '../../site/brand/operations-icon.svg')),
    type: 'image/svg+xml',
  },
  'display.woff2': { read: font('display'), type: 'font/woff2' },
  'text.woff2': { read: font('text'), type: 'font/woff2' },
}

/** Style, script and fonts of the operations page, from this machine. They hold nothing secret. */
export async function assetRoutes(app: FastifyInstance): Promise<void> {
  for (const [name, { read, type }] of Object.entries(assets)) {
    const bytes = await read()
    app.get(`/operations/assets/${name}`, async (_, reply) =>
      reply.type(type).header('cache-control', 'max-age=300').send(bytes),
    )
  }
}
