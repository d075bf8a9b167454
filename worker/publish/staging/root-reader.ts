import { breather, eachOf, type Files, readIfThere } from '../../disk/files'
import { threads } from '../threads/threads'
import { type RootPlace, readRootFile } from './read-root'
import type { StagingPlace } from './staging'

/** Files that are read and stored at once. */
const atOnce = 16

type Reader = Pick<StagingPlace, 'readAll' | 'readText'>

/** Reads a root file by file, each durable before the next step. */
export const fileReader = (place: RootPlace): Reader => ({
  async readAll(wanted, take) {
    const breathe = breather()
    await eachOf(wanted, atOnce, async ([file, known]) => {
      take(file, await readRootFile(place, file, known))
      await breathe()
    })
  },
  readText: (file) => readText(place, file),
})

/** Reads thousands of files in threads. The caller syncs once for all. */
export const threadReader = (place: RootPlace): Reader => ({
  readAll: (wanted, take) =>
    threads.run(
      'read',
      wanted,
      (some) => ({ root: place.root, blobs: place.blobs.folder, wanted: some }),
      (some, readings) => {
        for (const [index, [file]] of some.entries()) {
          const reading = readings[index]
          if (!reading) throw new Error(`A thread did not answer for ${file}.`)
          if (reading.state === 'there') place.blobs.claimed.add(reading.sha256)
          take(file, reading)
        }
      },
    ),
  readText: (file) => readText(place, file),
})

const readText = async ({ root, files }: RootPlace, file: string): Promise<string | undefined> =>
  (await isRegular(files, `${root}/${file}`))
    ? (await readIfThere(files, `${root}/${file}`))?.toString()
    : undefined

const isRegular = (files: Files, whole: string): Promise<boolean> =>
  files.lstat(whole).then(
    (found) => found.isFile(),
    () => false,
  )
