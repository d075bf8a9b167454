import { createClient } from '@sanity/client'
import { publicSecrets } from '../../sandbox/defaults'
import type { Newcomer } from '../support/newcomer'
import { waitFor } from '../support/wait-for'

/** Changes the title of a room in the content lake; milliseconds until its page shows it. @throws Error after a minute */
export async function editIsLive(newcomer: Newcomer): Promise<number> {
  const client = createClient({
    projectId: 'edelgrat',
    dataset: 'production',
    apiHost: newcomer.url('lake'),
    apiVersion: '2025-02-19',
    useProjectHostname: false,
    useCdn: false,
    token: publicSecrets.writeToken,
  })
  const [room]: { _id: string; path: string }[] = await client.fetch(
    '*[_type == "room" && __i18n_lang == "de"] | order(_id) [0...1] {_id, "path": url.fullPath}',
  )
  if (!room) throw new Error('the content lake has no room')
  const title = `Stand ${Date.now()}`
  await client.patch(room._id).set({ title }).commit()
  const began = Date.now()
  await waitFor('the edit is live', async () => {
    const page = await fetch(newcomer.url('site') + room.path)
    return (await page.text()).includes(title) ? true : undefined
  })
  return Date.now() - began
}
