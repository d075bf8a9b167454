import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { holdersFile, writeHolders } from '../../site/addresses/holders-file'
import { parseSettings } from '../settings/settings'
import { besideProduct, folderBeside } from './beside-product'
import { builderEnvironment } from './builder-environment'

it.each(['build', 'develop'] as const)(
  'npm run %s beside a product has data of its own, and takes only who holds which path (fault 78)',
  (name) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'beside-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const settings = parseSettings({ DATA_DIR: path.join(folder, 'data') })
    const folderOfIts = folderBeside(settings, name)
    besideProduct(settings, folderOfIts)
    expect(readdirSync(folder)).toEqual([`data-${name}`])
    const own = besideProduct(settings, folderOfIts)
    expect(builderEnvironment(own, {}).DATA_DIR).toBe(path.join(folder, `data-${name}`))
    expect(readdirSync(own.dataDir)).toEqual([])

    mkdirSync(settings.dataDir)
    writeHolders(holdersFile(settings.dataDir), new Map([['/spa', 'page-spa']]))
    besideProduct(settings, folderOfIts)
    expect(readFileSync(holdersFile(own.dataDir))).toEqual(readFileSync(holdersFile(settings.dataDir)))
    rmSync(settings.dataDir, { recursive: true })
    besideProduct(settings, folderOfIts)
    expect(readdirSync(own.dataDir)).toEqual([])
  },
)
