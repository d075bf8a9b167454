import { isGuardedPath } from '../../../site/languages/guarded-path'
import type { Publisher, PublishInput } from '../publisher-types'
import type { Release } from '../release/release'
import type { GuardedShelf } from './shelf'

const isPublic = ({ path }: { path: string }): boolean => !isGuardedPath(path)

/**
 * Publishes with the shelf of guarded pages: what comes behind the code is there before it is hidden from everybody, and
 * goes from there after it was shown. The answer tells of both, by the paths that visitors know.
 */
export const publishWithShelf =
  (publisher: Pick<Publisher, 'publish'>, shelf: Pick<GuardedShelf, 'take' | 'drop' | 'owners'>) =>
  async (input: PublishInput): Promise<Release> => {
    const changed = await shelf.take(input)
    const guarded = await shelf.owners()
    const release = await publisher.publish({
      ...input,
      guarded: (owner) => guarded.has(owner),
      pages: input.pages.filter(isPublic),
      removedPages: input.removedPages.filter(isPublic),
    })
    if (release.status !== 'refused') await shelf.drop(input)
    const told = new Set(release.pages.map(({ path }) => path))
    const more = changed.filter(({ path }) => !told.has(path))
    return more.length === 0 ? release : { ...release, pages: [...release.pages, ...more] }
  }
