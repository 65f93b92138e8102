import EaselTestSupport
import Foundation
import Testing

/// What must not compile, seen by the compiler itself.
@Suite("What must not compile")
struct TypeCheckTests {
  /// Where the build put the program of tests, and the modules beside it.
  private static var products: URL {
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: program).deletingLastPathComponent()
  }

  /// What the compiler says about a file; empty when it has nothing to say.
  private func complaints(about source: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "easel-\(UUID().uuidString).swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    // In this language mode the compiler looks for C modules where the library's own modules say that they are.
    let modules = Self.products.appendingPathComponent("Modules").path
    let compiler = try RunningProgram(
      "swiftc", ["-typecheck", "-swift-version", "5", "-I", modules, file.path])
    let text = compiler.errorText()
    let status = try compiler.wait(timeout: 120)
    #expect((status == 0) == text.isEmpty)
    return text
  }

  /// An arc as a shape, with what is added to it, and a border of it.
  private func arc(_ conformance: String, _ members: String = "") -> String {
    """
    import SwiftUI
    struct Arc: \(conformance) {
      var insetAmount: CGFloat = 0
      func path(in rect: CGRect) -> Path {
        Path { path in
          path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount,
            startAngle: .degrees(0), endAngle: .degrees(110), clockwise: true)
        }
      }
      \(members)
    }
    struct Border: View {
      var body: some View { Arc().strokeBorder(Color.blue, lineWidth: 40) }
    }
    """
  }

  @Test("a shape that cannot be inset has no border inside its edge")
  func strokeBorder() throws {
    let text = try complaints(about: arc("Shape"))
    #expect(text.contains("error: value of type 'Arc' has no member 'strokeBorder'"), "\(text)")
    #expect(text.components(separatedBy: " error: ").count >= 2)
    let inset =
      "func inset(by amount: CGFloat) -> some InsettableShape { Arc(insetAmount: insetAmount + amount) }"
    #expect(try complaints(about: arc("InsettableShape", inset)) == "")
  }
}
