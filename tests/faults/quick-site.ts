import path from 'node:path'
import { plantStore } from '../../worker/queue/testing/stores'
import { createDeliveries, type Deliveries } from '../support/deliveries'
import { allReceipts } from '../support/receipts'
import { type Site, type SiteOptions, startSite } from '../support/site'
import { type StageKills, stageKills } from '../support/stage-kills'
import { waitFor } from '../support/wait-for'
import { emptyWorkspace } from '../support/workspace'

export interface QuickSite extends Site {
  /** The program of the worker, for one beside it. */
  program: string
  /** Where worker, content service and feed keep what they keep. */
  dataFolder: string
  kills: StageKills
  deliveries: Deliveries
  /** Changes the title of a document and delivers its webhook. */
  edit(id: string, title: string): Promise<void>
  /** Waits until the page of a document shows a title. */
  showing(id: string, title: string): Promise<void>
  /** Waits until every acknowledged change has a receipt; tells how they ended. */
  receipts(): Promise<string[]>
}

const rooms = ['arve', 'larche', 'see', 'turm'].map((name) => ({
  _id: `room-${name}`,
  _type: 'room',
  __i18n_lang: 'de',
  title: `Zimmer ${name}`,
}))

/** The worker in a process of its own, with a builder that takes milliseconds; it can be killed at any of its stages. */
export async function startQuickSite(
  name: string,
  environment: Readonly<Record<string, string>> = {},
  between?: SiteOptions['between'],
): Promise<QuickSite> {
  const workspace = emptyWorkspace(name)
  const kills = stageKills(workspace.folder)
  if (environment.REDIS_URL === undefined) await plantStore(workspace.dataFolder)
  const program = path.resolve('tests/faults/quick-worker-process.ts')
  const site = await startSite(workspace, {
    documents: rooms,
    sendsWebhooks: false,
    program,
    environment: { NODE_OPTIONS: kills.nodeOptions, ...environment },
    ...(between ? { between } : {}),
  })
  const deliveries = createDeliveries(site.workerUrl, Array(60).fill(500))
  const shows = async (id: string, title: string) => {
    const response = await fetch(`${site.url}/${id}`)
    return (await response.text()).includes(title) ? true : undefined
  }
  return Object.assign(site, {
    program,
    kills,
    deliveries,
    dataFolder: workspace.dataFolder,
    async edit(id: string, title: string) {
      const { _rev } = await site.outside.client.patch(id).set({ title }).commit()
      deliveries.send({ kind: 'document', id, operation: 'update', revision: _rev })
    },
    async showing(id: string, title: string) {
      await waitFor(`${id} shows ${title}`, () => shows(id, title))
    },
    async receipts() {
      await deliveries.settled()
      return waitFor('every acknowledged change has a receipt', async () => {
        const found = await allReceipts(site.workerUrl)
        const outcomes = [...deliveries.acknowledged].map((id) => found.get(id)?.outcome)
        return outcomes.every((outcome) => outcome !== undefined) ? outcomes.map(String) : undefined
      })
    },
    stop: ((stop) => async () => {
      await stop()
      await workspace.remove()
    })(site.stop),
  })
}
