import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { folderProblem, nameProblem } from './check-folder'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'check-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a folder', () => {
  it('that is not there is made', () => {
    expect(folderProblem(path.join(folder, 'new', 'one'))).toBeUndefined()
  })

  it('that cannot be written to is named, with the reason', () => {
    writeFileSync(path.join(folder, 'file'), '')
    const inFile = path.join(folder, 'file', 'data')
    expect(folderProblem(inFile)).toBe(
      `The folder ${inFile} cannot be written to (ENOTDIR): give this user the right to write, or set DATA_DIR.`,
    )
  })
})

describe('the name of a folder', () => {
  it.each(['my hotel', 'hôtel-münster', 'hotel%20b', "hotel's", 'hotel+@=,;~$&', '-hotel'])(
    'may be %s',
    (name) => {
      expect(nameProblem(path.join('/srv', name))).toBeUndefined()
    },
  )

  it.each([
    ['hotel(1)', '( )'],
    ['hotel [copy]', '[ ]'],
    ['hotel{a,b}', '{ }'],
    ['hotel*', '*'],
    ['what?', '?'],
    ['!hotel', '!'],
    ['hotel#1', '#'],
  ])('may not be %s, nor that of a folder above', (name, signs) => {
    for (const place of [path.join('/srv', name), path.join('/srv', name, 'site')])
      expect(nameProblem(place)).toBe(
        `The site cannot be built in ${place}: what builds it misreads ${signs} in the name of a folder. Rename it.`,
      )
  })
})
