import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../sandbox/content-lake/test-support/lake-for-tests'
import { type Files, realFiles } from '../disk/files'
import { EnquiryBox, type NewEnquiry } from './enquiry-box'

const hour = 3_600_000
const said: NewEnquiry = {
  page: '/anfrage',
  form: 'f1',
  document: undefined,
  language: 'de',
  kind: 'room',
  answers: [{ name: 'message', label: 'Nachricht', value: 'Ein Geheimnis' }],
}

it('nothing that a guest wrote stays where a process was killed before it could name the file (fault 88)', async () => {
  const dataFolder = temporaryFolder()
  const folder = path.join(dataFolder, 'enquiries')
  const texts = () => readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))
  // Nobody takes away again what a process that is killed has begun.
  const killed: Files = {
    ...realFiles,
    rename: () => Promise.reject(new Error('killed')),
    rm: async () => undefined,
  }
  // Its key is there already.
  await EnquiryBox.open({ dataFolder, keptFor: hour })
  const dying = await EnquiryBox.open({ dataFolder, keptFor: hour, files: killed })
  await expect(dying.keep(said)).rejects.toThrow('killed')
  expect(texts().join()).toContain('Ein Geheimnis')

  const soon = await EnquiryBox.open({ dataFolder, keptFor: 30 * 24 * hour })
  await soon.tidy()
  expect(texts().join(), 'another process may be about to name it').toContain('Ein Geheimnis')
  const later = await EnquiryBox.open({
    ...{ dataFolder, keptFor: 30 * 24 * hour },
    now: () => Date.now() + 2 * hour,
  })
  await later.tidy()
  expect(texts().join()).not.toContain('Ein Geheimnis')
  expect(readdirSync(folder)).toEqual(['key'])
})

it('an enquiry that was refused is handed over by no later start: it is not there where the disk fails once it has its name', async () => {
  const dataFolder = temporaryFolder()
  const folder = path.join(dataFolder, 'enquiries')
  const failing: Files = {
    ...realFiles,
    async open(file, flags) {
      const opened = await realFiles.open(file, flags)
      if (file !== folder) return opened
      await opened.close()
      throw Object.assign(new Error('input/output error'), { code: 'EIO' })
    },
  }
  const box = await EnquiryBox.open({ dataFolder, keptFor: hour, files: failing })
  await expect(box.keep(said)).rejects.toThrow('input/output error')
  expect(box.waiting()).toEqual([])
  expect(readdirSync(folder)).toEqual(['key'])
  expect((await EnquiryBox.open({ dataFolder, keptFor: hour })).waiting()).toEqual([])
})
