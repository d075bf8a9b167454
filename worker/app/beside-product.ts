import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { holdersFile } from '../../site/addresses/holders-file'
import type { Settings } from '../settings/settings'

/** The data folder of a command that runs beside a product, absolute. */
export const folderBeside = ({ dataDir }: Pick<Settings, 'dataDir'>, name: 'build' | 'develop'): string =>
  `${dataDir}-${name}`

/**
 * The settings of a build that may run beside a product: with a data folder of its own, which is made, so that it touches
 * nothing of that one's, its locks and its feeds included. Only who holds which path is taken from there: that is an input, like the content.
 */
export function besideProduct<Given extends Pick<Settings, 'dataDir'>>(
  settings: Given,
  dataDir: string,
): Given {
  mkdirSync(dataDir, { recursive: true })
  if (existsSync(holdersFile(settings.dataDir)))
    copyFileSync(holdersFile(settings.dataDir), holdersFile(dataDir))
  else rmSync(holdersFile(dataDir), { force: true })
  return { ...settings, dataDir }
}
