import { cacheControl, picturePrefixes, pressPrefixes } from './rules'

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

/**
 * The VCL of a Varnish in front of the site. It keeps pages, although browsers are told to ask each time, because every
 * release purges what it changed. One ban for a whole release: a page and its data leave the cache in the same moment.
 * The home page depends on the visitor and is passed on, and so is everything of the worker.
 *
 * Varnish has to run with `-p http_gzip_support=off`: it would ask for gzip only, and brotli would never be sent.
 */
export function varnishVcl({ origin, purgers }: VarnishPlace): string {
  const [host = '', port = '80'] = origin.split(':')
  return `# Made from worker/edge/varnish.ts. Changes here are overwritten.
vcl 4.1;

backend site {
  .host = "${host}";
  .port = "${port}";
  .first_byte_timeout = 30s;
}

acl purgers {
${purgers.map((address) => `  "${address}";\n`).join('')}}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(403, "Forbidden"));
    }
    if (!req.http.${purgeHeader}) {
      return (purge);
    }
    ban("obj.http.X-Kept-Path ~ " + req.http.${purgeHeader});
    return (synth(200, "Purged"));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.url ~ "^/(index[.]html)?([?]|$)" || req.url ~ "^(${pressPrefixes.join('|')})") {
    return (pass);
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
  if (beresp.http.Cache-Control ~ "no-store|private" || beresp.http.Set-Cookie || beresp.status >= 500) {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
  }
  set beresp.http.X-Kept-Path = regsub(bereq.url, "[?].*$", "");
  if (beresp.http.Cache-Control == "${cacheControl.immutable}" && beresp.status == 200) {
    set beresp.ttl = 30d;
  } elsif (beresp.status == 200) {
    set beresp.ttl = ${longestKept}s;
  } else {
    set beresp.ttl = ${shortlyKept}s;
  }
  # While the origin is away, visitors see what they would have seen a moment ago.
  set beresp.grace = 24h;
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.X-Kept-Path;
  unset resp.http.Age;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}
`
}
