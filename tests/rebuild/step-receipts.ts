import type { SanityClient } from '@sanity/client'
import type { AcceptedChange, Change, Regeneration } from '../../worker/changes/change'
import { dataFileOfPage, fileOfPage, pageOf } from '../../worker/made/page-paths'
import { receiptsOf } from '../../worker/operations/receipts-of'

type Files = ReadonlyMap<string, string>

/** The pages whose HTML or data is another one than before, and those that are gone. */
function pagesThatDiffer(before: Files, after: Files): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  )
  return [...new Set(names.flatMap((name) => pageOf(name) ?? []).map(oneOfTwins))].sort()
}

/** Gatsby writes the lost page a second time, by the name that web servers look for. */
const oneOfTwins = (page: string): string => (page === '/404.html' ? '/404' : page)

const differs = (page: string, before: Files, after: Files): boolean =>
  [fileOfPage(page), dataFileOfPage(page)].some((name) => before.get(name) !== after.get(name))

/** What webhooks say of documents beside their ids. */
export class DocumentTypes {
  private readonly types = new Map<string, string>()

  constructor(private readonly client: SanityClient) {}

  /** The changes as a webhook would bring them: with the type of each document, of deleted ones, too. */
  async named(changes: readonly Change[]): Promise<Change[]> {
    const there: { _id: string; _type: string }[] = await this.client.fetch(
      '*{_id, _type}',
      {},
      { perspective: 'raw' },
    )
    for (const { _id, _type } of there) this.types.set(_id, _type)
    return changes.map((change) => {
      const type = change.kind === 'document' ? this.types.get(change.id) : undefined
      return type === undefined ? change : { ...change, type }
    })
  }
}

/**
 * The pages that the receipts of one step name, and those whose bytes differ between the sites before and after it. Both
 * as the publisher and the pipeline hand them on: a page that is told and has the same bytes is none, and one that is gone
 * is that of `owners`, by its path, as the release before knows them.
 */
export function receiptsAndBytes(
  changes: readonly Change[],
  regeneration: Regeneration,
  before: Files,
  after: Files,
  owners: ReadonlyMap<string, string>,
): { told: string[]; differing: string[] } {
  const left = new Set(regeneration.unfinished)
  const batch = changes.map((change, index): AcceptedChange => ({ id: `${index}`, change, acceptedAt: 0 }))
  const receipts = receiptsOf({
    batch: batch.filter(({ change }) => change.kind !== 'document' || !left.has(change.id)),
    titleOf: () => undefined,
    pages: regeneration.pages.filter(({ path }) => differs(path, before, after)),
    removedPages: [...owners]
      .filter(([path]) => before.has(fileOfPage(path)) && !after.has(fileOfPage(path)))
      .map(([path, owner]) => ({ path, owner })),
    shows: new Map(regeneration.pages.flatMap(({ path, shows }) => (shows ? [[path, shows] as const] : []))),
    windows: regeneration.windows ?? {},
    problems: regeneration.problems,
    refused: new Map(),
    begun: new Map(),
    at: {},
    release: '1',
  })
  const told = new Set(receipts.flatMap(({ pages }) => pages.map(({ path }) => path)))
  return { told: [...told].sort(), differing: pagesThatDiffer(before, after) }
}
