import { vercelStegaClean } from '@vercel/stega'

/**
 * A page whose head has no marks: titles and leads are words for the tab of the browser and for search engines, too. The
 * body is left as it is. A page without a head comes back unchanged.
 */
export function withoutMarksInHead(html: string): string {
  const end = html.indexOf('</head>')
  if (end < 0) return html
  return vercelStegaClean({ head: html.slice(0, end) }).head + html.slice(end)
}
