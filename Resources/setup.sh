#!/usr/bin/env bash
# Installs the packages that Easel needs on Debian and Ubuntu: C libraries, fonts, and the dependencies of the Swift
# toolchain. Asks no questions, installs only missing packages, upgrades none, and uses sudo unless run as root.
#
#   Resources/setup.sh         the packages for building and running
#   Resources/setup.sh test    also those for the tests: a virtual X server, a window manager, X tools, ffmpeg,
#                              readers of PDF and SVG files, Python, fonts of many scripts, and the Unicode Consortium's test data
#
# Exit status: 0 ready; 1 unsupported distribution, no Swift, or packages cannot be installed; 2 invalid arguments.
set -euo pipefail

swift_major=6
swift_minor=3

# The packages that swift.org lists, by names that all releases share: g++ depends on the release's C library, libstdc++
# and startup files, curl on libcurl.
toolchain=(g++ binutils git ca-certificates curl pkg-config tzdata
  libedit-dev libncurses-dev libsqlite3-dev libxml2-dev uuid-dev)
libraries=(libx11-dev libx11-xcb-dev libxcb-present-dev libxcb-shm0-dev libxcb-sync-dev libxcb-xfixes0-dev libxext-dev libxrandr-dev
  libfreetype-dev libfontconfig-dev libharfbuzz-dev libfribidi-dev libicu-dev libpolyclipping-dev
  libcairo2-dev libpng-dev libturbojpeg0-dev zlib1g-dev)
fonts=(fontconfig fonts-inter fonts-jetbrains-mono fonts-sil-charis fonts-quicksand fonts-urw-base35
  fonts-dejavu-core fonts-dejavu-extra fonts-droid-fallback fonts-noto-color-emoji)
testing=(xvfb xserver-xephyr xwayland weston tigervnc-standalone-server xauth xdotool xclip openbox
  x11-apps x11-utils x11-xserver-utils xsettingsd ffmpeg poppler-utils qpdf librsvg2-bin python3
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
    fail "installing packages needs root, and sudo is not installed. Run as root: $*"
  fi
}

# Whether this is Debian, Ubuntu or a derivative.
is_debian() {
  local names
  names=$(sed -n 's/^ID\(_LIKE\)\{0,1\}=//p' /etc/os-release 2>/dev/null | tr -d \"\' | tr '\n' ' ')
  [[ " $names" =~ \ (debian|ubuntu)\  ]] && command -v apt-get >/dev/null
}

# Whether all of these packages are installed.
are_installed() {
  local plan
  plan=$(apt-get install --simulate --no-upgrade --no-install-recommends "$@" 2>/dev/null) &&
    ! grep -q '^Inst ' <<<"$plan"
}

install_packages() {
  echo "setup: installing the missing packages of: $*"
  as_root apt-get update -q || fail "cannot update the package lists; see the messages of apt-get above"
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -q -y --no-upgrade --no-install-recommends "$@" || fail "cannot install the packages; see the messages of apt-get above"
}

check_swift() {
  local hint="Easel needs Swift $swift_major.$swift_minor or later: https://www.swift.org/install/linux/"
  local answer found
  command -v swift >/dev/null || fail "swift is not in PATH. $hint"
  answer=$(swift --version 2>&1) || fail "'swift --version' failed: $answer. $hint"
  found=$(sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' <<<"$answer" | head -n 1)
  [ -n "$found" ] || fail "'swift --version' printed no version: $answer. $hint"
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
  echo "setup: this script supports Debian and Ubuntu only. Install the equivalents of these Debian packages:" >&2
  printf '  %s\n' "${packages[@]}" >&2
  exit 1
fi
are_installed "${packages[@]}" || install_packages "${packages[@]}"
check_swift
