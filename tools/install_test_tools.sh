#!/usr/bin/env bash
# Install the programs that the tests need: Chromium, PostgreSQL, a Chinese font, Node. On Debian and Ubuntu they are installed;
# elsewhere this fails with one line that says what is missing.
set -euo pipefail

missing=()
command -v chromium >/dev/null || command -v google-chrome >/dev/null || [[ -n ${CHROMIUM:-} ]] || missing+=(chromium)
command -v pg_ctl >/dev/null || command -v pg_config >/dev/null || missing+=(postgresql libpq-dev)
fc-list :lang=zh-tw 2>/dev/null | grep -q . || missing+=(fontconfig fonts-noto-cjk)

if ((${#missing[@]})); then
  as_root=()
  if [[ $(id -u) != 0 ]]; then as_root=(sudo -n); fi
  if ! command -v apt-get >/dev/null || { ((${#as_root[@]})) && ! sudo -n true 2>/dev/null; }; then
    echo "make test needs these programs; install them and run it again: ${missing[*]}" >&2
    exit 1
  fi
  echo "Installing ${missing[*]}"
  "${as_root[@]}" apt-get update -qq
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
fi

if ! command -v npm >/dev/null || ! node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'; then
  echo "make test needs Node 20.19 or newer with npm on PATH" >&2
  exit 1
fi
