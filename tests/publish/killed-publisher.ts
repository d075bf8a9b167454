/**
 * Publishes in a process of its own that ends as by a power cut, `kill -9`, at the n-th change of the file system.
 * Arguments: folder, number of the change (0: never), file with the publish input. Says when it is done.
 */
import { readFileSync } from 'node:fs'
import { realFiles } from '../../worker/disk/files'
import { FailingFiles } from './failing-files'
import { openHotel } from './open-hotel'

async function main(): Promise<void> {
  const [folder = '', change = '0', input = ''] = process.argv.slice(2)
  const disk = new FailingFiles()
  disk.fail = () => process.kill(process.pid, 'SIGKILL')
  const publisher = openHotel(folder, change === '0' ? realFiles : disk.files)
  await publisher.ready()
  disk.changes = 0
  disk.failAt = Number(change) || Number.POSITIVE_INFINITY
  await publisher.publish(JSON.parse(readFileSync(input, 'utf8')))
  await publisher.settled()
  process.stdout.write('done\n')
}

main()
