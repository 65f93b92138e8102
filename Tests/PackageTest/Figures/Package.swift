// swift-tools-version: 6.2
import PackageDescription

// A package for several systems: it uses CoreGraphics where there is one, and depends on nothing.

let package = Package(
  name: "Figures",
  products: [.library(name: "Figures", targets: ["Figures"])],
  targets: [.target(name: "Figures")]
)
