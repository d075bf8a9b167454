import { withheld } from '../publish/targets/withheld'
import { filePolicy, securityHeaders } from './headers'
import { cacheControl } from './rules'
import type { EdgeSettings } from './settings'

/** A text of nginx's configuration. A dollar sign in a key would be taken for a pattern or a variable: it is left out. */
export const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&').replace(/[\r\n]/g, '')}"`

/** The order is that of the built-in edge. */
export const checks = (): string => `    if ($bad_request) { return 400; }
    if ($not_read) { return 405; }
    if ($straight) { return 301 $straight; }
`

/** What is damaged on the disk and has no other copy: the target says so in its folder by a file of its name. */
export const damageCheck = (folder: string, file: string): string =>
  `    if (-f ${folder}/${withheld}${file}) { return 503; }
`

/** What says of each rule that depends on the answer how long a cache that is purged may keep it: empty for most. */
const keptBy: Readonly<Record<string, string>> = {
  $cache_control: '$purged_cache',
  $stored_cache: '$purged_stored',
}

/** nginx takes over no header of a block outside as soon as one is added, so every block names all of them. */
export function headers(settings: EdgeSettings, policy: string, cache: string, indent: string): string {
  const all = {
    ...securityHeaders(settings),
    'Content-Security-Policy': policy,
    'Cache-Control': cache,
    ...(settings.cacheHeader && keptBy[cache] ? { [settings.cacheHeader]: keptBy[cache] } : {}),
    // Times of files are made of hashes, and lie in the future as often as not: only entity tags say what is new.
    'Last-Modified': '',
  }
  return Object.entries(all)
    .map(([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;\n`)
    .join('')
}

export const errorHeaders = (settings: EdgeSettings): string =>
  headers(settings, '$policy', cacheControl.error, '    ')

/** Of what somebody behind nginx answers: the headers that it gives itself. */
export const hideOwnHeaders = (settings: EdgeSettings): string =>
  [...Object.keys(securityHeaders(settings)), 'Content-Security-Policy', 'Cache-Control', 'Set-Cookie']
    .map((name) => `    proxy_hide_header ${name};\n`)
    .join('')

/**
 * Passes on to an origin. A name in it is looked up once, when nginx reads its configuration, unless there is somebody to ask: then
 * it is as a variable, before what rewrites the path.
 */
export const passTo = (origin: string, { resolver }: EdgeSettings): string =>
  resolver === undefined
    ? `    proxy_pass ${origin};\n`
    : `    set $passed_to ${origin};\n    proxy_pass $passed_to;\n`

/** A line of text with a status. */
export function textLocation(
  settings: EdgeSettings,
  name: string,
  status: number,
  text: string,
  more = '',
): string {
  return `  location ${name} {
    types { }
    default_type "text/plain; charset=utf-8";
${headers(settings, filePolicy(settings), cacheControl.never, '    ')}${more}    return ${status} "${text}\\n";
  }
`
}
