import { sha256 } from '../disk/sha256'
import { objectKey } from '../made/page-paths'
import { knownTypes } from '../publish/release/entry'
import type { SiteAnswers } from '../publish/targets/target'
import { filePolicy, policyHashes } from './headers'
import { locationOf, withQuery } from './location'
import { folderErrors, folderPages } from './nginx-folder'
import { configurationFile, nginxMaps } from './nginx-maps'
import { headers, quoted, textLocation } from './nginx-parts'
import { passedOn } from './nginx-passed-on'
import { ofStorageServer, storageLocations, storageMaps } from './nginx-storage'
import { cacheControl, firstBuildRetry } from './rules'
import type { EdgeSettings } from './settings'
import { waitingPage } from './waiting-page'

export interface NginxPlace {
  /** What nginx listens on, e.g. `8080` or `127.0.0.1:8080`. */
  listen: string
  /** Absolute folder of the folder target as nginx sees it. */
  folder: string
  /** Absolute folder for pictures that were fetched. */
  cache: string
  /** Address of the bucket with its prefix where pages come from a storage, e.g. `http://s3:9000/hotel/live`. */
  storage?: string
}

/** The name of the file that nginx includes, beside the maps that change with releases. */
export const siteFile = 'nginx/site.conf'
/** Where nginx tells by which configuration it answers. */
export const configurationPath = '/.edge/configuration'

/**
 * Everything that nginx needs, made from the same rules as the built-in edge: for the `http` block, as files beside the
 * trees of the folder target. `site.conf` changes with the settings only, the maps with releases.
 */
export function nginxFiles(
  settings: EdgeSettings,
  place: NginxPlace,
  answers: SiteAnswers,
): Record<string, string> {
  const files = {
    [siteFile]: siteConfiguration(settings, place),
    'nginx/waiting.html': waitingPage,
    'nginx/redirects.map': answers.redirects.map(([from, to]) => mapLine(from, redirectValue(to))).join(''),
    'nginx/gone.map': answers.gone.map((path) => mapLine(path, '1')).join(''),
    'nginx/withheld.map': answers.withheld.map((path) => mapLine(path, '1')).join(''),
    'nginx/policies.map': answers.scriptHashes
      .map(([file, hashes]) => mapLine(`/${place.storage ? objectKey(file) : file}`, policyHashes(hashes)))
      .join(''),
  }
  // The last one: where it is there, all are.
  return { ...files, [configurationFile]: `default ${sha256(JSON.stringify(files))};\n` }
}

const mapLine = (key: string, value: string): string => `${quoted(key)} ${quoted(value)};\n`

const redirectValue = (to: string): string => withQuery(locationOf(to), '$is_args$args')

function siteConfiguration(settings: EdgeSettings, place: NginxPlace): string {
  const { pages, errors } =
    place.storage === undefined
      ? { pages: folderPages(settings, place.folder), errors: folderErrors(settings) }
      : storageLocations(settings, place.storage, place.folder)
  return `# Made from worker/edge/nginx.ts. Changes here are overwritten.
${nginxMaps(settings, place.folder)}
${place.storage === undefined ? '' : storageMaps(settings, place.folder)}
limit_conn_zone $network zone=visitors:1m;
proxy_cache_path ${place.cache} levels=1:2 keys_zone=pictures:10m max_size=2g inactive=30d use_temp_path=off;

server {
  listen ${place.listen};
  root ${place.folder}/live;
  server_tokens off;
  absolute_redirect off;
  merge_slashes off;
  log_not_found off;
  if_modified_since off;
  etag on;
  gzip_static on;
  brotli_static on;
  gzip_vary on;
${place.storage === undefined ? '' : ofStorageServer}  types_hash_max_size 4096;
  # Of storages and workers on https many stand at one address, each with a certificate of its own.
  proxy_ssl_server_name on;
${authorities(settings)}${nameServer(settings)}${trustedProxies(settings)}  limit_conn visitors ${answersAtOnce};
  client_max_body_size ${settings.largestBody};
  default_type application/octet-stream;
  types {
${types()}  }

  recursive_error_pages on;
  error_page 400 = /.bad-request;
  error_page 404 @missing;
  error_page 405 @method;
  error_page 410 @gone;
  error_page 413 @large;
  error_page 416 @range;
  error_page 500 @broken;
  error_page 502 504 @unavailable;
  error_page 503 @waiting;

${pages}${passedOn(settings)}${textLocation(settings, `= ${configurationPath}`, 200, '$configuration')}
${errors}${textLocation(settings, '@nothing', 404, 'Not found')}
${textLocation(settings, '@gone_file', 410, 'Gone')}
${textLocation(settings, '= /.bad-request', 404, 'Page Not Found: $asked_path', '    internal;\n    if ($is_no_page = "") { return 400 "Bad request\\n"; }\n')}
${textLocation(settings, '@method', 405, 'Method not allowed', '    add_header Allow "GET, HEAD" always;\n')}
${textLocation(settings, '@large', 413, 'Too large')}
${place.storage === undefined ? folderRange : storageRange(settings)}
${rangeLocation('@picture_range')}${textLocation(settings, '@broken', 500, 'Something went wrong', unlessStored(place))}
${textLocation(settings, '@unavailable', 502, 'Not available', unlessStored(place))}
  location @waiting {
    root ${place.folder}/nginx;
${headers(settings, filePolicy(settings), cacheControl.never, '    ')}    add_header Retry-After ${firstBuildRetry} always;
    try_files /waiting.html =503;
  }
}
`
}

/** `$remote_addr` is the visitor's then, and what strangers write into the header stays without effect. */
const trustedProxies = ({ trustedProxies: networks }: EdgeSettings): string =>
  networks.length === 0
    ? ''
    : `${networks.map((network) => `  set_real_ip_from ${network};\n`).join('')}  real_ip_header X-Forwarded-For;
  real_ip_recursive on;
`

/** nginx verifies nobody by itself, and the system's own list is at another place in each. */
const authorities = ({ authorities: file }: EdgeSettings): string =>
  file === undefined
    ? ''
    : `  proxy_ssl_verify on;\n  proxy_ssl_verify_depth 4;\n  proxy_ssl_trusted_certificate ${file};\n`

/** s: how long an address counts that it said, and how long it may take to say one. */
const nameServer = ({ resolver }: EdgeSettings): string =>
  resolver === undefined ? '' : `  resolver ${resolver} valid=5s;\n  resolver_timeout 5s;\n`

/** The headers of the file's own location are there already. */
const rangeLocation = (name: string): string => `  location ${name} {
    types { }
    default_type "text/plain; charset=utf-8";
    return 416 "Range not satisfiable\\n";
  }
`
/** What a storage does not bring now it has in a moment, as far as anybody knows. */
const unlessStored = ({ storage }: NginxPlace): string =>
  storage === undefined ? '' : '    if ($asked) { return 503; }\n'

const folderRange = rangeLocation('@range')

/** The storage has refused the part itself: no location has added anything, and the size is in its answer. */
const storageRange = (settings: EdgeSettings): string =>
  textLocation(
    settings,
    '@range',
    416,
    'Range not satisfiable',
    '    add_header Content-Range $upstream_http_content_range always;\n',
  )

/**
 * So many answers one network is given at once. A hotel full of guests asks for fewer; somebody who takes answers byte by byte would
 * otherwise hold all connections that nginx has, for as long as they like. Where the address is that of a proxy of ours, all are let in.
 */
const answersAtOnce = 300

const types = (): string =>
  Object.entries(knownTypes)
    .map(([extension, type]) => `    ${quoted(type)} ${extension};\n`)
    .join('')
