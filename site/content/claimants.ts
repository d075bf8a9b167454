import { languageTexts } from '../languages/all-texts'
import { type Language, languages } from '../languages/locales'
import { fixedPages } from '../nodes/fixed-pages'
import type { Claimant } from './claimant'
import { claimantOf } from './outputs'
import { fixedPageClaimant } from './page-claimant'
import type { ContentNode } from './raw'
import { fallbackTextClaimant } from './text-claimants'

const textsOf = (language: Language) =>
  new Map<string, Readonly<Record<string, string>>>(Object.entries(languageTexts[language]))

/** What a document claims, with the checked texts of the code as fallback. */
export const documentClaimant = (node: ContentNode): Claimant | undefined =>
  claimantOf(node, (language, namespace) => textsOf(language).get(namespace) ?? {})

/** What the site claims without any document: its fixed pages and the texts of the code. */
export function ownClaimants(): Claimant[] {
  const own = languages.flatMap((language) =>
    [...textsOf(language)].map(([namespace, texts]) => fallbackTextClaimant(language, namespace, texts)),
  )
  return [...fixedPages().map(fixedPageClaimant), ...own]
}

/** All claimants of a site, by id: the changes that turn an empty index into the whole site. */
export function allClaimants(nodes: Iterable<ContentNode>): Map<string, Claimant> {
  const claimants = new Map(ownClaimants().map((claimant) => [claimant.id, claimant]))
  for (const node of nodes) {
    const claimant = documentClaimant(node)
    if (claimant) claimants.set(claimant.id, claimant)
  }
  return claimants
}
