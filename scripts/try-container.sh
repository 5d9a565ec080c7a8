#!/usr/bin/env bash
# Builds the container and tries it on Debian without an image registry: the base images are made here, of Debian's
# packages and the project's own Node. Needs root and Debian's buildah, podman, runc and mmdebstrap.
set -euo pipefail
cd "$(dirname "$0")/.."

missing=()
for program in buildah podman runc mmdebstrap npm curl; do
  command -v "$program" >/dev/null || missing+=("$program")
done
if [ ${#missing[@]} -gt 0 ]; then
  echo "The container was not tried: ${missing[*]} is missing. On Debian: apt-get install ${missing[*]}"
  exit 1
fi

work=$(mktemp -d)
# All images and containers live there, apart from those of the machine.
export CONTAINERS_STORAGE_CONF="$work/storage.conf"
printf '[storage]\ndriver = "vfs"\nrunroot = "%s/run"\ngraphroot = "%s/images"\n' "$work" "$work" >"$CONTAINERS_STORAGE_CONF"
export BUILDAH_ISOLATION=chroot
run() {
  podman run --no-healthcheck --runtime runc --network host --pull never --read-only --tmpfs /tmp --cap-drop ALL \
    --security-opt no-new-privileges --ulimit nofile=20000:20000 --ulimit nproc=4096:4096 "$@"
}
cleanup() {
  podman rm --all --force >/dev/null 2>&1 || true
  podman unshare rm -rf "$work" 2>/dev/null || rm -rf "$work"
}
trap cleanup EXIT

echo "== Base images"
# Without what the slim image leaves out, too.
mmdebstrap --quiet --variant=minbase --include=ca-certificates \
  --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*' \
  --dpkgopt='path-exclude=/usr/share/locale/*' --dpkgopt='path-exclude=/usr/share/info/*' \
  --customize-hook='rm -rf "$1"/var/lib/apt/lists/* "$1"/var/cache/apt/*' bookworm "$work/base.tar"
base=$(buildah from scratch)
buildah add --quiet "$base" "$work/base.tar" / >/dev/null
buildah commit --quiet "$base" localhost/base >/dev/null
node=$(buildah from --pull-never localhost/base)
buildah copy --quiet "$node" node_modules/node-linux-*/bin/node /usr/local/bin/node >/dev/null
buildah copy --quiet "$node" "$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")" /usr/local/lib/node_modules/npm >/dev/null
buildah run "$node" -- ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
# A network with a certificate authority of its own.
if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then
  buildah copy --quiet "$node" "$NODE_EXTRA_CA_CERTS" /etc/ssl/certs/ca-certificates.crt >/dev/null
  buildah config --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$node"
fi
buildah commit --quiet "$node" localhost/node >/dev/null

echo "== Build"
buildah build --quiet --format docker --network host --pull-never --build-arg NODE_IMAGE=localhost/node \
  --build-arg BASE_IMAGE=localhost/base --tag localhost/hauntway . >/dev/null
podman history --human=false --format '{{.Size}} {{.CreatedBy}}' localhost/hauntway | awk '$1 > 5000000' | cut -c1-100
echo "Image: $(($(podman image inspect --format '{{.Size}}' localhost/hauntway) / 1000000)) MB"

port=${PORT:-3917}
start() {
  local from=$(date +%s%N)
  run --detach --name "$1" --env PORT="$port" --volume "$work/data:/data" localhost/hauntway >/dev/null
  until curl -sf -o /dev/null "http://127.0.0.1:$port/readyz"; do
    [ $(($(date +%s%N) - from)) -lt 60000000000 ] || { podman logs "$1"; exit 1; }
    sleep 0.1
  done
  echo "$1: ready after $((($(date +%s%N) - from) / 1000000)) ms, as user $(podman exec "$1" id -u)"
}
stop() {
  podman stop --time 15 "$1" >/dev/null
  local code
  code=$(podman inspect --format '{{.State.ExitCode}}' "$1")
  echo "$1: ended with $code after SIGTERM"
  [ "$code" = 0 ]
}
places() { curl -sf "http://127.0.0.1:$port/api/stats"; }
command_in() { run --rm --env PORT="$port" --volume "$work/data:/data" localhost/hauntway node "$@"; }

install -d -m 700 -o 10001 -g 10001 "$work/data"
echo "== First start, read-only, as another user"
start first
first=$(places)
# Podman schedules health checks by systemd, which need not be here; the command is the image's.
mapfile -t check < <(podman image inspect --format '{{range .HealthCheck.Test}}{{println .}}{{end}}' localhost/hauntway)
podman exec first "${check[@]:1}" && echo "first: healthy"
echo "== Commands"
command_in cli/backup.ts /data/now.backup
command_in cli/reviewer.ts list
command_in cli/export.ts /data/all.csv
echo "== Killed, then the volume under a new container, as an upgrade does it"
podman kill first >/dev/null
podman wait first >/dev/null
start second
[ "$(places)" = "$first" ] || { echo "The places are not the same."; exit 1; }
stop second
echo "The container works."
