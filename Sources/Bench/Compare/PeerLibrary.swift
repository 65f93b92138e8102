import Foundation

/// A program that draws scenes as `SCENE.md` describes, ready to run.
struct PeerProgram {
  /// As in its reports and in the names of its pictures.
  let name: String
  let command: [String]
}

/// A library that Easel is compared with.
enum PeerLibrary: String, CaseIterable {
  case cairo, qt, skia, blend2d

  static func title(of name: String) -> String {
    ["easel": "Easel", "cairo": "Cairo", "qt": "Qt", "skia": "Skia", "blend2d": "Blend2D"][name] ?? name
  }

  /// How to install what its program needs.
  var installation: String {
    switch self {
    case .cairo: "apt install g++ make pkg-config libcairo2-dev zlib1g-dev"
    case .qt: "apt install g++ make pkg-config qt6-base-dev libfontconfig-dev zlib1g-dev"
    case .skia: "pip install skia-python numpy, and --python if that is not python3"
    case .blend2d: "apt install g++ make cmake, and Blend2D from https://blend2d.com, where CMake finds it"
    }
  }
}

/// Builds the programs of the libraries that are installed.
struct PeerBuilder {
  /// The library cannot be compared; the text says how to install it or why its program does not build.
  struct Missing: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  /// The folder with the sources of the programs.
  let sources: String
  /// A folder for what is built.
  let folder: String
  let python: String
  var run: ([String]) -> ChildProcess.Result = { ChildProcess.run($0) }

  /// The sources in the repository that this program was built from.
  static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  func program(for library: PeerLibrary) throws(Missing) -> PeerProgram {
    guard run(check(of: library)).status == 0 else {
      throw Missing(description: "\(library.rawValue): not found; \(library.installation)")
    }
    if library == .skia {
      return PeerProgram(name: library.rawValue, command: [python, "-B", "\(sources)/skia_driver.py"])
    }
    let build = run(["make", "-C", sources, "BUILD=\(folder)", library.rawValue])
    guard build.status == 0 else {
      throw Missing(description: "\(library.rawValue): does not build\n\(build.output)\(build.errors)")
    }
    return PeerProgram(name: library.rawValue, command: ["\(folder)/\(library.rawValue)"])
  }

  /// A command that succeeds if the library is installed.
  private func check(of library: PeerLibrary) -> [String] {
    switch library {
    case .cairo: ["pkg-config", "--exists", "cairo-ft", "fontconfig", "zlib"]
    case .qt: ["pkg-config", "--exists", "Qt6Gui", "fontconfig", "zlib"]
    case .skia: [python, "-c", "import skia, numpy"]
    case .blend2d: ["cmake", "-S", sources, "-B", "\(folder)/blend2d-cmake", "-DCMAKE_BUILD_TYPE=Release"]
    }
  }
}

/// Programs that are run to their end.
enum ChildProcess {
  struct Result {
    var status: Int32
    var output = ""
    var errors = ""
  }

  /// Runs a program that is found through PATH. The status is 127 if there is no such program.
  static func run(_ command: [String]) -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    // A file, so that a program that writes much to both streams does not wait for its reader.
    let errors = FileManager.default.temporaryDirectory.appendingPathComponent(
      "easel-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: errors) }
    try? Data().write(to: errors)
    process.standardError = try? FileHandle(forWritingTo: errors)
    do { try process.run() } catch { return Result(status: 127, errors: "\(error)\n") }
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    return Result(
      status: isSignal ? -process.terminationStatus : process.terminationStatus,
      output: String(decoding: text, as: UTF8.self),
      errors: (try? String(contentsOf: errors, encoding: .utf8)) ?? "")
  }
}
