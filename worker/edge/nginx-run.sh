#!/bin/sh
# Runs nginx on the configuration that the worker writes: waits for the first one, then reads it again whenever it
# changed. Pages that change need no reload; pages that come or go change a map.
set -eu
conf=/srv/data/site/nginx

until [ -f "$conf/site.conf" ]; do sleep 1; done

state() { cat "$conf"/*.conf "$conf"/*.map | cksum; }

nginx -g 'daemon off;' &
server=$!
trap 'kill -QUIT "$server"; wait "$server"; exit 0' TERM INT

known=$(state)
while kill -0 "$server" 2>/dev/null; do
  sleep 1 &
  wait $!
  now=$(state) || continue
  if [ "$now" != "$known" ] && nginx -t -q; then
    nginx -s reload
    known=$now
  fi
done
wait "$server"
