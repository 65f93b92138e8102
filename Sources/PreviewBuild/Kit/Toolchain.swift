import Foundation

/// A Swift compiler of this computer.
package struct Toolchain: Sendable, Equatable {
  /// The path of `swiftc`.
  package let compiler: String
  /// The first line that `swiftc --version` prints.
  package let version: String
  /// The path of the program `swift` of the same toolchain, which builds packages.
  package let packageManager: String
  /// The folder of Swift's shared libraries, which a process that loads a built library needs.
  package let runtimeFolder: String

  /// The compiler for a kit: `$EASEL_SWIFTC`, else the first `swiftc` in PATH, else that of a usual folder.
  ///
  /// Throws a sentence if there is none, or if it is of another version than the one that built the kit: the
  /// format of Swift's modules changes with each version.
  package static func find(
    for kit: EaselKit, environment: [String: String] = ProcessInfo.processInfo.environment
  ) async throws(PreviewSetupError) -> Toolchain {
    let toolchain = try await Toolchain(compiler: path(in: environment), environment: environment)
    try toolchain.check(against: kit)
    return toolchain
  }

  private init(compiler: String, environment: [String: String]) async throws(PreviewSetupError) {
    let command = Command(compiler, ["-print-target-info"], environment: environment)
    guard let result = try? await command.run(), result.status == 0,
      let target = try? JSONDecoder().decode(TargetDescription.self, from: Data(result.output.utf8)),
      let runtime = target.paths.runtimeLibraryPaths.first
    else {
      throw PreviewSetupError(
        "\(compiler) is no Swift compiler that runs; install Swift (https://www.swift.org/install/linux/), or "
          + "set EASEL_SWIFTC to the path of a compiler")
    }
    self.compiler = compiler
    version = target.compilerVersion
    runtimeFolder = runtime
    // Not through the link `swift` itself: its name tells the driver what to do.
    let resources = URL(fileURLWithPath: target.paths.runtimeResourcePath)
    let usr = resources.deletingLastPathComponent().deletingLastPathComponent()
    packageManager = usr.path + "/bin/swift"
  }

  package init(compiler: String, version: String, packageManager: String, runtimeFolder: String) {
    self.compiler = compiler
    self.version = version
    self.packageManager = packageManager
    self.runtimeFolder = runtimeFolder
  }

  /// Throws a sentence with both versions if the kit was built by another compiler.
  package func check(against kit: EaselKit) throws(PreviewSetupError) {
    guard let needed = kit.compilerVersion, needed != version else { return }
    throw PreviewSetupError(
      "Easel was built with \(needed), but \(compiler) is \(version); set EASEL_SWIFTC to the compiler of the "
        + "first version, or install Easel again with the second")
  }

  private static func path(in environment: [String: String]) throws(PreviewSetupError) -> String {
    if let path = environment["EASEL_SWIFTC"], !path.isEmpty {
      if FileManager.default.isExecutableFile(atPath: path) { return path }
      throw PreviewSetupError("EASEL_SWIFTC is \(path), which is not an executable file")
    }
    let home = environment["HOME"] ?? NSHomeDirectory()
    let folders =
      (environment["PATH"] ?? "").split(separator: ":").map(String.init)
      + ["/opt/swift/usr/bin", home + "/.local/share/swiftly/bin", "/usr/local/swift/usr/bin", "/usr/bin"]
    let paths = folders.map { $0 + "/swiftc" }
    if let path = paths.first(where: FileManager.default.isExecutableFile) { return path }
    throw PreviewSetupError(
      "there is no Swift compiler: swiftc is not in PATH; install Swift "
        + "(https://www.swift.org/install/linux/), or set EASEL_SWIFTC to its path")
  }
}

/// What `swiftc -print-target-info` prints.
private struct TargetDescription: Decodable {
  struct Paths: Decodable {
    let runtimeLibraryPaths: [String]
    let runtimeResourcePath: String
  }

  let compilerVersion: String
  let paths: Paths
}
