import path from 'node:path'
import { type NginxPlace, nginxFiles } from '../../worker/edge/nginx'
import type { EdgeSettings } from '../../worker/edge/settings'
import { folderTarget } from '../../worker/publish/targets/folder'
import type { Target } from '../../worker/publish/targets/target'
import { freePort } from '../../worker/streams/testing/free-port'

/** A folder below this one that releases go to, with the configuration of an nginx that serves it on a free port. */
export async function nginxFolder(
  folder: string,
  settings: EdgeSettings,
): Promise<{ port: number; place: NginxPlace; target: Target }> {
  const port = await freePort()
  const place = {
    listen: `127.0.0.1:${port}`,
    folder: path.join(folder, 'public'),
    cache: path.join(folder, 'cache'),
  }
  const target = folderTarget({
    folder: place.folder,
    configuration: (answers) => nginxFiles(settings, place, answers),
  })
  return { port, place, target }
}
