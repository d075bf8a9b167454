import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { holdersFile } from '../../site/addresses/holders-file'
import type { Settings } from '../settings/settings'

/** What may be built beside a product. */
type Beside = 'build' | 'develop' | 'preview'

/** Its data folder, absolute. */
export const folderBeside = ({ dataDir }: Pick<Settings, 'dataDir'>, name: Beside): string =>
  `${dataDir}-${name}`

/**
 * The settings of a build that may run beside a product: with a data folder of its own, so that it touches nothing of that
 * one's, its locks and its feeds included. Only who holds which path is taken from there: that is an input, like the content.
 */
export function besideProduct<Given extends Pick<Settings, 'dataDir'>>(settings: Given, name: Beside): Given {
  const dataDir = folderBeside(settings, name)
  mkdirSync(dataDir, { recursive: true })
  if (existsSync(holdersFile(settings.dataDir)))
    copyFileSync(holdersFile(settings.dataDir), holdersFile(dataDir))
  else rmSync(holdersFile(dataDir), { force: true })
  return { ...settings, dataDir }
}
