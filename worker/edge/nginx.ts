import { defaultLanguage } from '../../site/languages/locales'
import { sha256 } from '../disk/sha256'
import { ownNetworks } from '../http/visitor-address'
import { objectKey } from '../made/page-paths'
import { asking, fonts, hashedAssetPattern, knownTypes } from '../publish/release/entry'
import type { SiteAnswers } from '../publish/targets/target'
import { filePolicy, pagePolicy, policyHashes } from './headers'
import { locationOf, withQuery } from './location'
import { nginxLostPath, nginxTellsPath, passedOnPattern } from './lost-path'
import { checks, damageCheck, errorHeaders, headers, hideOwnHeaders, passTo, quoted } from './nginx-parts'
import { ofStorageServer, storageLocations, storageMaps } from './nginx-storage'
import { picturePattern } from './picture-path'
import { nginxBadRequest } from './readable-path'
import {
  botExpression,
  cacheControl,
  filePattern,
  firstBuildRetry,
  guardedPagePattern,
  languageCookie,
  languagePatternWith,
  leadingLanguages,
  nginxPurgedCache,
  pictureCache,
  picturePrefixes,
  pressPrefixes,
  purgedAddressPattern,
} from './rules'
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
/** Names the whole configuration by its hash, and so changes with each change of it. */
export const configurationFile = 'nginx/configuration.map'
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
${maps(settings, place)}
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

${pages}${picturePrefixes.map((prefix) => pictureLocation(settings, prefix)).join('\n')}
${pressPrefixes.map((prefix) => pressLocation(settings, prefix)).join('\n')}
${withheldLocation(settings)}
${[...picturePrefixes, ...pressPrefixes].map(bareLocation).join('\n')}
${textLocation(settings, `= ${configurationPath}`, 200, '$configuration')}
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

/** s: how long an address counts that it said, and how long it may take to say one. */
/** nginx verifies nobody by itself, and the system's own list is at another place in each. */
const authorities = ({ authorities: file }: EdgeSettings): string =>
  file === undefined
    ? ''
    : `  proxy_ssl_verify on;\n  proxy_ssl_verify_depth 4;\n  proxy_ssl_trusted_certificate ${file};\n`

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

const folderPages = (settings: EdgeSettings, folder: string): string => `  location = / {
${checks()}${folderCheck}${damageCheck(folder, '/index.html')}    if ($home_language) { return 302 /$home_language$is_args$args; }
${headers(settings, '$policy', '$home_cache', '    ')}    add_header Vary "Accept-Language, Cookie, User-Agent" always;
    try_files /index.html =404;
  }

  location / {
${checks()}${folderCheck}${damageCheck(folder, '$uri')}${damageCheck(folder, '$uri/index.html')}${headers(settings, '$policy', '$cache_control', '    ')}    try_files $looked_for $looked_for/index.html @elsewhere;
  }

  location @elsewhere {
    if ($redirect_to) { return 301 $redirect_to; }
    if ($is_gone) { return 410; }
${headers(settings, '$policy', '$cache_control', '    ')}    return 404;
  }

`

const folderErrors = (settings: EdgeSettings): string => `  location @missing {
    error_page 404 @nothing;
    if ($names_file) { return 404; }
${errorHeaders(settings)}    add_header Vary Accept-Encoding always;
${nginxTellsPath}    try_files $language_prefix/404/index.html /404.html /404/index.html =404;
  }

  location @gone {
    error_page 404 410 @gone_file;
    if ($names_file) { return 410; }
${errorHeaders(settings)}    add_header Vary Accept-Encoding always;
${nginxTellsPath}    try_files $language_prefix/410/index.html /410.html $language_prefix/404/index.html /404.html =410;
  }

`

