/** How a mark names its field. Known to what writes the marks and to what reads them in the browser. */

export interface FieldAddress {
  /** Where the Studio is, without a slash at the end. */
  baseUrl: string
  /** Of the published document: the Studio finds its draft by it. */
  id: string
  type: string
  /** As the Studio writes paths: `parts[_key=="a1"].title`. */
  path: string
}

/** What is hidden in a text: an address of the Studio that opens the field, as Presentation knows it. */
interface EditMark {
  origin: 'sanity.io'
  href: string
}

const intent = '/intent/edit/'

export function editMark({ baseUrl, id, type, path }: FieldAddress): EditMark {
  const words = ['mode=presentation', `id=${id}`, `type=${type}`, `path=${encodeURIComponent(path)}`]
  return { origin: 'sanity.io', href: `${baseUrl}${intent}${words.join(';')}` }
}

/** The field that a mark leads to; undefined for anything else. */
export function fieldOf(mark: unknown): FieldAddress | undefined {
  if (typeof mark !== 'object' || mark === null || !('href' in mark) || typeof mark.href !== 'string') return
  const [baseUrl = '', words = ''] = mark.href.split(intent)
  const said = new Map(words.split(';').map((word) => word.split('=', 2) as [string, string | undefined]))
  const [id, type, path] = [said.get('id'), said.get('type'), said.get('path')]
  return id && type && path ? { baseUrl, id, type, path: decodeURIComponent(path) } : undefined
}
