#!/usr/bin/env bash
# Installs the program easel under a prefix, with its manual page, icon and desktop entry. The installed files can be
# moved, and need no Swift toolchain.
#
#   Resources/install.sh PREFIX            builds and installs, for example: Resources/install.sh ~/.local
#   Resources/install.sh PREFIX PROGRAM    installs a program that is already built
#
# Exit status: 0 installed; 1 cannot be built or written; 2 invalid arguments.
set -euo pipefail

fail() {
  echo "install: $*" >&2
  exit 1
}

if [ $# -lt 1 ] || [ $# -gt 2 ] || [ -z "$1" ]; then
  echo "usage: $0 PREFIX [PROGRAM]" >&2
  exit 2
fi
prefix=$1
resources=$(cd "$(dirname "$0")" && pwd)

if [ $# = 2 ]; then
  program=$2
  [ -x "$program" ] || fail "$program is not an executable file"
else
  # Links Swift's libraries statically. That needs other compiler options, so this build has its own folder.
  options=(-c release --static-swift-stdlib --package-path "$resources/.." --scratch-path "$resources/../.build/install"
    --product easel -Xlinker --strip-all)
  swift build "${options[@]}" || fail "cannot build easel; see the messages of swift build above"
  program=$(swift build "${options[@]}" --show-bin-path)/easel
fi

install -D -m 755 "$program" "$prefix/bin/easel" || fail "cannot write to $prefix/bin"
# The assets of the demos, which the program loads from its own folder.
assets=$(dirname "$program")/Easel_EaselDemos.resources
[ -d "$assets" ] || fail "$assets is missing; build easel again"
rm -rf "$prefix/bin/Easel_EaselDemos.resources"
cp -R "$assets" "$prefix/bin/" || fail "cannot write to $prefix/bin"
install -D -m 644 "$resources/easel.1" "$prefix/share/man/man1/easel.1"
install -D -m 644 "$resources/easel.desktop" "$prefix/share/applications/easel.desktop"
for side in 16 32 48 64 128 256; do
  folder=$prefix/share/icons/hicolor/${side}x$side/apps
  mkdir -p "$folder"
  "$prefix/bin/easel" icon --side "$side" -o "$folder/easel.png" || fail "cannot write the icon $folder/easel.png"
done
echo "install: $prefix/bin/easel"
