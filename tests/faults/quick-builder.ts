import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'
import type { SiteBuilder } from '../../worker/app/site-builder'
import type { Change, Regeneration } from '../../worker/changes/change'
import {
  type ContentService,
  contentClient,
  type ReadDocument,
  readChangedDocuments,
  readRevisions,
} from '../../worker/regenerate/resident/content-reader'
import { BuilderLost } from '../../worker/regenerate/supervisor/builder-child'
import { noBuilder } from '../../worker/regenerate/supervisor/builder-view'
import { SmallSite, smallHotel } from '../publish/small-site'

type DocumentChange = Extract<Change, { kind: 'document' }>

/**
 * Makes a page of every document in milliseconds, for tests of everything around the builder: content is read as the real
 * one reads it, and files lie as Gatsby lays them out.
 */
export class QuickBuilder implements SiteBuilder {
  private readonly client: SanityClient
  private readonly revisions = new Map<string, string>()
  private readonly root: string
  private site: SmallSite
  private state: 'stopped' | 'ready' = 'stopped'
  /** It takes no time to build the next one. */
  readonly isPrepared = true

  /** `workMs`: how long a regeneration takes. `brokenFile`: while it is there, the site cannot be built. */
  constructor(
    service: ContentService,
    dataFolder: string,
    private readonly workMs: number,
    private readonly brokenFile?: string,
  ) {
    this.client = contentClient(service)
    this.root = path.join(dataFolder, 'root')
    this.site = new SmallSite(this.root)
  }

  status(): ReturnType<SiteBuilder['status']> {
    return { ...noBuilder, state: this.state }
  }

  async giveUpPreparing(): Promise<void> {}

  async pagesTouchedBy(): Promise<undefined> {}

  async start(): Promise<Regeneration> {
    if (this.brokenFile !== undefined && existsSync(this.brokenFile))
      throw new BuilderLost('the builder ended with code 1')
    await rm(this.root, { recursive: true, force: true })
    this.site = await smallHotel(this.root)
    this.revisions.clear()
    const regeneration = await this.apply([{ kind: 'reconcile', reason: 'start' }])
    this.state = 'ready'
    return { ...regeneration, files: this.site.whole().files, isWhole: true }
  }

  async apply(changes: readonly Change[]): Promise<Regeneration> {
    const documents = await readChangedDocuments(this.client, await this.wanted(changes), (id) =>
      this.revisions.get(id),
    )
    await sleep(this.workMs)
    for (const [id, document] of documents) await this.put(id, document)
    return this.site.regeneration()
  }

  async prepare(): Promise<void> {
    // Nothing has to be prepared: a rebuild takes milliseconds.
  }

  async stop(): Promise<void> {
    this.state = 'stopped'
  }

  private async wanted(changes: readonly Change[]): Promise<DocumentChange[]> {
    const named = changes.filter((change) => change.kind === 'document')
    if (!changes.some(({ kind }) => kind === 'reconcile' || kind === 'rebuild')) return named
    const there = await readRevisions(this.client)
    const changed = [...there].filter(([id, revision]) => this.revisions.get(id) !== revision)
    const gone = [...this.revisions.keys()].filter((id) => !there.has(id))
    return [
      ...named,
      ...changed.map(([id]): DocumentChange => ({ kind: 'document', id, operation: 'update' })),
      ...gone.map((id): DocumentChange => ({ kind: 'document', id, operation: 'delete' })),
    ]
  }

  private async put(id: string, document: ReadDocument | undefined): Promise<void> {
    const known = this.revisions.delete(id)
    if (document === undefined) {
      if (known) await this.site.remove(`/${id}`)
      return
    }
    this.revisions.set(id, document._rev)
    await this.site.write(`/${id}`, { owner: id, text: String(document.title) })
  }
}
