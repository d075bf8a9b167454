import path from 'node:path'
import { realFiles } from '../../worker/disk/files'
import { createPublisher } from '../../worker/publish/publisher'
import { folderTarget } from '../../worker/publish/targets/folder'
import { siteUrl } from './small-site'

/** The release store of a hotel with its served folder. */
export const openHotel = (folder: string, files = realFiles) =>
  createPublisher({
    folder: path.join(folder, 'releases'),
    gate: { siteUrl },
    fs: files,
    target: folderTarget({ folder: path.join(folder, 'public'), files }),
  })
