import type { PageFacts } from '../../changes/made-file'
import type { LinkReader } from './link-target'

/** What every live page says about itself, and who points to whom. Kept page by page as releases go live. */
export class LinkIndex {
  readonly #facts = new Map<string, PageFacts>()
  readonly #inbound = new Map<string, Set<string>>()
  /** The same address stands on many pages; one copy of each is enough. */
  readonly #texts = new Map<string, string>()

  constructor(private readonly readLink: LinkReader) {}

  factsOf(page: string): PageFacts | undefined {
    return this.#facts.get(page)
  }

  has(page: string): boolean {
    return this.#facts.has(page)
  }

  inbound(page: string): readonly string[] {
    return [...(this.#inbound.get(page) ?? [])]
  }

  set(page: string, facts: PageFacts | undefined): void {
    if (facts && this.#facts.get(page) === facts) return
    for (const target of this.#targets(page)) this.#inbound.get(target)?.delete(page)
    if (facts) this.#facts.set(page, facts)
    else this.#facts.delete(page)
    for (const target of this.#targets(page)) {
      const from = this.#inbound.get(target)
      if (from) from.add(page)
      else this.#inbound.set(target, new Set([page]))
    }
  }

  #targets(page: string): Set<string> {
    const facts = this.#facts.get(page)
    const addresses = facts ? [...facts.links, ...Object.values(facts.alternates)] : []
    const targets = addresses.map((href) => this.readLink(href, page))
    return new Set(targets.filter((target): target is string => target !== undefined))
  }

  /** The same with texts that are kept only once. */
  shared(facts: PageFacts): PageFacts {
    const alternates = Object.entries(facts.alternates).map(([key, href]) => [key, this.#one(href)])
    return {
      links: facts.links.map((href) => this.#one(href)),
      alternates: Object.fromEntries(alternates),
      noIndex: facts.noIndex,
      scriptHashes: [],
      ...(facts.unmade === undefined ? {} : { unmade: facts.unmade }),
    }
  }

  /** The facts that a page has already where these are the same, else these with texts that are kept only once. */
  sharedFor(page: string, facts: PageFacts): PageFacts {
    const before = this.#facts.get(page)
    return before && sameFacts(before, facts) ? before : this.shared(facts)
  }

  #one(text: string): string {
    const known = this.#texts.get(text)
    if (known !== undefined) return known
    this.#texts.set(text, text)
    return text
  }
}

function sameFacts(one: PageFacts, other: PageFacts): boolean {
  const alternates = Object.entries(one.alternates)
  return (
    one.noIndex === other.noIndex &&
    one.unmade === other.unmade &&
    one.links.length === other.links.length &&
    one.links.every((href, index) => href === other.links[index]) &&
    alternates.length === Object.keys(other.alternates).length &&
    alternates.every(([language, href]) => href === other.alternates[language])
  )
}
