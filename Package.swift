// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Loops over pixels and points run hundreds of times slower without optimization, so the targets that consist of such
/// loops are optimized in debug builds too.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Tests of views run once and wait for the library, so that optimizing them takes longer than it saves.
let unoptimized: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// The toolchain's linker, which links debug builds of programs in half of the time of Debian's. The link is most of the
/// time of a build after a small change.
let fastLinker: [LinkerSetting] = [
  .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux], configuration: .debug))
]

/// Stores the folders of Easel's C modules in the modules that share a name with Apple's. A package that does not depend
/// on Easel finds these modules by `canImport(CoreGraphics)` in a build that has them, but has no search paths for C.
let headers =
  "../EaselKernels/include CEaselShims/include CPolygonClipper/include CUnicodeShims/include"
  + " CVectorRegistration/include CCairo CFontconfig CFreeType CFriBidi CHarfBuzz CICU CPNG CPolyclipping CTurboJPEG"
  + " CX11 CZlib"
let searchPaths: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xfrontend", "-serialize-debugging-options"]
      + headers.split(separator: " ").flatMap { ["-I", "\(Context.packageDirectory)/Sources/System/\($0)"] })
]

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
/// The C libraries of the system, by module, with the names that pkg-config has for them.
let libraries: KeyValuePairs = [
  "CCairo": "cairo", "CFontconfig": "fontconfig", "CFreeType": "freetype2", "CFriBidi": "fribidi",
  "CHarfBuzz": "harfbuzz", "CICU": "icu-uc", "CPNG": "libpng", "CPolyclipping": "polyclipping",
  "CTurboJPEG": "libturbojpeg", "CX11": "x11-xcb", "CZlib": "zlib",
]

/// The modules that share a name with Apple's.
let shims = [
  "SwiftUI", "CoreGraphics", "Combine", "QuartzCore", "CoreTransferable", "ImageIO", "UniformTypeIdentifiers",
  "simd",
]
let allShims = shims.map { Target.Dependency.byName(name: $0) }

