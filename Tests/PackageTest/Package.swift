// swift-tools-version: 6.2
import PackageDescription

// A program that depends on Easel and on another package. Built and run by `.ci/run`.

let package = Package(
  name: "PackageTest",
  dependencies: [
    .package(name: "Easel", path: "../.."),
    .package(path: "Figures"),
  ],
  targets: [
    .executableTarget(
      name: "PackageTest",
      dependencies: [
        .product(name: "SwiftUI", package: "Easel"),
        .product(name: "CoreGraphics", package: "Easel"),
        .product(name: "simd", package: "Easel"),
        .product(name: "EaselVector", package: "Easel"),
        .product(name: "Figures", package: "Figures"),
        .product(name: "Lengths", package: "Figures"),
      ],
      resources: [.copy("Assets.xcassets")],
      plugins: [.plugin(name: "EaselAssets", package: "Easel")])
  ]
)
