/**
 * Documents of a site of any size, for measurements: realistic in what they hold and in how they point to one another,
 * the same for the same seed, and valid by the content model. All pictures are a handful of assets without a file.
 */
import type { ContentDocument } from '../../site/content/documents'
import { type AssetDocument, fileAsset, imageAssets } from './assets'
import { pageDocument } from './pages'
import { forEachScaleLanguage, type ScaleLanguage, scaleLanguages } from './phrases'
import { type PlannedPage, planPages } from './plan'
import { redirectsDocument, sitePartDocuments } from './site-parts'

export interface ScaleOptions {
  /** How many documents have a page, over all three languages; at least 21. */
  pages: number
  /** The same seed gives the same documents. */
  seed: number
  /** How many pages point to the document `page-host`, as articles point to their author. None without it. */
  referrers?: number
}

export type ScaleDocument = ContentDocument | AssetDocument

/** The document that `referrers` point to. */
export const popularId = 'page-host'

/** The seven pages that every site has, in three languages: header and footer point to them. */
const fewestPages = 21

/** All documents: assets first, then site parts, then pages. Throws a RangeError when the sizes cannot be met. */
export function scaleDocuments({ pages, seed, referrers = 0 }: ScaleOptions): ScaleDocument[] {
  if (pages < fewestPages) throw new RangeError(`pages is ${pages}, at least ${fewestPages} are needed`)
  if (referrers > pages - scaleLanguages.length) {
    throw new RangeError(
      `referrers is ${referrers}, at most ${pages - scaleLanguages.length} of ${pages} pages can refer`,
    )
  }
  const plan = planPages(pages)
  const targets = forEachScaleLanguage((language) => inLanguage(plan, language))
  return [
    ...imageAssets,
    fileAsset,
    // Menus do not name it: a header that changes is another kind of work than a mention on many pages.
    ...scaleLanguages.flatMap((language) =>
      sitePartDocuments(
        seed,
        language,
        targets[language].filter((page) => page.id !== popularId),
      ),
    ),
    redirectsDocument(seed, targets.de),
    ...pageDocuments({ seed, targets }, referrers),
  ]
}

const inLanguage = (plan: readonly PlannedPage[], language: ScaleLanguage): PlannedPage[] =>
  plan.filter((page) => page.languages.includes(language))

/** German pages refer first; only when they do not suffice do the other languages point to the German document too. */
function pageDocuments(
  around: { seed: number; targets: Record<ScaleLanguage, readonly PlannedPage[]> },
  referrers: number,
): ContentDocument[] {
  let left = referrers
  return scaleLanguages.flatMap((language) =>
    around.targets[language].map((page) => {
      const refers = left > 0 && page.id !== popularId
      if (refers) left -= 1
      return pageDocument(page, language, refers ? { ...around, popular: popularId } : around)
    }),
  )
}

/** One document on each line, as `sanity dataset import` and the content lake read it. */
export const toNdjson = (documents: readonly ScaleDocument[]): string =>
  documents.map((document) => `${JSON.stringify(document)}\n`).join('')
