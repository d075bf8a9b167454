import { lstat, readdir } from 'node:fs/promises'
import path from 'node:path'
import { type DataKind, dataKinds, isLeftAlone, isSetAside, kindOf } from './data-kinds'

/** Bytes on the disk by kind; what has several names counts once. */
export type DataSizes = Readonly<Record<DataKind, number>>

export interface Measured {
  sizes: DataSizes
  /** What was moved aside because it was damaged, with the time of that, ms since the epoch. */
  setAside: readonly { file: string; at: number }[]
}

interface Place {
  file: string
  kind: DataKind
  /** Nothing below it was moved aside: its names are made of content, or the whole of it was moved. */
  isLeftAlone: boolean
}

/** Bytes that a file takes on the disk, whatever its length says. */
const blockSize = 512

/**
 * Walks the data folder, and the folder that visitors are served from where that lies elsewhere; what goes meanwhile is
 * passed over. `giveWay` is awaited at every file.
 */
export async function measureData(
  dataFolder: string,
  siteFolder: string | undefined,
  giveWay: () => Promise<void>,
): Promise<Measured> {
  const sizes: Record<DataKind, number> = Object.assign(
    {},
    ...dataKinds.map((kind): Partial<DataSizes> => ({ [kind]: 0 })),
  )
  const setAside: { file: string; at: number }[] = []
  const linked = new Set<string>()
  const waiting: Place[] = await placesIn(dataFolder, siteFolder)
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    await giveWay()
    const { file, kind } = place
    const found = await lstat(file).catch(() => undefined)
    if (!found) continue
    const isFirst = found.nlink < 2 || found.isDirectory() || !linked.has(`${found.dev}:${found.ino}`)
    if (found.nlink > 1 && !found.isDirectory()) linked.add(`${found.dev}:${found.ino}`)
    const isAside = !place.isLeftAlone && isSetAside(path.basename(file))
    if (isAside) setAside.push({ file, at: found.ctimeMs })
    const is = isAside ? 'damaged' : kind
    if (isFirst) sizes[is] += found.blocks * blockSize
    if (!found.isDirectory()) continue
    const alone =
      place.isLeftAlone ||
      isAside ||
      isLeftAlone(path.relative(dataFolder, file)) ||
      (siteFolder !== undefined && path.dirname(file) === siteFolder)
    for (const name of await readdir(file).catch(() => []))
      waiting.push({ file: path.join(file, name), kind: is, isLeftAlone: alone })
  }
  return { sizes, setAside }
}

/** The last one is walked first: of what has several names, the store of the releases has it. */
async function placesIn(dataFolder: string, siteFolder: string | undefined): Promise<Place[]> {
  const site =
    siteFolder === undefined ? [] : [{ file: siteFolder, kind: 'site', isLeftAlone: false } as const]
  const names = (await readdir(dataFolder).catch(() => [])).sort((name) => (name === 'releases' ? 1 : -1))
  const places = names.map((name): Place => {
    return { file: path.join(dataFolder, name), kind: kindOf(name), isLeftAlone: false }
  })
  return [...site, ...places.filter(({ file }) => file !== siteFolder)]
}
