import { nginxTellsPath } from './lost-path'
import { checks, damageCheck, errorHeaders, headers } from './nginx-parts'
import type { EdgeSettings } from './settings'

/** The part of nginx's configuration that sends pages from a folder. */
export const folderPages = (settings: EdgeSettings, folder: string): string => `  location = / {
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

/** Its error pages, in the order in which the built-in edge looks for them. */
export const folderErrors = (settings: EdgeSettings): string => `  location @missing {
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

const folderCheck = `    if (!-f $document_root/index.html) { return 503; }
`
