import { cp, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { openHotel } from './open-hotel'
import { smallHotel } from './small-site'
import { temporaryFolder } from './temporary-folder'

/** Every file of the served tree with its text. */
export async function served(folder: string): Promise<Record<string, string>> {
  const names = await readdir(path.join(folder, 'public/live'), { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
  const texts = await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name)
      return [path.relative(path.join(folder, 'public/live'), file), await readFile(file, 'utf8')] as const
    }),
  )
  return Object.fromEntries(texts.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** A hotel after its first release, and its root with one page changed, one new and one removed. */
export async function preparedHotel() {
  const folder = await temporaryFolder('fault')
  const site = await smallHotel(path.join(folder, 'root'))
  const publisher = openHotel(folder)
  await publisher.publish(site.whole())
  await publisher.settled()
  const old = await served(folder)
  const homes = { de: '/', fr: '/fr', en: '/en' }
  await site.write('/', {
    owner: 'page-home',
    text: 'Neu',
    links: ['/zimmer/arven', '/zimmer/neu'],
    alternates: homes,
  })
  await site.write('/zimmer/arven', { owner: 'room-arven', text: 'Neu', links: ['/'] })
  await site.write('/zimmer/neu', { owner: 'room-neu', text: 'Neu', links: ['/'] })
  await site.remove('/zimmer/turm')
  const input = site.regeneration()
  await cp(path.join(folder, 'releases'), path.join(folder, 'before/releases'), { recursive: true })
  await cp(path.join(folder, 'public'), path.join(folder, 'before/public'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  const restore = async () => {
    for (const name of ['releases', 'public']) {
      await rm(path.join(folder, name), { recursive: true, force: true })
      await cp(path.join(folder, 'before', name), path.join(folder, name), {
        recursive: true,
        verbatimSymlinks: true,
      })
    }
  }
  return { folder, old, input, restore }
}

export type PreparedHotel = Awaited<ReturnType<typeof preparedHotel>>