let package = Package(
  name: "Easel",
  products: [
    .library(name: "Easel", targets: ["Easel"]),
    // For programs that are compiled without the package manager, and for previews.
    .library(name: "EaselDynamic", type: .dynamic, targets: shims + ["PreviewHost"]),
    .library(name: "EaselVector", targets: ["EaselVector"]),
    // For test targets only: it needs Swift Testing and XCTest.
    .library(name: "EaselTesting", targets: ["EaselTesting"]),
    .plugin(name: "EaselAssets", targets: ["EaselAssets"]),
    .executable(name: "easel", targets: ["ViewerProgram"]),
    .executable(name: "easel-preview-host", targets: ["PreviewHostProgram"]),
    .executable(name: "easel-bench", targets: ["Bench"]),
  ] + shims.map { .library(name: $0, targets: [$0]) },
  dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")],
  targets: [
    // MARK: C
    .target(name: "CAllocationCounter", path: "Sources/System/CAllocationCounter"),
    .target(name: "CEaselShims", path: "Sources/System/CEaselShims"),
    .target(name: "CPolygonClipper", dependencies: ["CPolyclipping"], path: "Sources/System/CPolygonClipper"),
    .target(name: "CUnicodeShims", dependencies: ["CICU"], path: "Sources/System/CUnicodeShims"),
    .target(name: "CVectorRegistration", path: "Sources/System/CVectorRegistration"),
    .target(name: "EaselKernels", cSettings: [.unsafeFlags(["-O2"], .when(configuration: .debug))]),
    // MARK: Stages of a frame
    .target(name: "EaselGeometry", dependencies: ["CPolygonClipper"], swiftSettings: optimized),
    .target(
      name: "EaselPixels", dependencies: ["EaselGeometry", "CPNG", "CTurboJPEG"], swiftSettings: optimized),
    .target(name: "EaselDrawing", dependencies: ["EaselPixels"], swiftSettings: optimized),
    .target(
      name: "EaselTypography",
      dependencies: ["EaselDrawing", "CFreeType", "CFontconfig", "CHarfBuzz", "CFriBidi", "CUnicodeShims"]),
    .target(name: "EaselUI", dependencies: ["EaselTypography", "EaselMacros"], exclude: ["README.md"]),
    .macro(name: "EaselMacros", path: "Sources/Macros"),
    .target(
      name: "EaselRaster", dependencies: ["EaselDrawing", "EaselKernels", "CEaselShims"],
      swiftSettings: optimized),
    .target(name: "EaselVector", dependencies: ["EaselUI", "EaselRaster", "CCairo", "CVectorRegistration"]),
    .target(name: "EaselWindowing", dependencies: ["EaselPixels", "CX11", "CEaselShims"]),
    // MARK: What programs import
    .target(
      name: "Easel", dependencies: ["EaselUI", "EaselRaster", "EaselWindowing"], linkerSettings: fastLinker),
    .target(name: "SwiftUI", dependencies: ["Easel"], swiftSettings: searchPaths),
    .target(name: "CoreGraphics", dependencies: ["Easel"], swiftSettings: searchPaths),
    .target(name: "Combine", dependencies: ["Easel"], swiftSettings: searchPaths),
    .target(name: "QuartzCore", dependencies: ["Easel"], swiftSettings: searchPaths),
    .target(name: "CoreTransferable", dependencies: ["Easel"], swiftSettings: searchPaths),
    .target(name: "ImageIO", dependencies: ["Easel"], swiftSettings: searchPaths),
    .target(name: "UniformTypeIdentifiers", dependencies: ["Easel"], swiftSettings: searchPaths),
    .target(name: "simd"),
    .target(name: "PixelComparison", dependencies: ["EaselPixels"], swiftSettings: optimized),
    .target(name: "EaselTesting", dependencies: ["Easel", "PixelComparison"], resources: [.copy("Fonts")]),
    .executableTarget(name: "AssetSymbols"),
    .plugin(
      name: "EaselAssets", capability: .buildTool(), dependencies: ["AssetSymbols"],
      path: "Sources/AssetPlugin"),
    .executableTarget(name: "SourceTexts"),
    .plugin(
      name: "SourceTextPlugin", capability: .buildTool(), dependencies: ["SourceTexts"],
      path: "Sources/SourceTextPlugin"),
    // MARK: Programs
    .target(
      name: "EaselDemos", dependencies: ["SwiftUI"], resources: [.copy("Animations/Cards.xcassets")],
      plugins: ["EaselAssets", "SourceTextPlugin"]),
    .target(name: "PreviewBuild"),
    .target(
      name: "Viewer", dependencies: ["EaselDemos", "EaselVector", "PreviewBuild", "CZlib", argumentParser]),
    .executableTarget(name: "ViewerProgram", dependencies: ["Viewer"]),
    .target(name: "PreviewHost", dependencies: ["Viewer"]),
    .executableTarget(
      name: "PreviewHostProgram", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .executableTarget(
      name: "Bench",
      dependencies: ["EaselDemos", "EaselVector", "CAllocationCounter", "CZlib", argumentParser],
      exclude: ["Peers", "SCENE.md"]),
    // MARK: Tests
    .target(name: "EaselTestSupport", dependencies: ["EaselDrawing"], path: "Tests/EaselTestSupport"),
    .executableTarget(name: "SampleApp", dependencies: ["SwiftUI"], path: "Tests/SampleApp"),
    .executableTarget(name: "ControlsApp", dependencies: ["SwiftUI"], path: "Tests/ControlsApp"),
    .testTarget(name: "EaselTestSupportTests", dependencies: ["EaselTestSupport"]),
    .testTarget(name: "EaselGeometryTests", dependencies: ["EaselGeometry"]),
    .testTarget(name: "EaselPixelsTests", dependencies: ["EaselPixels"]),
    .testTarget(
      name: "EaselDrawingTests", dependencies: ["EaselDrawing"], swiftSettings: unoptimized),
    .testTarget(
      name: "EaselTypographyTests", dependencies: ["EaselTypography", "EaselTestSupport"], exclude: ["Fonts"]),
    .testTarget(
      name: "EaselUITests", dependencies: ["EaselUI", "EaselTestSupport"], exclude: ["symbol-names.txt"],
      swiftSettings: unoptimized),
    .testTarget(
      name: "EaselRasterTests", dependencies: ["EaselRaster", "EaselTestSupport", "CAllocationCounter"]),
    .testTarget(name: "EaselVectorTests", dependencies: ["EaselVector", "Viewer", "EaselTestSupport"]),
    .testTarget(
      name: "EaselWindowingTests", dependencies: ["EaselWindowing", "EaselTestSupport"],
      swiftSettings: unoptimized),
    .testTarget(
      name: "EaselTests",
      dependencies: allShims + ["EaselTestSupport", "SampleApp"],
      swiftSettings: unoptimized),
    .testTarget(
      name: "EaselTestingTests", dependencies: ["SwiftUI", "EaselTesting"], exclude: ["__Snapshots__"]),
    .testTarget(name: "FidelityTests", dependencies: ["SwiftUI", "CoreGraphics", "EaselTestSupport"]),
    .testTarget(name: "SIMDTests", dependencies: ["simd"]),
    .testTarget(name: "AssetSymbolsTests", dependencies: ["AssetSymbols"]),
    .testTarget(
      name: "EaselDemosTests", dependencies: ["EaselDemos", "EaselTesting", "EaselTestSupport"],
      exclude: ["__Snapshots__"],
      swiftSettings: unoptimized),
    .testTarget(
      name: "BenchTests", dependencies: ["Bench", "EaselTestSupport", "CZlib"], swiftSettings: unoptimized),
    .testTarget(
      name: "UserCodeTests5", dependencies: allShims, path: "Tests/UserCodeTests/Swift5",
      swiftSettings: unoptimized + [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "UserCodeTests6", dependencies: allShims, path: "Tests/UserCodeTests/Swift6",
      swiftSettings: unoptimized),
    .testTarget(
      name: "UserProgramTests", dependencies: ["SwiftUI", "CoreGraphics", "Combine", "EaselTestSupport"],
      exclude: ["Programs"]),
    .testTarget(
      name: "PreviewBuildTests", dependencies: ["PreviewBuild", "EaselTestSupport"],
      swiftSettings: unoptimized),
    .testTarget(
      name: "PreviewHostTests", dependencies: ["PreviewHost", "EaselTestSupport"], swiftSettings: unoptimized),
    .testTarget(
      name: "EndToEndTests", dependencies: ["Viewer", "EaselTestSupport", "ControlsApp"],
      exclude: ["Tutorials"],
      swiftSettings: unoptimized),
  ] + libraries.map { .systemLibrary(name: $0, path: "Sources/System/\($0)", pkgConfig: $1) }
)

// Adds the targets behind the dependencies of each target; dependencies are listed first. Otherwise a change of a type's
// layout does not rebuild indirect users: https://github.com/swiftlang/swift-package-manager/issues/10502
var inherited: [String: Set<String>] = [:]
for target in package.targets where ![.plugin, .macro, .system].contains(target.type) {
  let named = target.dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
  let all = named.reduce(into: Set<String>()) { $0.formUnion(inherited[$1]?.union([$1]) ?? []) }
  target.dependencies += all.subtracting(named).sorted().map { .byName(name: $0) }
  inherited[target.name] = all
}
