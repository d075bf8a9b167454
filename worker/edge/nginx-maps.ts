import { defaultLanguage } from '../../site/languages/locales'
import { ownNetworks } from '../http/visitor-address'
import { asking, fonts, hashedAssetPattern } from '../publish/release/entry'
import { filePolicy, pagePolicy } from './headers'
import { nginxLostPath, passedOnPattern } from './lost-path'
import { picturePattern } from './picture-path'
import { nginxBadRequest } from './readable-path'
import {
  botExpression,
  cacheControl,
  filePattern,
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

/** Names the whole configuration by its hash, and so changes with each change of it. */
export const configurationFile = 'nginx/configuration.map'

/** What nginx makes of a request before it chooses what answers: variables. `folder`: as nginx finds the published one. */
export function nginxMaps(settings: EdgeSettings, folder: string): string {
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
map $uri $redirect_to { default ""; include ${folder}/nginx/redirects.map; }
map $uri $is_gone { default ""; include ${folder}/nginx/gone.map; }
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
map $uri $script_hashes { default ""; include ${folder}/nginx/policies.map; }
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
map $request_method $configuration { include ${folder}/${configurationFile}; }
map $uri $is_withheld { default ""; include ${folder}/nginx/withheld.map; }
map $upstream_status $picture_cache { default "${pictureCache}"; "~^[345]" no-store; }`
}
