import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Outside, startOutside } from '../tests/support/content'
import { emptyWorkspace, type Workspace } from '../tests/support/workspace'
import { editKinds, textEdit } from './edits'
import { popularId, scaleDocuments } from './scale/documents'

let workspace: Workspace
let outside: Outside

beforeAll(async () => {
  workspace = emptyWorkspace('bench-edits')
  outside = await startOutside(workspace, {
    documents: scaleDocuments({ pages: 300, seed: 1, referrers: 150 }),
  })
})

afterAll(async () => {
  await outside.close()
  await workspace.remove()
})

it.each(editKinds.map((kind) => [kind.name, kind] as const))(
  'finds a document in the smallest generated site each time: %s',
  async (_name, { edit, times }) => {
    for (let number = 0; number < times; number += 1)
      expect(await edit(outside.client, number), `number ${number}`).toHaveLength(1)
  },
)

it('changes a text on twenty pages, and finds the document that most pages show', async () => {
  for (let number = 0; number < 20; number += 1) {
    const { id, path, text } = await textEdit(outside.client, number)
    expect(path).toMatch(/^\//)
    expect(JSON.stringify(await outside.client.getDocument(id)), id).toContain(text)
  }
  expect(await outside.client.getDocument(popularId)).toMatchObject({ _id: popularId })
})
