// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// The targets are listed as a frame flows: numbers, pixels, recorded drawings, text, the public
// API, rasterizer, window, and on top the umbrella, the shims that make user files compile, and
// the programs. C libraries come last.

/// Loops over pixels and points run hundreds of times slower without optimisation, which would make a program that is
/// being debugged unusable: the stages that consist of them are optimised in every configuration.
let optimised: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Writes into a module where the C modules behind it are. A package that asks for `canImport(CoreGraphics)` finds that
/// module in any build that has it, but is not told of its C modules unless it depends on Easel.
let findable: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xfrontend", "-serialize-debugging-options"]
      + [
        "EaselKernels/include", "System/CEaselShims/include", "System/CPolygonClipper/include",
        "System/CUnicodeShims/include", "System/CFontconfig", "System/CFreeType", "System/CFriBidi",
        "System/CHarfBuzz", "System/CICU", "System/CPNG", "System/CPolyclipping", "System/CTurboJPEG",
        "System/CX11", "System/CZlib",
      ].flatMap { ["-I", "\(Context.packageDirectory)/Sources/\($0)"] })
]

/// Makes a program that sleeps between frames cheaper: what a frame runs through lies side by side, Swift's libraries
/// included, so that there is less to fetch again after each sleep, and most of it in one go (`easel_read_frame_code`).
let compact: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-static-stdlib", "-lCoreFoundation", "-l_FoundationCollections", "-l_FoundationCShims",
      "-l_FoundationICU", "-use-ld=lld",
      "-Xlinker", "--symbol-ordering-file=\(Context.packageDirectory)/Sources/ViewerProgram/frame-order.txt",
      "-Xlinker", "--no-warn-symbol-ordering",
    ], .when(configuration: .release))
]

