// swift-tools-version: 6.2
import PackageDescription

// Programs that pass foreign data to Easel. `.ci/fuzz` builds and runs `Fuzzer`, which searches for inputs that break an
// invariant. `Regressions` passes files to the same doors without libFuzzer. Users of Easel build neither.

let package = Package(
  name: "Fuzzing",
  dependencies: [.package(name: "Easel", path: "../..")],
  targets: [
    .target(name: "Doors", dependencies: [.product(name: "SwiftUI", package: "Easel")]),
    // The functions of libFuzzer; `.ci/fuzz` passes the archive to the linker.
    .systemLibrary(name: "CFuzzer", path: "Sources/CFuzzer"),
    .executableTarget(name: "Fuzzer", dependencies: ["Doors", "CFuzzer"]),
    .executableTarget(name: "Regressions", dependencies: ["Doors"]),
  ]
)
