import Foundation

/// The files of Easel that a compiler needs to build files that import SwiftUI: modules, C modules, the
/// dynamic library and the macro plugin.
package struct EaselKit: Sendable, Equatable {
  /// The folder of the Swift modules, such as `SwiftUI.swiftmodule`.
  package let modules: String
  /// The paths of the maps of the C modules that Easel's modules depend on.
  package let cModuleMaps: [String]
  /// The folders of the headers of the system's libraries that the C modules include. In the Swift 6 language mode the
  /// compiler does not take them from the modules.
  package let headerFolders: [String]
  /// The path of `libEaselDynamic.so`.
  package let library: String
  /// The path of the program that expands Easel's macros.
  package let macros: String
  /// The path of the program that names the assets of catalogs; nil if it is not installed.
  package let assetSymbols: String?
  /// The path of the program that loads and shows compiled previews; nil if it is not installed.
  package let host: String?
  /// The first line of `swiftc --version` of the compiler that built the modules; nil in a build folder, where
  /// the compiler in use built them.
  package let compilerVersion: String?

  /// The names of the modules and C modules that are in the dynamic library.
  static let moduleNames: Set<String> = [
    "SwiftUI", "CoreGraphics", "Combine", "QuartzCore", "CoreTransferable", "ImageIO",
    "UniformTypeIdentifiers", "simd", "Easel", "EaselUI", "EaselMacros", "EaselRaster", "EaselWindowing",
    "EaselTypography", "EaselDrawing", "EaselPixels", "EaselGeometry",
    "EaselKernels", "CEaselShims", "CPolygonClipper", "CUnicodeShims",
  ]

  /// The folder of the dynamic library, for search paths of linkers and loaders.
  package var libraryFolder: String { (library as NSString).deletingLastPathComponent }

  /// The arguments with which `swiftc` finds the modules, the C modules and the macros.
  package var compilerArguments: [String] {
    ["-I", modules] + cModuleMaps.flatMap { ["-Xcc", "-fmodule-map-file=" + $0] }
      + headerFolders.flatMap { ["-Xcc", "-I" + $0] }
      + ["-load-plugin-executable", macros + "#EaselMacros"]
  }

  /// The arguments with which `swiftc` links a product with the dynamic library, which the product then finds
  /// at run time.
  package var linkerArguments: [String] {
    ["-L", libraryFolder, "-lEaselDynamic", "-Xlinker", "-rpath", "-Xlinker", libraryFolder]
  }
}

/// Why Easel's modules or a compiler cannot be used. The description is a sentence for users.
package struct PreviewSetupError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The sentence.
  package let description: String

  package init(_ description: String) { self.description = description }
}