let package = Package(
  name: "Easel",
  products: [
    .library(name: "Easel", targets: ["Easel"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    // For programs that are compiled without the package manager, such as those in Tests/UserProgramTests.
    .library(
      name: "EaselDynamic", type: .dynamic,
      targets: ["SwiftUI", "CoreGraphics", "Combine", "QuartzCore", "simd"]),
    .library(name: "simd", targets: ["simd"]),
    .plugin(name: "EaselAssets", targets: ["EaselAssets"]),
    .executable(name: "easel", targets: ["ViewerProgram"]),
    .executable(name: "easel-bench", targets: ["Bench"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
  ],
  targets: [
    // MARK: Stages of a frame
    .target(
      name: "EaselGeometry", dependencies: ["CPolygonClipper"],
      swiftSettings: optimised + findable),
    .target(
      name: "EaselPixels", dependencies: ["EaselGeometry", "CPNG", "CTurboJPEG"],
      swiftSettings: optimised + findable),
    .target(
      name: "EaselDrawing", dependencies: ["EaselGeometry", "EaselPixels"], swiftSettings: optimised),
    .target(
      name: "EaselTypography",
      dependencies: [
        "EaselGeometry", "EaselPixels", "EaselDrawing", "CFreeType", "CFontconfig", "CHarfBuzz", "CFriBidi",
        "CUnicodeShims",
      ], swiftSettings: findable),
    .target(
      name: "EaselUI",
      dependencies: ["EaselGeometry", "EaselPixels", "EaselDrawing", "EaselTypography", "EaselMacros"]),
    .macro(name: "EaselMacros", path: "Sources/Macros"),
    .target(
      name: "EaselRaster",
      dependencies: ["EaselGeometry", "EaselDrawing", "EaselPixels", "EaselKernels", "CEaselShims"],
      swiftSettings: optimised + findable),
    .target(
      name: "EaselKernels",
      cSettings: [.unsafeFlags(["-O2"], .when(configuration: .debug))]),
    .target(
      name: "EaselWindowing", dependencies: ["EaselPixels", "CX11", "CEaselShims"], swiftSettings: findable),

    // MARK: What users import
    .target(name: "Easel", dependencies: ["EaselTypography", "EaselUI", "EaselRaster", "EaselWindowing"]),
    .target(name: "SwiftUI", dependencies: ["Easel"]),
    .target(name: "CoreGraphics", dependencies: ["Easel"]),
    .target(name: "Combine", dependencies: ["Easel"]),
    .target(name: "QuartzCore", dependencies: ["Easel"]),
    .target(name: "simd"),
    .plugin(
      name: "EaselAssets", capability: .buildTool(), dependencies: ["AssetSymbols"],
      path: "Sources/AssetPlugin"),
    .executableTarget(name: "AssetSymbols"),

    // MARK: Programs
    .target(
      name: "EaselDemos", dependencies: ["SwiftUI"], resources: [.copy("Effects/Cards.xcassets")],
      plugins: ["EaselAssets"]),
    .target(
      name: "Viewer",
      dependencies: [
        "Easel", "EaselDemos", "EaselTypography",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "ViewerProgram", dependencies: ["Viewer"], exclude: ["frame-order.txt"], linkerSettings: compact),
    .executableTarget(
      name: "Bench",
      dependencies: [
        "EaselGeometry", "EaselPixels", "EaselDrawing", "EaselTypography", "EaselUI", "EaselRaster",
        "EaselKernels", "EaselWindowing", "Easel", "EaselDemos", "CZlib",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], exclude: ["Peers", "SCENE.md"]),

    // MARK: Tests
    .target(
      name: "EaselTestSupport", dependencies: ["EaselGeometry", "EaselPixels", "EaselDrawing"],
      path: "Tests/EaselTestSupport"),
    .testTarget(name: "EaselTestSupportTests", dependencies: ["EaselTestSupport"]),
    .testTarget(name: "EaselGeometryTests", dependencies: ["EaselGeometry"]),
    .testTarget(name: "EaselPixelsTests", dependencies: ["EaselPixels"]),
    .testTarget(name: "EaselDrawingTests", dependencies: ["EaselDrawing"]),
    .testTarget(
      name: "EaselTypographyTests", dependencies: ["EaselTypography", "EaselTestSupport"],
      exclude: ["Fonts"]),
    .testTarget(
      name: "EaselUITests", dependencies: ["EaselUI", "EaselTestSupport"],
      exclude: ["Image/symbol-names.txt"]),
    .target(name: "CAllocationCounter", path: "Tests/CAllocationCounter"),
    .testTarget(
      name: "EaselRasterTests",
      dependencies: ["EaselRaster", "EaselDrawing", "EaselKernels", "EaselTestSupport", "CAllocationCounter"]),
    .testTarget(name: "EaselWindowingTests", dependencies: ["EaselWindowing", "EaselTestSupport"]),
    .testTarget(name: "SIMDTests", dependencies: ["simd"]),
    .testTarget(name: "AssetSymbolsTests", dependencies: ["AssetSymbols"]),
    .executableTarget(name: "SampleApp", dependencies: ["SwiftUI"], path: "Tests/SampleApp"),
    .testTarget(
      name: "EaselTests",
      dependencies: [
        "Easel", "SwiftUI", "CoreGraphics", "Combine", "QuartzCore", "EaselTestSupport", "SampleApp",
      ]),
    .testTarget(
      name: "FidelityTests",
      dependencies: [
        "Easel", "SwiftUI", "CoreGraphics", "EaselUI", "EaselGeometry", "EaselDrawing", "EaselPixels",
        "EaselTestSupport",
      ]),
    .testTarget(
      name: "EaselDemosTests",
      dependencies: [
        "EaselDemos", "Easel", "EaselUI", "EaselDrawing", "EaselPixels", "EaselRaster", "EaselTestSupport",
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "BenchTests", dependencies: ["Bench", "EaselDrawing", "EaselPixels", "EaselTestSupport", "CZlib"]),
    .testTarget(
      name: "UserCodeTests5", dependencies: ["SwiftUI", "Combine", "QuartzCore", "simd"],
      path: "Tests/UserCodeTests/Swift5",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "UserCodeTests6", dependencies: ["SwiftUI", "Combine", "QuartzCore", "simd"],
      path: "Tests/UserCodeTests/Swift6"),
    .testTarget(
      name: "UserProgramTests",
      dependencies: ["SwiftUI", "CoreGraphics", "Combine", "EaselPixels", "EaselTestSupport"],
      exclude: ["Programs"]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["Viewer", "EaselDemos", "Easel", "EaselPixels", "EaselTypography", "EaselTestSupport"]),

    // MARK: The system's C libraries
    .systemLibrary(name: "CX11", path: "Sources/System/CX11", pkgConfig: "x11-xcb"),
    .systemLibrary(name: "CFreeType", path: "Sources/System/CFreeType", pkgConfig: "freetype2"),
    .systemLibrary(name: "CFontconfig", path: "Sources/System/CFontconfig", pkgConfig: "fontconfig"),
    .systemLibrary(name: "CHarfBuzz", path: "Sources/System/CHarfBuzz", pkgConfig: "harfbuzz"),
    .systemLibrary(name: "CFriBidi", path: "Sources/System/CFriBidi", pkgConfig: "fribidi"),
    .systemLibrary(name: "CICU", path: "Sources/System/CICU", pkgConfig: "icu-uc"),
    .target(name: "CUnicodeShims", dependencies: ["CICU"], path: "Sources/System/CUnicodeShims"),
    .systemLibrary(name: "CPolyclipping", path: "Sources/System/CPolyclipping", pkgConfig: "polyclipping"),
    .target(
      name: "CPolygonClipper", dependencies: ["CPolyclipping"], path: "Sources/System/CPolygonClipper"),
    .systemLibrary(name: "CPNG", path: "Sources/System/CPNG", pkgConfig: "libpng"),
    .systemLibrary(name: "CTurboJPEG", path: "Sources/System/CTurboJPEG", pkgConfig: "libturbojpeg"),
    .systemLibrary(name: "CZlib", path: "Sources/System/CZlib", pkgConfig: "zlib"),
    .target(name: "CEaselShims", path: "Sources/System/CEaselShims"),
  ],
  swiftLanguageModes: [.v6]
)

// Each function in a section of its own: linkers can leave out what a program does not use, and order what it does.
for target in package.targets where target.type == .regular {
  if ["EaselKernels", "CEaselShims"].contains(target.name) {
    target.cSettings =
      (target.cSettings ?? []) + [.unsafeFlags(["-ffunction-sections"], .when(configuration: .release))]
  } else {
    target.swiftSettings =
      (target.swiftSettings ?? [])
      + [.unsafeFlags(["-Xfrontend", "-function-sections"], .when(configuration: .release))]
  }
}

/// The targets of code that a target names, those that these name, and so on.
@MainActor func targets(behind target: Target) -> Set<String> {
  target.dependencies.reduce(into: []) { names, dependency in
    guard case .byNameItem(let name, _) = dependency, !names.contains(name),
      let next = package.targets.first(where: { $0.name == name }), ![.macro, .system].contains(next.type)
    else { return }
    names.formUnion(targets(behind: next).union([name]))
  }
}

// The compiler lays out values of all modules behind one that is imported, but a target is built again only when a
// module that it names has changed: each names them all.
for (target, names) in package.targets.map({ ($0, targets(behind: $0)) }) {
  let named = target.dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
  target.dependencies += names.subtracting(named).sorted().map { .byName(name: $0) }
}
