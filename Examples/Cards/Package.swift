// swift-tools-version: 6.2
import PackageDescription

// A web server that draws views. It is a package of its own, so that Easel does not depend on a web framework.

let package = Package(
  name: "Cards",
  dependencies: [
    .package(name: "Easel", path: "../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.15.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .executableTarget(
      name: "Cards",
      dependencies: [
        .product(name: "SwiftUI", package: "Easel"),
        .product(name: "EaselVector", package: "Easel"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "CardsTests",
      dependencies: ["Cards", .product(name: "HummingbirdTesting", package: "hummingbird")]),
  ]
)