function maps(settings: EdgeSettings, place: NginxPlace): string {
  const maybeQuery = '(?:[?].*)?$'
  const languages = leadingLanguages.join('|')
  return `map_hash_max_size 262144;
map_hash_bucket_size 1024;
variables_hash_max_size 2048;

${nginxBadRequest}
${nginxLostPath}
map $request $asked_path { default ""; "~^[^ ]+ (?<asked>[^ ?]*)" $asked; }
map $asked_path $is_passed_on { default ""; "~*${passedOnPattern([...picturePrefixes, ...pressPrefixes])}" 1; }
# What nginx itself cannot read has no $request_uri; any other fault of a request is none of its path.
map "$is_passed_on|$bad_request|$request_uri" $is_no_page { default ""; "~^[|]1[|]" 1; "~^[|][|]$" 1; }
map $request_method $not_read { default 1; GET ""; HEAD ""; }
map $request_uri $straight {
  default "";
  "~^/${maybeQuery}" "";
  "~^/+(?:index[.]html)?/*(?<q1>[?].*)?$" "/$q1";
  "~^(?<p2>[^?]*?)/{2,}(?<r2>[^/?][^?]*)(?<q2>[?].*)?$" "$p2/$r2$q2";
  "~^(?<p3>/[^?]*?)/+(?:index[.]html)?(?<q3>[?].*)?$" "$p3$q3";
}
map $uri $redirect_to { default ""; include ${place.folder}/nginx/redirects.map; }
map $uri $is_gone { default ""; include ${place.folder}/nginx/gone.map; }
map $uri $hidden {
  default "";
  "~*[.](?:br|gz)$" 1;
  "~^(?:/(?:${languages}))?/(?:404|410|500)(?:[.]html)?$" 1;
}
map $hidden $looked_for { default $uri; 1 /.hidden; }
map $request_uri $names_file { default ""; "~*^[^?]*${filePattern.replace(/\$$/, '')}${maybeQuery}" 1; }
map $request_uri $language_prefix { default ""; "~^/(?<prefix>${languages})(?:[/?]|$)" "/$prefix"; }

map $http_user_agent $program { default 0; "" 1; "~*${botExpression}" 1; }
map $http_accept_language $browser_language { default ""; "~*${languagePatternWith('?<browser>')}" $browser; }
map "$program:$cookie_${languageCookie}:$browser_language" $home_language {
  default "";
  "~^0:${defaultLanguage}:" "";
${leadingLanguages.map((language) => `  "~^0:${language}:" ${language};\n`).join('')}${leadingLanguages.map((language) => `  "~*^0:[^:]*:${language}$" ${language};\n`).join('')}}

map $uri $file_cache {
  default "${cacheControl.day}";
  "~*[.](?:${[...fonts].join('|')})$" "${cacheControl.immutable}";
  "~${hashedAssetPattern.replace('^', '^/')}" "${cacheControl.immutable}";
  "~*[.](?:html|${[...asking].join('|')})$" "${cacheControl.page}";
}
map $status $cache_control { default $file_cache; 301 "${cacheControl.page}"; }
map $request_uri $address { default ""; "~${purgedAddressPattern}" purged; }
map "$address:$status:$cache_control" $purged_cache ${nginxPurgedCache(settings.cacheHeader, '$cache_control')}
map $status $home_cache { default "${cacheControl.page.replace('public', 'private')}"; 302 "${cacheControl.never}"; 301 "${cacheControl.page}"; }
map $uri $script_hashes { default ""; include ${place.folder}/nginx/policies.map; }
map $uri $file_policy { default "${filePolicy(settings)}"; "~[.]html$" "${pagePolicy(settings, '$script_hashes')}"; }
map $status $policy { default $file_policy; 301 "${filePolicy(settings)}"; 302 "${filePolicy(settings)}"; }
map $upstream_http_cache_control $passed_cache { default $upstream_http_cache_control; "" no-store; }
map $upstream_http_content_security_policy $press_policy { default $upstream_http_content_security_policy; "" "${filePolicy(settings)}"; }
map $request_uri $passed_policy { default "${filePolicy(settings)}"; "~${guardedPagePattern}" $press_policy; }
map $http_accept $picture_kind { default "*/*"; "~image/webp" "image/webp,*/*"; "~image/avif" "image/avif,image/webp,*/*"; }
map $uri $no_picture { default 1; "~${picturePattern(settings.pictureSource)}" ""; }
geo $is_own_network { default ""; ${ownNetworks.map((network) => `${network} 1; `).join('')}}
map $binary_remote_addr $network_of_visitor { default $binary_remote_addr; "~(?s)^(?<prefix64>.{8}).{8}$" $prefix64; }
map $is_own_network $network { default $network_of_visitor; 1 ""; }
map $request_method $configuration { include ${place.folder}/${configurationFile}; }
map $uri $is_withheld { default ""; include ${place.folder}/nginx/withheld.map; }
map $upstream_status $picture_cache { default "${pictureCache}"; "~^[345]" no-store; }`
}

