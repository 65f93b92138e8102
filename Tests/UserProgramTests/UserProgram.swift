import EaselTestSupport
import Foundation
import Testing

/// A program in a folder of `Programs`: unmodified files that import SwiftUI, with `@main`.
struct UserProgram: CustomTestStringConvertible, Sendable {
  let name: String

  var testDescription: String { name }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Programs")

  static let all: [UserProgram] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map(UserProgram.init)
  }()

  private var sources: [String] {
    get throws {
      let folder = Self.folder.appendingPathComponent(name)
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0).path }
    }
  }

  /// Compiles the program in Swift 5 mode against the modules built with the tests and links it with the
  /// dynamic library. Throws the compiler's diagnostics if that fails. Returns the path of the program.
  func build(into output: URL) throws -> String {
    let products = URL(fileURLWithPath: try RunningProgram.builtProgram("libEaselDynamic.so"))
      .deletingLastPathComponent().path
    let program = output.appendingPathComponent(name).path
    let compiler = try RunningProgram(
      "swiftc",
      [
        "-parse-as-library", "-swift-version", "5", "-module-name", name, "-I", "\(products)/Modules",
        "-load-plugin-executable", "\(products)/EaselMacros-tool#EaselMacros", "-L", products,
        "-lEaselDynamic",
        "-Xlinker", "-rpath", "-Xlinker", products, "-o", program,
      ] + sources)
    let text = String(decoding: compiler.outputData(), as: UTF8.self) + compiler.errorText()
    guard try compiler.wait(timeout: 300) == 0 else { throw ToolError("\(name) does not compile:\n\(text)") }
    return program
  }
}
