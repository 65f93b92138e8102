#!/usr/bin/env bash
# Installs the program easel under a prefix, with its manual page, its icon and its entry for desktop menus. What is
# installed can be moved, and needs no Swift toolchain.
#
#   Resources/install.sh PREFIX            builds it and installs it, as in: Resources/install.sh ~/.local
#   Resources/install.sh PREFIX PROGRAM    installs a program that is built already
#
# Exit status: 0 installed; 1 it cannot be built or written; 2 wrong arguments.
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
  [ -x "$program" ] || fail "$program is no program"
else
  # Swift's libraries are linked into the program. Everything is compiled with other options for that, so the files of
  # this build have a folder of their own.
  options=(-c release --static-swift-stdlib --package-path "$resources/.." --scratch-path "$resources/../.build/install"
    --product easel -Xlinker --strip-all)
  swift build "${options[@]}" || fail "easel cannot be built"
  program=$(swift build "${options[@]}" --show-bin-path)/easel
fi

install -D -m 755 "$program" "$prefix/bin/easel" || fail "$prefix/bin cannot be written"
# The assets of the demos, which are looked for beside the program.
assets=$(dirname "$program")/Easel_EaselDemos.resources
[ -d "$assets" ] || fail "$assets is not there"
rm -rf "$prefix/bin/Easel_EaselDemos.resources"
cp -R "$assets" "$prefix/bin/" || fail "$prefix/bin cannot be written"
install -D -m 644 "$resources/easel.1" "$prefix/share/man/man1/easel.1"
install -D -m 644 "$resources/easel.desktop" "$prefix/share/applications/easel.desktop"
for side in 16 32 48 64 128 256; do
  folder=$prefix/share/icons/hicolor/${side}x$side/apps
  mkdir -p "$folder"
  "$prefix/bin/easel" icon --side "$side" -o "$folder/easel.png" || fail "the icon cannot be drawn"
done
echo "install: $prefix/bin/easel"
