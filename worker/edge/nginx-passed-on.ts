import { filePolicy } from './headers'
import { checks, headers, hideOwnHeaders, passTo } from './nginx-parts'
import { picturePrefixes, pressPrefixes } from './rules'
import type { EdgeSettings } from './settings'

/** What nginx asks the site and the worker for: pictures and files, and what is for the press. */
export const passedOn = (
  settings: EdgeSettings,
): string => `${picturePrefixes.map((prefix) => pictureLocation(settings, prefix)).join('\n')}
${pressPrefixes.map((prefix) => pressLocation(settings, prefix)).join('\n')}
${withheldLocation(settings)}
${[...picturePrefixes, ...pressPrefixes].map(bareLocation).join('\n')}
`

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
