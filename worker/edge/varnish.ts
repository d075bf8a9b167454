import { defaultLanguage, languages } from '../../site/languages/locales'
import {
  botExpression,
  cacheControl,
  languageCookie,
  languagePattern,
  picturePrefixes,
  pressPrefixes,
} from './rules'

/** Where the VCL stands, beside the trees of the folder target. */
export const varnishFile = 'varnish/site.vcl'

/** Regular expression of paths that a `PURGE` takes away at once: all of them, or none. */
export const purgeHeader = 'X-Purge-Paths'

export interface VarnishPlace {
  /** What Varnish fetches from, host and port, e.g. `nginx:8080`. */
  origin: string
  /** Addresses that may purge, as they stand in an access list. */
  purgers: readonly string[]
}

/** Varnish keeps pages for this long when nothing purges them, s: what a missed purge can cost at most. */
const longestKept = 3600
/** Redirects and missing pages, s. */
const shortlyKept = 60

/** An address or a name stands in quotes, the width of a network behind them. */
function entryOfAcl(purger: string): string {
  const [address = '', width] = purger.split('/')
  return width === undefined ? `"${address}"` : `"${address}"/${width}`
}

/**
 * The VCL of a Varnish in front of the site. It keeps pages, although browsers are told to ask each time, because every
 * release purges what it changed. One ban for a whole release: a page and its data leave the cache in the same moment.
 * The home page depends on the visitor's language: it is kept once for each, by the rule that the other edges have. Everything
 * of the worker is passed on.
 *
 * Varnish has to run with `-p http_gzip_support=off`: it would ask for gzip only, and brotli would never be sent.
 */
export function varnishVcl({ origin, purgers }: VarnishPlace): string {
  const [host = '', port = '80'] = origin.split(':')
  const cookie = `^(?:.*?;\\s*)??${languageCookie}=(${languages.join('|')})(?:;.*)?$`
  return `# Made from worker/edge/varnish.ts. Changes here are overwritten.
vcl 4.1;

import std;

backend site {
  .host = "${host}";
  .port = "${port}";
  .first_byte_timeout = 30s;
}

acl purgers {
${purgers.map((purger) => `  ${entryOfAcl(purger)};\n`).join('')}}

# Which home page a visitor gets: specification, section 2.
sub choose_home_language {
  set req.http.X-Home-Language = "${defaultLanguage}";
  if (req.http.User-Agent && req.http.User-Agent !~ {"(?i)${botExpression}"}) {
    if (req.http.Cookie ~ {"${cookie}"}) {
      set req.http.X-Home-Language = regsub(req.http.Cookie, {"${cookie}"}, "\\1");
    } elsif (req.http.Accept-Language ~ {"(?i)${languagePattern}"}) {
      set req.http.X-Home-Language = std.tolower(regsub(req.http.Accept-Language, {"(?i)${languagePattern}.*$"}, "\\1"));
    }
  }
  unset req.http.Accept-Language;
  if (req.http.X-Home-Language != "${defaultLanguage}") {
    set req.http.Accept-Language = req.http.X-Home-Language;
  }
}

sub vcl_hash {
  if (req.http.X-Home-Language) {
    hash_data(req.http.X-Home-Language);
  }
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(403, "Forbidden"));
    }
    if (!req.http.${purgeHeader}) {
      return (purge);
    }
    ban("obj.http.X-Kept-Path ~ " + req.http.${purgeHeader});
    # Where no page is, any release may say otherwise: an address leads elsewhere when the page that it led to moves.
    ban("obj.status != 200 && obj.status != 302");
    return (synth(200, "Purged"));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.url ~ "^/index[.]html([?]|$)" || req.url ~ "^(${pressPrefixes.join('|')})") {
    return (pass);
  }
  unset req.http.X-Home-Language;
  if (req.url ~ "^/([?]|$)") {
    call choose_home_language;
  }
  # Of pictures and files some are for the press only; what is kept of the others does not depend on the cookie.
  if (req.url !~ "^(${picturePrefixes.join('|')})") {
    unset req.http.Cookie;
  }
  if (req.http.Accept-Encoding ~ "(^|[ ,])br([ ,;]|$)" && req.http.Accept-Encoding !~ "br *; *q=0(\\.0*)?([ ,]|$)") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "gzip" && req.http.Accept-Encoding !~ "gzip *; *q=0(\\.0*)?([ ,]|$)") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  return (hash);
}

sub vcl_backend_response {
  if (bereq.uncacheable) {
    return (deliver);
  }
  # What was good is kept in the place of an error, as it is where nobody answers.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  if (bereq.http.X-Home-Language) {
    # Kept for each language by itself, and told to the visitor as it was.
    set beresp.http.Vary = "Accept-Encoding";
  }
  if ((beresp.http.Cache-Control ~ "no-store|private" && !bereq.http.X-Home-Language) || beresp.http.Set-Cookie || beresp.status >= 500) {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
  }
  set beresp.http.X-Kept-Path = regsub(bereq.url, "[?].*$", "");
  if (beresp.http.Cache-Control == "${cacheControl.immutable}" && beresp.status == 200) {
    set beresp.ttl = 30d;
  } elsif (beresp.status == 200 || (bereq.http.X-Home-Language && beresp.status == 302)) {
    set beresp.ttl = ${longestKept}s;
  } else {
    set beresp.ttl = ${shortlyKept}s;
  }
  # While the origin is away, visitors see what they would have seen a moment ago.
  set beresp.grace = 24h;
  return (deliver);
}

sub vcl_deliver {
  if (req.http.X-Home-Language) {
    set resp.http.Vary = "Accept-Encoding, Accept-Language, Cookie, User-Agent";
  }
  unset resp.http.X-Kept-Path;
  unset resp.http.Age;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}
`
}
