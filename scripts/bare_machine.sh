#!/usr/bin/env bash
# Runs `make play` and `make test` from a fresh clone on a machine that has Python, make and git and nothing else:
# a Debian root of its own, made with debootstrap. Run it as root before a release; it takes half an hour.
#
#   scripts/bare_machine.sh [play] [test]     one of them, or both
#
# BARE_ROOT  keeps the root in this folder and uses it again; otherwise it is made anew and removed
# BARE_BIND  folders that the root must see too, for instance a local package index
set -euo pipefail
[ $# -gt 0 ] || set -- play test
tree=$(cd "$(dirname "$0")/.." && pwd)

if [ "${1:-}" != inside ]; then
	[ "$(id -u)" = 0 ] || { echo "bare_machine: run it as root" >&2; exit 2; }
	command -v debootstrap >/dev/null || { echo "bare_machine: install debootstrap" >&2; exit 2; }
	# Mounts and processes end with this one, however it ends.
	BARE_TREE=$tree exec unshare --mount --pid --fork --kill-child "$0" inside "$@"
fi
shift

root=${BARE_ROOT:-$(mktemp -d)}
[ -n "${BARE_ROOT:-}" ] || trap 'rm -rf --one-file-system "$root"' EXIT

# The mirror and the suite are those of this machine.
if [ ! -e "$root/etc/debian_version" ]; then
	suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
	mirror=$(apt-get indextargets --format '$(RELEASE) $(CODENAME) $(REPO_URI)' 'Created-By: Packages' |
		awk -v suite="$suite" '$1 == suite || $2 == suite { print $3; exit }')
	debootstrap --variant=minbase --include=python3,python3-venv,make,git,ca-certificates \
		"$suite" "$root" "$mirror" >"$root.log" 2>&1 || { tail -n 20 "$root.log" >&2; exit 1; }
	rm "$root.log"
fi

# How this machine reaches package indexes counts there too; no other setting does.
for file in /etc/resolv.conf /etc/ssl/certs/ca-certificates.crt /etc/pip.conf /etc/npmrc /usr/etc/npmrc \
	"$HOME/.npmrc" "$HOME/.config/pip/pip.conf"; do
	[ ! -e "$file" ] || install -D -m 644 "$file" "$root$file"
done
for folder in ${BARE_BIND:-}; do
	mkdir -p "$root$folder"
	mount --rbind "$folder" "$root$folder"
done
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs tmpfs "$root/tmp"

rm -rf "$root/saltire"
git clone --quiet --no-hardlinks "$BARE_TREE" "$root/saltire"
settings=$(env | grep -iE '^(pip_|npm_config_|https?_proxy|no_proxy|ssl_cert|node_extra_ca|requests_ca)' || true)
bare() {
	# shellcheck disable=SC2086
	env -i HOME="$HOME" PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 $settings chroot "$root" bash -c "cd /saltire && $1"
}

play() {
	bare 'make play >/tmp/play.log 2>&1 &
		for second in $(seq 900); do
			url=$(sed -n "s/^Saltire is at //p" /tmp/play.log)
			[ -z "$url" ] || break
			kill -0 $! 2>/dev/null || break
			sleep 1
		done
		cat /tmp/play.log
		python3 -c "import sys, urllib.request
page = urllib.request.urlopen(sys.argv[1]).read().decode()
assert \"<script\" in page, page" "$url" && echo "make play: served a page after $second seconds"; done=$?
		kill $!; wait
		exit $done'
}

for step in "$@"; do
	case $step in
		play) play ;;
		test) bare 'make test' ;;
		*) echo "bare_machine: $step is neither play nor test" >&2; exit 2 ;;
	esac
done
