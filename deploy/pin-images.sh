#!/bin/sh
# Pins the base images: writes into deploy/.env by which digest each tag of compose.yaml goes today.
#   deploy/pin-images.sh                       with podman, or else docker; ENGINE=... chooses
# Run it again to move on to newer images. compose.yaml reads the file by itself; for an image alone:
#   podman build -f deploy/Containerfile $(sed -n 's/^\(NODE\|PYTHON\)_IMAGE=/--build-arg &/p' deploy/.env) -t saltire .
set -eu
cd "$(dirname "$0")"
engine=${ENGINE:-$(command -v podman || command -v docker)} || {
  echo "pin-images: neither podman nor docker is here" >&2
  exit 2
}
umask 077
draft=.env.new
trap 'rm -f "$draft"' EXIT
touch .env
grep -v '^\(NODE\|PYTHON\|POSTGRES\|CADDY\)_IMAGE=' .env > "$draft" || true
sed -n 's/.*\${\([A-Z]*_IMAGE\):-\([^}]*\)}.*/\1 \2/p' compose.yaml | while read -r name tag; do
  "$engine" pull --quiet "$tag" > /dev/null
  digest=$("$engine" image inspect --format '{{index .RepoDigests 0}}' "$tag")
  case $digest in
    *@sha256:*) echo "$name=$digest" | tee -a "$draft" ;;
    *) echo "pin-images: $tag has no digest" >&2; exit 1 ;;
  esac
done
mv "$draft" .env
