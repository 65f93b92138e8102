// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Loops over pixels and points run hundreds of times slower without optimization, so the targets that consist of such
/// loops are optimized in debug builds too.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Stores the folders of Easel's C modules in the modules that share a name with Apple's. A package that does not depend
/// on Easel finds these modules by `canImport(CoreGraphics)` in a build that has them, but has no search paths for C.
let cModules = [
  "EaselKernels/include", "System/CEaselShims/include", "System/CPolygonClipper/include",
  "System/CUnicodeShims/include", "System/CFontconfig", "System/CFreeType", "System/CFriBidi",
  "System/CHarfBuzz",
  "System/CICU", "System/CPNG", "System/CPolyclipping", "System/CTurboJPEG", "System/CX11", "System/CZlib",
]
let searchPaths: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xfrontend", "-serialize-debugging-options"]
      + cModules.flatMap { ["-I", "\(Context.packageDirectory)/Sources/\($0)"] })
]

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

/// A library of the system, found by pkg-config.
func systemLibrary(_ name: String, _ pkgConfig: String) -> Target {
  .systemLibrary(name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig)
}

let package = Package(
  name: "Easel",
  products: [
    .library(name: "Easel", targets: ["Easel"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "simd", targets: ["simd"]),
    // For programs that are compiled without the package manager, such as those in Tests/UserProgramTests.
    .library(
      name: "EaselDynamic", type: .dynamic,
      targets: ["SwiftUI", "CoreGraphics", "Combine", "QuartzCore", "simd"]),
    .plugin(name: "EaselAssets", targets: ["EaselAssets"]),
    .executable(name: "easel", targets: ["ViewerProgram"]),
    .executable(name: "easel-bench", targets: ["Bench"]),
  ],
  dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")],
  targets: [
    // MARK: Stages of a frame
    .target(name: "EaselGeometry", dependencies: ["CPolygonClipper"], swiftSettings: optimized),
    .target(
      name: "EaselPixels", dependencies: ["EaselGeometry", "CPNG", "CTurboJPEG"], swiftSettings: optimized),
    .target(name: "EaselDrawing", dependencies: ["EaselPixels"], swiftSettings: optimized),
    .target(
      name: "EaselTypography",
      dependencies: ["EaselDrawing", "CFreeType", "CFontconfig", "CHarfBuzz", "CFriBidi", "CUnicodeShims"]),
    .target(name: "EaselUI", dependencies: ["EaselTypography", "EaselMacros"]),
    .macro(name: "EaselMacros", path: "Sources/Macros"),
    .target(
      name: "EaselRaster", dependencies: ["EaselDrawing", "EaselKernels", "CEaselShims"],
      swiftSettings: optimized),
    .target(name: "EaselKernels", cSettings: [.unsafeFlags(["-O2"], .when(configuration: .debug))]),
    .target(name: "EaselWindowing", dependencies: ["EaselPixels", "CX11", "CEaselShims"]),

    // MARK: What programs import
    .target(name: "Easel", dependencies: ["EaselUI", "EaselRaster", "EaselWindowing"]),
    .target(name: "SwiftUI", dependencies: ["Easel"], swiftSettings: searchPaths),
    .target(name: "CoreGraphics", dependencies: ["Easel"], swiftSettings: searchPaths),
    .target(name: "Combine", dependencies: ["Easel"], swiftSettings: searchPaths),
    .target(name: "QuartzCore", dependencies: ["Easel"], swiftSettings: searchPaths),
    .target(name: "simd"),
    .plugin(
      name: "EaselAssets", capability: .buildTool(), dependencies: ["AssetSymbols"],
      path: "Sources/AssetPlugin"),
    .executableTarget(name: "AssetSymbols"),

    // MARK: Programs
    .target(
      name: "EaselDemos", dependencies: ["SwiftUI"], resources: [.copy("Animations/Cards.xcassets")],
      plugins: ["EaselAssets"]),
    .target(name: "Viewer", dependencies: ["EaselDemos", argumentParser]),
    .executableTarget(name: "ViewerProgram", dependencies: ["Viewer"]),
    .executableTarget(name: "Bench", dependencies: ["EaselUI", "EaselRaster", "CZlib", argumentParser]),

    // MARK: Tests
    .target(name: "EaselTestSupport", dependencies: ["EaselDrawing"], path: "Tests/EaselTestSupport"),
    .target(name: "CAllocationCounter", path: "Tests/CAllocationCounter"),
    .executableTarget(name: "SampleApp", dependencies: ["SwiftUI"], path: "Tests/SampleApp"),
    .testTarget(name: "EaselTestSupportTests", dependencies: ["EaselTestSupport"]),
    .testTarget(name: "EaselGeometryTests", dependencies: ["EaselGeometry"]),
    .testTarget(name: "EaselPixelsTests", dependencies: ["EaselPixels"]),
    .testTarget(name: "EaselDrawingTests", dependencies: ["EaselDrawing"]),
    .testTarget(
      name: "EaselTypographyTests", dependencies: ["EaselTypography", "EaselTestSupport"], exclude: ["Fonts"]),
    .testTarget(
      name: "EaselUITests", dependencies: ["EaselUI", "EaselTestSupport"], exclude: ["Image/symbol-names.txt"]
    ),
    .testTarget(
      name: "EaselRasterTests", dependencies: ["EaselRaster", "EaselTestSupport", "CAllocationCounter"]),
    .testTarget(name: "EaselWindowingTests", dependencies: ["EaselWindowing", "EaselTestSupport"]),
    .testTarget(
      name: "EaselTests",
      dependencies: ["SwiftUI", "CoreGraphics", "Combine", "QuartzCore", "EaselTestSupport", "SampleApp"]),
    .testTarget(name: "FidelityTests", dependencies: ["SwiftUI", "CoreGraphics", "EaselTestSupport"]),
    .testTarget(name: "SIMDTests", dependencies: ["simd"]),
    .testTarget(name: "AssetSymbolsTests", dependencies: ["AssetSymbols"]),
    .testTarget(
      name: "EaselDemosTests", dependencies: ["EaselDemos", "EaselTestSupport"], exclude: ["Goldens"]),
    .testTarget(name: "BenchTests", dependencies: ["Bench", "CZlib"]),
    .testTarget(
      name: "UserCodeTests5", dependencies: ["SwiftUI", "Combine", "QuartzCore", "simd"],
      path: "Tests/UserCodeTests/Swift5", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "UserCodeTests6", dependencies: ["SwiftUI", "Combine", "QuartzCore", "simd"],
      path: "Tests/UserCodeTests/Swift6"),
    .testTarget(
      name: "UserProgramTests", dependencies: ["SwiftUI", "CoreGraphics", "Combine", "EaselTestSupport"],
      exclude: ["Programs"]),
    .testTarget(name: "EndToEndTests", dependencies: ["Viewer", "EaselTestSupport"]),

    // MARK: C
    .target(name: "CEaselShims", path: "Sources/System/CEaselShims"),
    .target(name: "CPolygonClipper", dependencies: ["CPolyclipping"], path: "Sources/System/CPolygonClipper"),
    .target(name: "CUnicodeShims", dependencies: ["CICU"], path: "Sources/System/CUnicodeShims"),
    systemLibrary("CFontconfig", "fontconfig"), systemLibrary("CFreeType", "freetype2"),
    systemLibrary("CFriBidi", "fribidi"), systemLibrary("CHarfBuzz", "harfbuzz"),
    systemLibrary("CICU", "icu-uc"),
    systemLibrary("CPNG", "libpng"), systemLibrary("CPolyclipping", "polyclipping"),
    systemLibrary("CTurboJPEG", "libturbojpeg"), systemLibrary("CX11", "x11-xcb"),
    systemLibrary("CZlib", "zlib"),
  ],
  swiftLanguageModes: [.v6]
)

// Each target names the targets behind its dependencies too. Without that, a change of a type's layout does not rebuild
// the modules that use it through another module: https://github.com/swiftlang/swift-package-manager/issues/10502.
@MainActor func targets(behind target: Target) -> Set<String> {
  target.dependencies.reduce(into: []) { names, dependency in
    guard case .byNameItem(let name, _) = dependency, !names.contains(name),
      let next = package.targets.first(where: { $0.name == name }), ![.macro, .system].contains(next.type)
    else { return }
    names.formUnion(targets(behind: next).union([name]))
  }
}
for (target, names) in package.targets.map({ ($0, targets(behind: $0)) }) where target.type != .plugin {
  let named = target.dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
  target.dependencies += names.subtracting(named).sorted().map { .byName(name: $0) }
}
