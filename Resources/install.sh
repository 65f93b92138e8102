#!/usr/bin/env bash
# Installs the program easel under a prefix, with its manual page, icon, desktop entry, and completions for bash, zsh and
# fish. The installed files can be moved, and need no Swift toolchain, except for the command "easel preview": for that,
# PREFIX/lib/easel gets the modules, the dynamic library and the macros, which the compiler that built them can use.
#
#   Resources/install.sh PREFIX            builds and installs, for example: Resources/install.sh ~/.local
#   Resources/install.sh PREFIX PROGRAM    installs a program that is already built; previews if the folder of the
#                                          program has the dynamic library and swiftc is in PATH
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
  # Previews share Swift's libraries with the code that they show, so these products are linked dynamically.
  options=(-c release --package-path "$resources/..")
  for product in EaselDynamic AssetSymbols easel-preview-host; do
    swift build "${options[@]}" --product "$product" ||
      fail "cannot build $product; see the messages of swift build above"
  done
  products=$(swift build "${options[@]}" --show-bin-path) || fail "cannot find the products that were built"
fi
products=${products:-$(dirname "$program")}

# Writes the modules that only export Easel, such as SwiftUI, to $1: as the build folder has them, but without the paths of
# this computer's C headers.
write_shims() {
  local module
  for module in SwiftUI CoreGraphics Combine QuartzCore CoreTransferable ImageIO UniformTypeIdentifiers; do
    swiftc -emit-module -parse-as-library -swift-version 6 -module-name "$module" -I "$1/modules" \
      -Xcc "-fmodule-map-file=$1/include/module.modulemap" -o "$1/modules/$module.swiftmodule" \
      "$resources/../Sources/$module"/*.swift || fail "cannot write the module $module to $1/modules"
    rm -f "$1/modules/$module".{swiftdoc,swiftsourceinfo,abi.json}
  done
}

# Installs what "easel preview" and the compiler need, from the build folder $1, to the folder $2.
install_kit() {
  local products=$1 kit=$2 module
  # Links of the folder's older contents stay valid until the new ones are complete.
  rm -rf "$kit.new" && mkdir -p "$kit.new/modules" "$kit.new/include" || fail "cannot write to $kit.new"
  for module in Easel EaselUI EaselTypography EaselRaster EaselWindowing EaselDrawing EaselPixels EaselGeometry simd; do
    cp "$products/Modules/$module.swiftmodule" "$kit.new/modules/" || fail "cannot write to $kit.new/modules"
  done
  # The modules name these C modules, but nothing that programs use depends on what is in them.
  for module in CEaselShims CPolygonClipper CUnicodeShims CFontconfig CFreeType CFriBidi CHarfBuzz CICU CPNG \
    CPolyclipping CTurboJPEG CX11 CZlib EaselKernels; do
    echo "module $module {}"
  done >"$kit.new/include/module.modulemap" || fail "cannot write to $kit.new/include"
  write_shims "$kit.new"
  install -m 755 "$products/libEaselDynamic.so" "$kit.new/" || fail "cannot write to $kit.new"
  strip --strip-unneeded "$kit.new/libEaselDynamic.so" 2>/dev/null || true
  install -m 755 "$products/EaselMacros-tool" "$kit.new/EaselMacros" || fail "cannot write to $kit.new"
  for module in AssetSymbols easel-preview-host; do
    if [ -x "$products/$module" ]; then
      install -m 755 "$products/$module" "$kit.new/" || fail "cannot write to $kit.new"
    fi
  done
  swiftc --version 2>/dev/null | grep -m 1 -o 'Swift version .*' >"$kit.new/toolchain" ||
    fail "cannot read the version of swiftc"
  rm -rf "$kit" && mv "$kit.new" "$kit" || fail "cannot write to $kit"
}

install -D -m 755 "$program" "$prefix/bin/easel" || fail "cannot write to $prefix/bin"
# The assets of the demos, which the program loads from its own folder.
assets=$(dirname "$program")/Easel_EaselDemos.resources
[ -d "$assets" ] || fail "$assets is missing; build easel again"
rm -rf "$prefix/bin/Easel_EaselDemos.resources"
cp -R "$assets" "$prefix/bin/" || fail "cannot write to $prefix/bin"
if [ -e "$products/libEaselDynamic.so" ] && command -v swiftc >/dev/null; then
  install_kit "$products" "$prefix/lib/easel"
else
  echo "install: without previews: there is no $products/libEaselDynamic.so, or swiftc is not in PATH" >&2
fi
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
