import { addressOf } from '../../site/addresses/address-form'
import { languages, prefixes } from '../../site/languages/locales'
import type { EdgeRequest } from '../edge/answer'
import { pageOfFile } from '../made/page-paths'
import { spread } from '../publish/prove/proof'

/** Everything that a release gives an answer to, by address. */
export interface KnownAddresses {
  /** Files of the release, e.g. `zimmer/arven/index.html`. */
  files: readonly string[]
  /** Paths of pages that were live once. */
  former: readonly string[]
  /** Paths that editors redirect. */
  redirected: readonly string[]
}

/** What a visitor sends, and what it is asked for. */
export interface ProbeQuestion {
  about: 'page' | 'file' | 'moved or gone' | 'language' | 'missing' | 'other form'
  request: EdgeRequest
}

/** A visitor's browser, because programs get no language of their own; and what it takes. */
const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0',
  'accept-encoding': 'br, gzip',
  'accept-language': languages[0],
}

const asked = (
  about: ProbeQuestion['about'],
  url: string,
  more: Partial<EdgeRequest> = {},
): ProbeQuestion => ({
  about,
  request: { method: 'GET', url, ...more, headers: { ...browser, ...more.headers } },
})

/** A path that no editor has given to a page. */
const nowhere = '/nothing-stands-here-0f3a'

/**
 * What is asked of a site: every page, file and old path, or of each kind `most` of them, evenly spread; its language by the
 * browser; and what visitors meet beside pages (specification, section 2).
 */
export function probeQuestions({ files, former, redirected }: KnownAddresses, most: number): ProbeQuestion[] {
  const pages = files.flatMap((file) => pageOfFile(file) ?? [])
  const others = files.filter((file) => pageOfFile(file) === undefined)
  const some = spread(pages, 3)
  return [
    ...spread(pages, most).map((page) => asked('page', addressOf(page))),
    ...spread(others, most).map((file) => asked('file', addressOf(`/${file}`))),
    ...spread([...former, ...redirected], most).map((path) => asked('moved or gone', addressOf(path))),
    ...languages.map((language) => asked('language', '/', { headers: { 'accept-language': language } })),
    ...languages.map((language) => asked('missing', prefixes[language] + nowhere)),
    asked('missing', `${nowhere}.png`),
    ...some.flatMap((page) => [
      asked('other form', `${addressOf(page).replace(/\/$/, '')}/`),
      asked('other form', `${addressOf(page).replace(/\/$/, '')}/index.html`),
      asked('other form', addressOf(page), { method: 'POST' }),
    ]),
  ]
}
