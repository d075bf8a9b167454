import { longestPath, longestSegment } from '../made/public-files'
import { filePolicy, pagePolicy } from './headers'
import { nginxTellsPath } from './lost-path'
import { checks, damageCheck, errorHeaders, headers, hideOwnHeaders, passTo } from './nginx-parts'
import { cacheControl, nginxPurgedCache } from './rules'
import type { EdgeSettings } from './settings'

/**
 * The part of nginx's configuration that fetches pages from S3-compatible storage. Pages are objects without
 * `index.html`, so the path is the key. Type and cache rule are what the objects were stored with; headers of visitors
 * do not reach the storage, and neither do queries, which mean something there.
 */
export function storageLocations(
  settings: EdgeSettings,
  storage: string,
  folder: string,
): { pages: string; errors: string } {
  const from = storageOf(storage, settings)
  const page = headers(settings, '$stored_policy', '$stored_cache', '    ')
  const home = headers(settings, '$stored_policy', '$home_cache', '    ')
  return {
    pages: `  location = / {
${checks()}${damageCheck(folder, '/index.html')}    if ($home_language) { return 302 /$home_language$is_args$args; }
${home}    add_header Vary "Accept-Language, Cookie, User-Agent" always;
${fetched(from, '/index.html', '/index.html')}${conditions}  }

  location / {
${checks()}${damageCheck(folder, '$uri')}${damageCheck(folder, '$uri/index.html')}    if ($redirect_to) { return 301 $redirect_to; }
    if ($is_gone) { return 410; }
    if ($hidden) { return 404; }
    if ($uri ~ "^/(?:[.](?!well-known/)|_redirects$)") { return 404; }
    if ($uri ~ "${tooLong}") { return 404; }
${page}${fetched(from, '$uri', '$uri')}${conditions}  }

`,
    // A storage answers 403 for what is not there to those who may not list it.
    errors: `  error_page 403 @missing;\n\n${errorPages(settings, from)}`,
  }
}

/** What is never published: a storage refuses the longest names as an error. Bytes, without the first slash. */
const tooLong = `^/(?:.{${longestPath + 1}}|(?:.*/)?[^/]{${longestSegment + 1}})`

interface Storage {
  /** What passes on to it. */
  pass: string
  /** What keeps to itself what it says beside the object. */
  hide: string
  /** Before every key, with a slash before and none at the end. */
  folder: string
}

function storageOf(address: string, settings: EdgeSettings): Storage {
  const { origin, pathname } = new URL(address)
  const hide = hideOwnHeaders(settings) + ofStorage.map((name) => `    proxy_hide_header ${name};\n`).join('')
  return { pass: passTo(origin, settings), hide, folder: pathname.replace(/(?<!\/)\/+$/, '') }
}

/** Fetches an object. `asked` is its key, by which the hashes of its scripts are known. */
function fetched({ pass, hide, folder }: Storage, asked: string, key: string): string {
  const rewritten = key === '$uri' ? `"^/(.*)$" ${folder}/$1?` : `^ ${folder}${key}?`
  return `    set $asked "${asked}";
${pass}    rewrite ${rewritten} break;
    proxy_http_version 1.1;
    proxy_pass_request_headers off;
    proxy_pass_request_body off;
    proxy_set_header Connection "";
    proxy_intercept_errors on;
${hide}`
}

/** Parts, and what a visitor has already, are of the file that was asked for: never of the error page in its place. */
const conditions = `    proxy_set_header Range $http_range;
    proxy_set_header If-Range $http_if_range;
    proxy_set_header If-None-Match $http_if_none_match;
`

/** What a storage says of itself, and rules that it has for its own address: none of it is for visitors of the site. */
const ofStorage = [
  ...['Expires', 'Last-Modified', 'Strict-Transport-Security', 'Vary', 'X-XSS-Protection'],
  ...[
    ...['expiration', 'id-2', 'meta-sha256', 'meta-scripts', 'replication-status', 'request-charged'],
    ...['request-id', 'server-side-encryption', 'storage-class', 'tagging-count', 'version-id'],
  ].map((name) => `x-amz-${name}`),
]

/** The error pages one after another, as the built-in edge looks for them. */
function errorPages(settings: EdgeSettings, from: Storage): string {
  const missing = ['$language_prefix/404', '/404.html', '/404']
  const gone = ['$language_prefix/410', '/410.html', ...missing]
  const chain = (name: string, keys: readonly string[], status: 404 | 410) => {
    const locations = keys.map((key, index) => {
      const next = index === keys.length - 1 ? `@no_${status}` : `${name}_${index + 1}`
      return `  location ${index === 0 ? name : `${name}_${index}`} {
    error_page 403 404 =${status} ${next};
    error_page 500 502 503 504 @unavailable;
    if ($names_file) { return 404; }
${errorHeaders(settings).replaceAll('$policy', '$stored_policy')}${nginxTellsPath}${fetched(from, key, key)}    proxy_method GET;
  }

`
    })
    return locations.join('')
  }
  return (
    chain('@missing', missing, 404) +
    endOfChain(404, '@nothing') +
    chain('@gone', gone, 410) +
    endOfChain(410, '@gone_file')
  )
}

/** A storage without any error page has no site yet, or lets nobody read it: that says nothing of a page. */
const endOfChain = (status: 404 | 410, line: string): string => `  location @no_${status} {
    error_page ${status} ${line};
    error_page 503 @waiting;
    if ($names_file) { return ${status}; }
    return 503;
  }

`

/** For the server: what is said of compression in the block around it may stand there already, and may be said only once. */
export const ofStorageServer = `  set $asked "";
  gzip on;
  gzip_min_length 256;
  gzip_proxied any;
  gzip_types text/plain text/css text/javascript text/xml text/calendar text/vtt application/json application/xml application/manifest+json image/svg+xml;
`

export const storageMaps = (
  settings: EdgeSettings,
  folder: string,
): string => `map $asked $stored_hashes { default ""; include ${folder}/nginx/policies.map; }
# That nothing is new is said without a type, and browsers and caches take what it says of the policy.
map "$upstream_http_content_type|$stored_hashes" $stored_kind { default "${filePolicy(settings)}"; "~^(?:text/html|[|].)" "${pagePolicy(settings, '$stored_hashes')}"; }
map $status $stored_policy { default $stored_kind; 301 "${filePolicy(settings)}"; 302 "${filePolicy(settings)}"; }
map $status $stored_cache { default $upstream_http_cache_control; 301 "${cacheControl.page}"; }
map "$address:$status:$stored_cache" $purged_stored ${nginxPurgedCache(settings.cacheHeader, '$stored_cache')}`
