#!/usr/bin/env bash
# Installs the program easel under a prefix, with its manual page, icon, desktop entry, and completions for bash, zsh and
# fish. The installed files can be moved, and need no Swift toolchain.
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
  command -v swift >/dev/null || fail "swift is not in PATH: install Swift (https://www.swift.org/install/linux/)"
  # Links Swift's libraries statically. That needs other compiler options, so this build has its own folder.
  options=(-c release --static-swift-stdlib --package-path "$resources/.." --scratch-path "$resources/../.build/install"
    --product easel -Xlinker --strip-all)
  swift build "${options[@]}" || fail "cannot build easel; see the messages of swift build above"
  program=$(swift build "${options[@]}" --show-bin-path)/easel || fail "cannot find the program that was built"
fi

install -D -m 755 "$program" "$prefix/bin/easel" || fail "cannot write to $prefix/bin"
# The assets of the demos, which the program loads from its own folder.
assets=$(dirname "$program")/Easel_EaselDemos.resources
[ -d "$assets" ] || fail "$assets is missing; build easel again"
rm -rf "$prefix/bin/Easel_EaselDemos.resources"
cp -R "$assets" "$prefix/bin/" || fail "cannot write to $prefix/bin"
share=$prefix/share
install -D -m 644 "$resources/easel.1" "$share/man/man1/easel.1" || fail "cannot write to $share/man/man1"
install -D -m 644 "$resources/easel.desktop" "$share/applications/easel.desktop" ||
  fail "cannot write to $share/applications"
for side in 16 32 48 64 128 256; do
  folder=$share/icons/hicolor/${side}x$side/apps
  mkdir -p "$folder" || fail "cannot write to $folder"
  "$prefix/bin/easel" icon --side "$side" -o "$folder/easel.png" || fail "cannot write the icon $folder/easel.png"
done

# Writes the completions for shell $1 to the file $2, in a folder in which that shell looks for them.
install_completions() {
  mkdir -p "$(dirname "$2")" && "$prefix/bin/easel" --generate-completion-script "$1" >"$2" || fail "cannot write $2"
}

install_completions bash "$share/bash-completion/completions/easel"
install_completions zsh "$share/zsh/site-functions/_easel"
install_completions fish "$share/fish/vendor_completions.d/easel.fish"
echo "install: $prefix/bin/easel"
