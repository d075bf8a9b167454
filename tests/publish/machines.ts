import path from 'node:path'
import { createPublisher, type Publisher, type PublisherOptions } from '../../worker/publish/publisher'
import { releaseCommand } from '../../worker/publish/release-cli'
import { siteUrl, smallHotel } from './small-site'

/** `npm run release` with these words: its exit code, and what it prints. */
export const commandIn =
  (folder: string, open: () => Publisher) =>
  async (...words: string[]): Promise<{ code: number; printed: string }> => {
    let printed = ''
    const code = await releaseCommand({ words, folder, open, print: (text) => (printed += text) })
    return { code, printed }
  }

/**
 * A machine that has this folder for its disk: a hotel as the builder left it, and its releases. Each publisher that is
 * opened is one more start of the worker, with what is `given` then.
 */
export async function machineIn(
  disk: string,
  given: () => Omit<PublisherOptions, 'folder' | 'gate'> = () => ({}),
  hotel = smallHotel,
) {
  const releases = path.join(disk, 'releases')
  const open = () => createPublisher({ folder: releases, gate: { siteUrl }, ...given() })
  const site = await hotel(path.join(disk, 'root'))
  return { site, releases, open, command: commandIn(releases, open) }
}
