import ArgumentParser
import EaselGeometry
import Foundation
import PreviewBuild

/// `easel run`: compiles a file with an `App` and runs it.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Compiles a SwiftUI program, optimized, and runs it; no package is needed.",
    discussion: """
      Options come before the path; all arguments after the path are those of the program.

      Example:
        easel run --swift-version 6 Clock.swift
      """)

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
        do {
          let status = try await start()
          MainLoop.end(status)
        } catch {
          StandardError.report("\(error)")
          MainLoop.end(1)
        }
      }
      MainLoop.run()
    }
  }

  /// Replaces this process by the program. Returns the exit status if there is no program.
  @MainActor
  private func start() async throws -> Int32 {
    let kit = try EaselKit.find()
    let toolchain = try await Toolchain.find(for: kit)
    var options = PreviewOptions()
    options.languageMode = swiftVersion
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let builder = try PreviewBuilder(for: url.path, kit: kit, toolchain: toolchain, options: options)
    // The folder of a program that runs stays.
    defer { builder.removeTemporaryFiles() }
    let inputs = try await PreviewInputs.find(at: url.path, isAlone: true, toolchain: toolchain)
    switch try await builder.buildProgram(inputs) {
    case .failed(let diagnostics):
      let lines = diagnostics.map(\.fullDescription).joined(separator: "\n")
      StandardError.write(lines + "\n")
      return 1
    case .built(let program):
      let words = [program.path] + arguments
      var pointers = words.map { strdup($0) } + [nil]
      execv(program.path, &pointers)
      throw PreviewSetupError("cannot run \(program.path): \(String(cString: strerror(errno)))")
    }
  }
}
