@testable import EaselUI
import Foundation
import SwiftUI

/// Asset catalogs: the `Contents.json` of a color set, an image set or a group, and an image. Also tables of strings.
///
/// An input is a byte for the kind, the text of `Contents.json` up to a zero byte, and the bytes of the image; or a byte for
/// the kind and a table.
enum AssetDoor {
  static func run(_ input: [UInt8]) {
    let (kind, rest) = (Int(input.first ?? 0) % 5, input.dropFirst())
    guard kind < 3 else { return readTable(rest, isCatalog: kind == 3) }
    let contents = rest.prefix { $0 != 0 }
    let image = rest.dropFirst(contents.count + 1)
    let root = ScratchFolder.path + "/assets"
    try? FileManager.default.removeItem(atPath: root)
    let group = "\(root)/Fuzzing.xcassets/Group"
    write(kind == 2 ? contents : [], "\(group)/Contents.json")
    write(kind == 0 ? contents : [], "\(group)/Tint.colorset/Contents.json")
    write(kind == 1 ? contents : [], "\(group)/Picture.imageset/Contents.json")
    write(image, "\(group)/Picture.imageset/picture.png")
    write(image, "\(group)/Picture.imageset/picture@2x.png")
    use(root)
  }

  private static func use(_ folder: String) {
    // New ones, because these read each name only once.
    let (images, colors) = (ImageStore { _ in }, NamedColors { _ in })
    for name in ["Tint", "Group/Tint"] {
      let resource = ResourceName(name, folder: folder)
      for scheme in [ColorScheme.light, .dark] { _ = colors.paintColor(resource, in: scheme) }
    }
    for name in ["Picture", "Group/Picture"] {
      for scale: CGFloat in [1, 2, 3] {
        _ = images.image(ResourceName(name, folder: folder), displayScale: scale)
      }
    }
  }

  private static func readTable(_ bytes: ArraySlice<UInt8>, isCatalog: Bool) {
    guard !bytes.isEmpty else { return }
    let path = ScratchFolder.path + (isCatalog ? "/Strings.xcstrings" : "/Strings.stringsdict")
    write(bytes, path)
    for formats in StringTable(file: path, language: "en").languages.values {
      // Without the arguments that the format may ask for.
      for format in formats.values { _ = format.sources(of: [], in: Locale(identifier: "en")) }
    }
  }

  private static func write(_ bytes: ArraySlice<UInt8>, _ path: String) {
    guard !bytes.isEmpty else { return }
    let url = URL(fileURLWithPath: path)
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
  }
}
