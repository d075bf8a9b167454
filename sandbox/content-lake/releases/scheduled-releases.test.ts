import { expect, test } from 'vitest'
import { lakeForTest, temporaryFolder } from '../test-support/lake-for-tests'
import { waitFor } from '../test-support/wait-for'

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

test('a scheduled release goes live at its moment, and at the next start where nothing ran then', async () => {
  const dataFolder = temporaryFolder()
  const { client, close } = await lakeForTest({ dataFolder })
  const schedule = async (releaseId: string, publishAt: string) => {
    const document = { _id: `versions.${releaseId}.${releaseId}`, _type: 'page' }
    await client.action({ actionType: 'sanity.action.release.create', releaseId })
    await client.action({
      actionType: 'sanity.action.document.version.create',
      publishedId: releaseId,
      document,
    })
    await client.action({ actionType: 'sanity.action.release.schedule', releaseId, publishAt })
  }
  await schedule('late', inSeconds(3600))
  await schedule('soon', inSeconds(0.2))
  expect(await client.getDocument('soon')).toBeUndefined()
  await waitFor(() => client.getDocument('soon'), 'the release that was due')
  expect(await client.getDocument('versions.soon.soon')).toBeUndefined()
  expect(await client.getDocument('late')).toBeUndefined()
  await close()
  const hours = 2 * 3_600_000
  const next = await lakeForTest({ dataFolder, clock: { now: () => Date.now() + hours } })
  await waitFor(() => next.client.getDocument('late'), 'the release of before')
  await next.close()
})