/**
 * So many answers one network is given at once. A hotel full of guests asks for fewer; somebody who takes answers byte by byte would
 * otherwise hold all connections that nginx has, for as long as they like. Where the address is that of a proxy of ours, all are let in.
 */
const answersAtOnce = 300

const folderCheck = `    if (!-f $document_root/index.html) { return 503; }
`

const types = (): string =>
  Object.entries(knownTypes)
    .map(([extension, type]) => `    ${quoted(type)} ${extension};\n`)
    .join('')

function textLocation(settings: EdgeSettings, name: string, status: number, text: string, more = ''): string {
  return `  location ${name} {
    types { }
    default_type "text/plain; charset=utf-8";
${headers(settings, filePolicy(settings), cacheControl.never, '    ')}${more}    return ${status} "${text}\\n";
  }
`
}

function pictureLocation(settings: EdgeSettings, prefix: string): string {
  return `  location ${prefix} {
    if ($bad_request) { return 400; }
    if ($request_uri !~ "^${prefix}") { return 400; }
    if ($request_uri ~ "^[^?]*%25") { return 400; }
    if ($not_read) { return 405; }
    if ($no_picture) { return 404; }
    if ($is_withheld) { return 418; }
    error_page 418 = @withheld;
${passTo(settings.pictureOrigin ?? settings.imageOrigin, settings)}    proxy_http_version 1.1;
    proxy_pass_request_body off;
    proxy_pass_request_headers off;
    proxy_set_header Accept $picture_kind;
    proxy_set_header Connection "";
    proxy_cache pictures;
    proxy_cache_key "$picture_kind $request_uri";
    proxy_cache_valid 200 365d;
    proxy_cache_lock on;
    proxy_force_ranges on;
    proxy_ignore_headers Cache-Control Expires Vary Set-Cookie;
    proxy_max_temp_file_size ${Math.ceil(settings.largestFile / 1024)}k;
    proxy_intercept_errors on;
    error_page 400 = /.bad-request;
    error_page 404 @nothing;
    error_page 405 @method;
    error_page 416 @picture_range;
    error_page 500 502 503 504 @unavailable;
${hideOwnHeaders(settings)}    proxy_hide_header Vary;
${headers(settings, filePolicy(settings), '$picture_cache', '    ')}    add_header Vary Accept always;
  }
`
}

/** The prefix without its slash is no page; nginx would lead to the prefix by itself, before any check. */
const bareLocation = (prefix: string): string => `  location = ${prefix.slice(0, -1)} {
${checks()}    return 404;
  }
`

function pressLocation(settings: EdgeSettings, prefix: string): string {
  return `  location ${prefix} {
    if ($bad_request) { return 400; }
    if ($request_uri !~ "^${prefix}") { return 400; }
    if ($request_uri ~ "^[^?]*%25") { return 400; }
${toPress(settings)}  }
`
}

/** What only guarded documents refer to: the worker serves it to whoever has a session. */
const withheldLocation = (settings: EdgeSettings): string => `  location @withheld {
${toPress(settings)}  }
`

const toPress = (
  settings: EdgeSettings,
): string => `${passTo(settings.pressOrigin, settings)}    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header Connection "";
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Host $http_host;
    proxy_set_header X-Forwarded-Proto ${settings.siteUrl.startsWith('https:') ? 'https' : 'http'};
    proxy_buffering off;
${hideOwnHeaders(settings).replace(/^.*Set-Cookie;\n/m, '')}${headers(settings, '$passed_policy', '$passed_cache', '    ')}`
