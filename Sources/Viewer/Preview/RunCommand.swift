import ArgumentParser
import Foundation
import PreviewBuild

/// `easel run`: compiles a file with an `App` and runs it.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Compiles a SwiftUI program, optimized, and runs it; no package is needed.",
    discussion: "Example: easel run Clock.swift")

  @Argument(
    help: "A Swift file with @main or top-level code, or a folder of such files.", completion: .file())
  var path: String
  @Argument(parsing: .captureForPassthrough, help: "Arguments of the program.") var arguments: [String] = []
  @Option(help: "The language mode: 5 or 6.") var swiftVersion = 5

  func validate() throws {
    guard [5, 6].contains(swiftVersion) else { throw ValidationError("--swift-version must be 5 or 6") }
    guard FileManager.default.fileExists(atPath: path) else {
      throw ValidationError("there is no file or folder \"\(path)\"")
    }
  }

  func run() throws {
    MainActor.assumeIsolated {
      Task { @MainActor in
        do { try await start() } catch {
          FileHandle.standardError.write(Data("easel: \(error)\n".utf8))
          MainLoop.end(1)
        }
      }
      MainLoop.run()
    }
  }

  /// Replaces this process by the program.
  @MainActor
  private func start() async throws {
    let kit = try EaselKit.find()
    let toolchain = try await Toolchain.find(for: kit)
    var options = PreviewOptions()
    options.languageMode = swiftVersion
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let builder = try PreviewBuilder(for: url.path, kit: kit, toolchain: toolchain, options: options)
    let inputs = try await PreviewInputs.find(at: url.path, isAlone: true, toolchain: toolchain)
    switch try await builder.buildProgram(inputs) {
    case .failed(let diagnostics):
      let lines = diagnostics.map(\.fullDescription).joined(separator: "\n")
      FileHandle.standardError.write(Data((lines + "\n").utf8))
      MainLoop.end(1)
    case .built(let program):
      let words = [program.path] + arguments
      var pointers = words.map { strdup($0) } + [nil]
      execv(program.path, &pointers)
      throw PreviewSetupError("cannot run \(program.path): \(String(cString: strerror(errno)))")
    }
  }
}
