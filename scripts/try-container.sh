#!/usr/bin/env bash
# Builds the container and tries it on Debian without an image registry: the base images are made here, of Debian's
# packages and the project's own Node. Needs root and Debian's buildah, podman, runc and mmdebstrap.
# With a commit (scripts/try-container.sh COMMIT) its image comes first, and is upgraded with its volume.
set -euo pipefail
cd "$(dirname "$0")/.."
before=${1:-}
[ -z "$before" ] || git cat-file -e "$before^{commit}"

missing=()
for program in buildah podman runc mmdebstrap npm curl; do
  command -v "$program" >/dev/null || missing+=("$program")
done
if [ ${#missing[@]} -gt 0 ]; then
  echo "The container was not tried: ${missing[*]} is missing. On Debian: apt-get install ${missing[*]}"
  exit 1
fi

work=$(mktemp -d)
# All images and containers live there, apart from those of the machine. Layers are stacked where the kernel can, else copied.
export CONTAINERS_STORAGE_CONF="$work/storage.conf" BUILDAH_ISOLATION=chroot
store_with() {
  printf '[storage]\ndriver = "%s"\nrunroot = "%s/run"\ngraphroot = "%s/images"\n' "$1" "$work" "$work" >"$CONTAINERS_STORAGE_CONF"
  podman info >/dev/null 2>&1
}
store_with overlay || { rm -rf "$work/images" "$work/run"; store_with vfs; }
cleanup() {
  podman rm --all --force >/dev/null 2>&1 || true
  umount "$work/images/overlay" 2>/dev/null || true
  rm -rf "$work"
}
trap cleanup EXIT
fail() {
  echo "$*"
  exit 1
}

if command -v docker-compose >/dev/null; then
  echo "== Compose files"
  docker-compose --file compose.yaml config --quiet
  POSTGRES_PASSWORD=secret docker-compose --file compose.yaml --file compose.postgres.yaml config --quiet
  ! env -u POSTGRES_PASSWORD docker-compose --file compose.yaml --file compose.postgres.yaml config --quiet 2>/dev/null ||
    fail "PostgreSQL needs no password."
fi

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

# The folder's image under a name, and its size.
build() {
  echo "== Build of $2"
  buildah build --quiet --format docker --network host --pull-never --build-arg NODE_IMAGE=localhost/node \
    --build-arg BASE_IMAGE=localhost/base --tag "localhost/$2" "$1" >"$work/build.log" 2>&1 || {
    cat "$work/build.log"
    exit 1
  }
  local size
  size=$(podman image inspect --format '{{.Size}}' "localhost/$2")
  echo "$2: $((size / 1000000)) MB"
  [ "$2" = before ] || [ "$size" -lt 350000000 ] || fail "It should stay under 350 MB."
}

port=${PORT:-3917}
create() {
  podman create --no-healthcheck --runtime runc --network host --pull never --read-only --tmpfs /tmp --cap-drop ALL \
    --security-opt no-new-privileges --ulimit nofile=20000:20000 --ulimit nproc=4096:4096 \
    --env PORT="$port" --volume "$work/data:/data" "$@" >/dev/null
}
# start NAME [IMAGE]: a container that is made first, so that the time is that of the start alone.
start() {
  create --name "$1" "localhost/${2:-hauntway}"
  local from=$(date +%s%N)
  podman start "$1" >/dev/null
  local pid
  pid=$(podman inspect --format '{{.State.Pid}}' "$1")
  until curl -sf -o /dev/null "http://127.0.0.1:$port/readyz"; do
    [ $(($(date +%s%N) - from)) -lt 60000000000 ] || { podman logs "$1"; exit 1; }
    sleep 0.1
  done
  local ready=$((($(date +%s%N) - from) / 1000000)) ticks
  ticks=$(awk '{ print $14 + $15 }' "/proc/$pid/stat")
  echo "$1: ready after $ready ms ($((ticks * 10)) ms of processor time), as user $(podman exec "$1" id -u)"
}
stop() {
  podman stop --time 15 "$1" >/dev/null
  local code
  code=$(podman inspect --format '{{.State.ExitCode}}' "$1")
  echo "$1: ended with $code after SIGTERM"
  [ "$code" = 0 ]
}
# A program in a container of its own, from the image named in $image, with what is piped in.
command_in() {
  create --name command --interactive "localhost/${image:-hauntway}" "$@"
  podman start --attach --interactive command
  podman rm command >/dev/null
}
get() { curl -sf "http://127.0.0.1:$port$1"; }
new_volume() { install -d -m 700 -o 10001 -g 10001 "$work/data"; }

# What an operator and an import add to a volume, and whether it is all there.
leave_something() {
  echo "a long lantern night" | command_in node cli/reviewer.ts add ada
  printf 'name,city,state,description\nThe Lantern House,Salem,Oregon,"A lantern is said to move behind its windows."\n' >"$work/data/more.csv"
  chmod 644 "$work/data/more.csv"
  command_in node cli/import.ts /data/more.csv --report /data/more.report.csv
}
expect_something() {
  command_in node cli/reviewer.ts list </dev/null | grep -q '^ada' || fail "The reviewer is gone."
  get /location/the-lantern-house-salem-oregon >/dev/null || fail "The imported place is gone."
  echo "$1: the reviewer and the imported place are there"
}

build . hauntway

echo "== First start, read-only, as another user"
new_volume
start first
# Podman schedules health checks by systemd, which need not be here; the command is the image's.
mapfile -t check < <(podman image inspect --format '{{range .HealthCheck.Test}}{{println .}}{{end}}' localhost/hauntway)
podman exec first "${check[@]:1}" && echo "first: healthy"
! podman exec first touch /app/written 2>/dev/null || fail "The tree of the program can be written."

echo "== Commands beside the running site"
leave_something
command_in node cli/export.ts /data/all.csv
command_in node cli/backup.ts /data/now.backup
# The catalog is asked for its version once a second.
until get /location/the-lantern-house-salem-oregon >/dev/null; do sleep 0.1; done
first=$(get /api/stats)

echo "== Killed, and started again on the same volume"
podman kill first >/dev/null
podman wait first >/dev/null
start second
[ "$(get /api/stats)" = "$first" ] || fail "The places are not the same."
expect_something second
stop second

echo "== The backup in a new volume"
mv "$work/data" "$work/old-data"
new_volume
install -m 600 -o 10001 -g 10001 "$work/old-data/now.backup" "$work/data/now.backup"
command_in node cli/restore.ts /data/now.backup
start restored
expect_something restored
stop restored

if [ -n "$before" ]; then
  mkdir "$work/before"
  git archive "$before" | tar -x -C "$work/before"
  build "$work/before" before
  echo "== Upgrade by image from $before, and back again"
  rm -rf "$work/data"
  new_volume
  start before before
  image=before leave_something
  image=before command_in node cli/backup.ts /data/before-upgrade.backup
  stop before
  start upgraded
  expect_something upgraded
  stop upgraded
  image=before command_in node cli/restore.ts /data/before-upgrade.backup --replace </dev/null
  start back before
  image=before expect_something back
  stop back
fi
echo "The container works."
