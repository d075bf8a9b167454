import { sitePartId } from '../content/part-claimants'
import { resolveLink } from '../content/resolve-links'
import { sitePartSources } from '../content/shown-site-parts'
import { type Language, languages } from '../languages/locales'
import type { NodeFields, ResolverContext } from '../nodes/lookup'
import type { NodeInput } from '../nodes/node-input'

const legalIds: ReadonlySet<string> = new Set(languages.map((language) => sitePartId('legal', language)))

/** Where the privacy page of each language is, as its legal links say: the cookie notice leads where the footer does. */
export class PrivacyPages {
  /** Fields of the nodes that a link to it is resolved from, by their ids. */
  private readonly nodes = new Map<string, NodeFields>()
  private readonly context: ResolverContext = {
    nodeModel: { getNodeById: ({ id }) => this.nodes.get(id), trackPageDependencies: () => undefined },
  }

  /** The nodes that are there or changed, and those that went. */
  apply(set: Iterable<NodeInput>, removed: Iterable<NodeInput>): void {
    for (const { id } of removed) this.nodes.delete(id)
    for (const { id, type, fields } of set)
      if (type === 'SitemapEntry' || legalIds.has(id)) this.nodes.set(id, fields)
  }

  /** Undefined where the legal links name none that is live. */
  of(language: Language): string | undefined {
    for (const { privacy } of sitePartSources('legal', language, this.context)) {
      const link = resolveLink(privacy, this.context)
      if (link) return link.href
    }
    return undefined
  }
}
