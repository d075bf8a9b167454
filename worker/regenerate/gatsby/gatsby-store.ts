import type { ContentNode } from '../../../site/content/raw'
import type { NodeInput } from '../../../site/nodes/node-input'
import { type PlannedPage, toGatsbyPage } from '../../../site/nodes/planned-page'
import { contentDigest, gatsbyNode } from '../../../site/nodes/replace-nodes'
import { templateFile } from '../../../site/page-plan/create-pages'
import type { ContentService, ReadDocument } from '../resident/content-reader'
import type { GatsbyInternals, GatsbyNode, GatsbyPlugin } from './gatsby-interface'

const sanityPlugin = 'gatsby-source-sanity'
const eventsPlugin = 'gatsby-source-events'
const sitePlugin = 'default-site-plugin'

interface TypeMap {
  objects: Readonly<Record<string, { isDocument?: boolean } | undefined>>
}

const isTypeMap = (value: unknown): value is TypeMap =>
  typeof value === 'object' && value !== null && 'objects' in value && typeof value.objects === 'object'

/**
 * Gatsby's store of nodes and pages, changed as its plugins would change it: documents under gatsby-source-sanity,
 * occurrences under gatsby-source-events, the rest under the site.
 */
export class GatsbyStore {
  private readonly typeMap: TypeMap
  private pending: unknown[] = []
  /** Types that were asked for: a comparison asks once for each document. */
  private readonly described = new Map<string, boolean>()

  constructor(
    private readonly gatsby: GatsbyInternals,
    private readonly service: ContentService,
    sdl: string,
  ) {
    const typeMap = gatsby.sanityTypeMap(sdl)
    if (!isTypeMap(typeMap)) throw new Error('gatsby-source-sanity no longer gives a map of types.')
    this.typeMap = typeMap
  }

  private plugin(name: string): GatsbyPlugin {
    const plugin = this.gatsby.getState().flattenedPlugins.find((each) => each.name === name)
    if (!plugin) throw new Error(`Gatsby does not know the plugin ${name}.`)
    return plugin
  }

  private create(node: GatsbyNode, plugin: string): void {
    this.pending.push(this.gatsby.dispatch(this.gatsby.actions.createNode(node, this.plugin(plugin))))
  }

  private remove(id: string, plugin: string): void {
    const node = this.gatsby.getNode(id)
    if (node) this.gatsby.dispatch(this.gatsby.actions.deleteNode(node, this.plugin(plugin)))
  }

  /** Id of a document's node. Assets keep their own id. */
  nodeId(documentId: string): string {
    return /^(image|file)-[a-z0-9]{32,}-/.test(documentId)
      ? documentId
      : `-${this.gatsby.createNodeId(documentId, sanityPlugin)}`
  }

  /** Revision of a document as it was built, or undefined. */
  builtRevision(documentId: string): string | undefined {
    const revision = this.gatsby.getNode(this.nodeId(documentId))?._rev
    return typeof revision === 'string' ? revision : undefined
  }

  /** The nodes of all documents. */
  documents(): GatsbyNode[] {
    const types = Object.keys(this.typeMap.objects).filter((type) => this.typeMap.objects[type]?.isDocument)
    return types.flatMap((type) => this.gatsby.getNodesByType(type))
  }

  /** The nodes of some documents, by their ids; none for one that is not there. */
  documentsBy(ids: Iterable<string>): GatsbyNode[] {
    return [...ids].flatMap((id) => this.gatsby.getNode(this.nodeId(id)) ?? [])
  }

  /** Revisions of everything that was built, by document id. */
  builtRevisions(): Map<string, string> {
    return new Map(
      this.documents().flatMap(({ _id, _rev }) =>
        typeof _id === 'string' ? [[_id, String(_rev)] as const] : [],
      ),
    )
  }

  /** The node of a document, made exactly as gatsby-source-sanity makes it; undefined for a type without description. */
  toNode(document: ReadDocument): (GatsbyNode & ContentNode) | undefined {
    const { gatsby, service, typeMap } = this
    const config = { projectId: service.projectId, dataset: service.dataset, apiHost: service.apiHost }
    const node = gatsby.toSanityNode(document, {
      typeMap,
      createNodeId: (id: string) => gatsby.createNodeId(id, sanityPlugin),
      createContentDigest: gatsby.createContentDigest,
      overlayDrafts: false,
      client: { clientConfig: config, config: () => config },
    })
    if (!typeMap.objects[node.internal.type]) return undefined
    return { ...node, _id: document._id, _type: document._type }
  }

  /** Whether documents of a type can be on the site: the description of the content has it. */
  readonly describes = (type: string): boolean => {
    const known = this.described.get(type)
    const isDescribed = known ?? this.toNode({ _id: 'none', _type: type, _rev: 'none' }) !== undefined
    if (known === undefined) this.described.set(type, isDescribed)
    return isDescribed
  }

