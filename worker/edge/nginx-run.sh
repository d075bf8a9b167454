#!/bin/sh
# Runs nginx on the configuration that the worker writes: waits for the first one, then has it read again as soon as it
# changed, which the worker waits for. Pages that change need no reload; pages that come or go change a map. Both may be set
# for another place: CONFIGURATION (the folder) and NGINX (the command with its options).
set -eu
conf=${CONFIGURATION:-/srv/data/site/nginx}
nginx=${NGINX:-nginx}

# Written last: where it is there, all files are.
until [ -f "$conf/configuration.map" ]; do sleep 0.2; done

known=$(cat "$conf/configuration.map")
$nginx -g 'daemon off;' &
server=$!
trap 'kill -QUIT "$server"; wait "$server"; exit 0' TERM INT

while kill -0 "$server" 2>/dev/null; do
  sleep 0.1 &
  wait $!
  now=$(cat "$conf/configuration.map") || continue
  [ "$now" != "$known" ] || continue
  if $nginx -t -q; then
    $nginx -s reload
    known=$now
  else
    # It has said why. Something else than the configuration may be mended meanwhile.
    sleep 5 &
    wait $!
  fi
done
wait "$server"
