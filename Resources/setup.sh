#!/usr/bin/env bash
# Installs what Easel is built of on Debian and Ubuntu: the C libraries, fonts, and what the Swift toolchain itself
# needs. Asks nothing; installs only what is missing and upgrades nothing; uses sudo only when it is not run by root.
#
#   Resources/setup.sh         what building and running needs
#   Resources/setup.sh test    and what the tests need: an X server without a screen, a window manager, X tools,
#                              ffmpeg, fonts of many scripts, the Unicode Consortium's test data
#
# Exit status: 0 ready; 1 another distribution, no Swift, or the packages cannot be installed; 2 wrong arguments.
set -euo pipefail

swift_major=6
swift_minor=3

# What swift.org asks for, by names that every release has: g++ brings the C library, libstdc++ and start files of
# whatever version, curl brings libcurl.
toolchain=(g++ binutils git ca-certificates curl pkg-config tzdata
  libedit-dev libncurses-dev libsqlite3-dev libxml2-dev uuid-dev)
libraries=(libx11-dev libx11-xcb-dev libxcb-shm0-dev libxext-dev libxrandr-dev
  libfreetype-dev libfontconfig-dev libharfbuzz-dev libfribidi-dev libicu-dev libpolyclipping-dev
  libpng-dev libturbojpeg0-dev zlib1g-dev)
fonts=(fontconfig fonts-inter fonts-jetbrains-mono fonts-sil-charis fonts-quicksand fonts-urw-base35
  fonts-dejavu-core fonts-dejavu-extra fonts-droid-fallback fonts-noto-color-emoji)
testing=(xvfb xauth xdotool openbox x11-apps x11-utils x11-xserver-utils xsettingsd ffmpeg
  unicode-data fonts-lohit-deva fonts-lohit-beng-bengali fonts-lohit-taml fonts-tlwg-loma-ttf fonts-lexi-gulim)

fail() {
  echo "setup: $*" >&2
  exit 1
}

as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    fail "installing packages needs root, and there is no sudo. As root, run: $*"
  fi
}

# True on Debian, Ubuntu and what is derived from them.
is_debian() {
  local names
  names=$(sed -n 's/^ID\(_LIKE\)\{0,1\}=//p' /etc/os-release 2>/dev/null | tr -d \"\' | tr '\n' ' ')
  [[ " $names" =~ \ (debian|ubuntu)\  ]] && command -v apt-get >/dev/null
}

# True when apt would install nothing new for these packages.
are_installed() {
  local plan
  plan=$(apt-get install --simulate --no-upgrade --no-install-recommends "$@" 2>/dev/null) &&
    ! grep -q '^Inst ' <<<"$plan"
}

install_packages() {
  echo "setup: installing what is missing of: $*"
  as_root apt-get update -q || fail "the package lists cannot be updated"
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -q -y --no-upgrade --no-install-recommends "$@" || fail "the packages cannot be installed"
}

check_swift() {
  local hint="Easel needs Swift $swift_major.$swift_minor or later: https://www.swift.org/install/linux/"
  local answer found
  command -v swift >/dev/null || fail "there is no swift in PATH. $hint"
  answer=$(swift --version 2>&1) || fail "'swift --version' says: $answer. $hint"
  found=$(sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' <<<"$answer" | head -n 1)
  [ -n "$found" ] || fail "'swift --version' says: $answer. $hint"
  if ((${found%.*} < swift_major || (${found%.*} == swift_major && ${found#*.} < swift_minor))); then
    fail "this is Swift $found. $hint"
  fi
  echo "setup: ready, with Swift $found"
}

packages=("${toolchain[@]}" "${libraries[@]}" "${fonts[@]}")
case "${1-}" in
  "") ;;
  test) packages+=("${testing[@]}") ;;
  *)
    echo "usage: $0 [test]" >&2
    exit 2
    ;;
esac

if ! is_debian; then
  echo "setup: this script knows Debian and Ubuntu only. Elsewhere, install what these Debian packages are there:" >&2
  printf '  %s\n' "${packages[@]}" >&2
  exit 1
fi
are_installed "${packages[@]}" || install_packages "${packages[@]}"
check_swift