  /** Creates, changes or, with undefined, deletes the node of a document. */
  setDocument(id: string, node: GatsbyNode | undefined): void {
    const old = this.gatsby.getNode(this.nodeId(id))
    if (!node || (old && old.internal.type !== node.internal.type)) this.remove(this.nodeId(id), sanityPlugin)
    if (node) this.create(node, sanityPlugin)
  }

  setNodes(set: readonly NodeInput[], remove: readonly NodeInput[]): void {
    for (const node of remove) this.remove(node.id, sitePlugin)
    for (const node of set) this.create(gatsbyNode(node), sitePlugin)
  }

  /** Sets a node of the site, unless it is there as it is given. Returns whether it was another one. */
  setChanged(node: NodeInput): boolean {
    const known = this.gatsby.getNode(node.id)
    if (known?.internal.contentDigest === contentDigest(node)) return false
    this.create(gatsbyNode(node), sitePlugin)
    return true
  }

  /** Makes the nodes of events equal to the given ones; unchanged ones stay untouched. Returns how many changed. */
  replaceEvents(nodes: readonly NodeInput[], types: readonly string[]): number {
    const stored = new Map(
      types.flatMap((type) => this.gatsby.getNodesByType(type)).map((node) => [node.id, node]),
    )
    let changed = 0
    for (const node of nodes) {
      const known = stored.get(node.id)
      stored.delete(node.id)
      if (known?.internal.contentDigest === contentDigest(node)) continue
      this.create(gatsbyNode(node), eventsPlugin)
      changed += 1
    }
    for (const id of stored.keys()) this.remove(id, eventsPlugin)
    return changed + stored.size
  }

  /** Paths of pages whose queries read one of the documents or nodes, or list their types. */
  pagesOf(documentIds: readonly string[], nodes: readonly NodeInput[]): Set<string> {
    const { byNode, byConnection } = this.gatsby.getState().queries
    const ids = [...documentIds.map((id) => this.nodeId(id)), ...nodes.map((node) => node.id)]
    const types = new Set(nodes.map((node) => node.type))
    for (const id of documentIds) {
      const type = this.gatsby.getNode(this.nodeId(id))?.internal.type
      if (type !== undefined) types.add(type)
    }
    const lists = [...types].map((type) => byConnection.get(type))
    return new Set([...ids.map((id) => byNode.get(id)), ...lists].flatMap((queries) => [...(queries ?? [])]))
  }

  /** Which of the documents each query reads that reads any, by the query's id: of a page its path. */
  readersOf(documentIds: readonly string[]): Map<string, string[]> {
    const { byNode } = this.gatsby.getState().queries
    const readers = new Map<string, string[]>()
    for (const id of documentIds) {
      for (const reader of byNode.get(this.nodeId(id)) ?? []) {
        const read = readers.get(reader)
        if (read) read.push(id)
        else readers.set(reader, [id])
      }
    }
    return readers
  }

  /**
   * Has a page made again when its document changes. Of a page that was given up no query has noted that: it was not run.
   * `owner`: id of a document or of an occurrence.
   */
  watchOwner(path: string, owner: string): void {
    const nodeId = this.gatsby.getNode(owner) ? owner : this.nodeId(owner)
    this.gatsby.dispatch({ type: 'CREATE_COMPONENT_DEPENDENCY', payload: [{ path, nodeId }] })
  }

  /** Waits until all nodes are stored and can be queried. */
  async stored(): Promise<void> {
    await Promise.all(this.pending)
    this.pending = []
    await this.gatsby.nodesStored()
  }

  /** Removes and creates pages. A page that changes its template is removed first, so that it starts anew. */
  setPages(create: readonly PlannedPage[], remove: readonly PlannedPage[]): void {
    const { gatsby } = this
    const plugin = this.plugin(sitePlugin)
    const { pages } = gatsby.getState()
    const pagesToCreate = create.map((page) => toGatsbyPage(page, templateFile))
    const moved = pagesToCreate.filter((page) => {
      const old = pages.get(page.path)
      return old !== undefined && old.component !== page.component
    })
    for (const { path } of [...remove, ...moved]) {
      const old = pages.get(path)
      if (old) gatsby.dispatch(gatsby.actions.deletePage({ path, component: old.component }))
    }
    // Gatsby forgets the queries of deleted pages only when its createPages has ended.
    gatsby.dispatch({ type: 'API_FINISHED', payload: { apiName: 'createPages' } })
    for (const page of pagesToCreate) gatsby.dispatch(gatsby.actions.createPage(page, plugin))
  }
}
