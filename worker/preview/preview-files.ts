import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileOfPage } from '../made/page-paths'
import { contentType } from '../publish/release/entry'

export interface PreviewFile {
  status: 200 | 404
  type: string
  bytes: Buffer
}

const isFileName = (at: string): boolean => /\.[a-z0-9]{2,12}$/i.test(at)

/** Candidates below the root, for a path as it was asked for; none for one that leads out of it. */
function filesOf(asked: string): string[] {
  const at = decoded(asked)
  if (at === undefined || at.includes('\0') || at.split('/').includes('..')) return []
  const straight = at === '/' ? at : at.replace(/\/+$/, '')
  return isFileName(straight) ? [straight.slice(1)] : [fileOfPage(straight)]
}

function decoded(asked: string): string | undefined {
  try {
    return decodeURIComponent(asked)
  } catch {
    return undefined
  }
}

const read = async (root: string, name: string): Promise<Buffer | undefined> =>
  readFile(path.join(root, name)).catch(() => undefined)

/** The file of a path in a folder that a builder keeps: the page of its language where there is none. */
export async function previewFile(root: string, asked: string): Promise<PreviewFile> {
  for (const name of filesOf(asked)) {
    const bytes = await read(root, name)
    if (bytes) return { status: 200, type: contentType(name), bytes }
  }
  const [, prefix = ''] = /^(\/[a-z]{2})(?:\/|$)/.exec(asked) ?? []
  const lost = isFileName(asked)
    ? undefined
    : ((await read(root, `${prefix}/404.html`)) ?? (await read(root, '404.html')))
  return lost
    ? { status: 404, type: contentType('404.html'), bytes: lost }
    : { status: 404, type: 'text/plain; charset=utf-8', bytes: Buffer.from('Not found') }
}
