/** Where the press serves what lies behind the access code. Every edge passes it on; no public file lies there. */
export const guardedRoot = '/gate/pages'

/** Where the press serves the page that guards a path: `/gate/pages/fr/plans` for `/fr/plans`. */
export const guardedPath = (path: string): string => (path === '/' ? guardedRoot : guardedRoot + path)

export const isGuardedPath = (path: string): boolean =>
  path === guardedRoot || path.startsWith(`${guardedRoot}/`)

/** The path by which visitors know a page: of a guarded one that of its code screen, of any other its own. */
export const openPath = (path: string): string =>
  isGuardedPath(path) ? path.slice(guardedRoot.length) || '/' : path

/** Folders of a built site that hold what is guarded, relative to it: never part of what is public. */
export const guardedFolders = ['gate', 'page-data/gate'] as const

/** Whether a file of a built site, named relative to it, belongs behind the code. */
export const isGuardedFile = (file: string): boolean =>
  guardedFolders.some((folder) => file.startsWith(`${folder}/`))
