import { listPaths } from '../../addresses/event-paths'

/**
 * The list of this language, in the month and with the filters of the address that was kept: a visitor who changed the
 * language on the way returns to the same choice. Anything that is no list of ours leads to the whole list.
 */
export function listToReturnTo(remembered: string | null, listPath: string): string {
  const [path = '', query] = remembered?.split('?') ?? []
  const own = Object.values(listPaths).find((list) => path === list || path.startsWith(`${list}/`))
  const month = own === undefined ? '' : path.slice(own.length)
  if (own === undefined || !/^(?:\/\d{4}-\d{2})?$/.test(month)) return listPath
  return `${listPath}${month}${query === undefined ? '' : `?${query}`}`
}
