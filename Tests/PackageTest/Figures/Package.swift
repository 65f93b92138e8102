// swift-tools-version: 6.2
import PackageDescription

// A package for several platforms, which uses CoreGraphics where it is available.

let package = Package(
  name: "Figures",
  products: [
    .library(name: "Figures", targets: ["Figures"]),
    .library(name: "Lengths", targets: ["Lengths"]),
  ],
  dependencies: [.package(name: "Easel", path: "../../..")],
  targets: [
    .target(
      name: "Figures",
      dependencies: [
        .product(name: "CoreGraphics", package: "Easel", condition: .when(platforms: [.linux]))
      ]),
    .target(name: "Lengths", swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
