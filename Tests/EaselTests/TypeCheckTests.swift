import EaselTestSupport
import Foundation
import Testing

/// Code that must not compile, checked by running the compiler.
@Suite("Code that must not compile", .waitsForPrograms)
struct TypeCheckTests {
  /// The folder of the built test program and the modules.
  private static var products: URL {
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: program).deletingLastPathComponent()
  }

  /// Returns the compiler's diagnostics for a file; empty if there are none.
  private func complaints(about source: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "easel-\(UUID().uuidString).swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    // In this language mode the compiler searches for C modules at the paths recorded in the library's
    // modules.
    let modules = Self.products.appendingPathComponent("Modules").path
    let compiler = try RunningProgram(
      "swiftc", ["-typecheck", "-swift-version", "5", "-I", modules, file.path])
    let text = compiler.errorText()
    let status = try compiler.wait(timeout: 120)
    #expect((status == 0) == text.isEmpty)
    return text
  }

  /// Returns the source of an arc as a shape, with additional members and a border of the arc.
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

  @Test("A shape that is not insettable has no strokeBorder")
  func strokeBorder() throws {
    let text = try complaints(about: arc("Shape"))
    #expect(text.contains("error: value of type 'Arc' has no member 'strokeBorder'"), "\(text)")
    #expect(text.components(separatedBy: " error: ").count >= 2)
    let inset =
      "func inset(by amount: CGFloat) -> some InsettableShape { Arc(insetAmount: insetAmount + amount) }"
    #expect(try complaints(about: arc("InsettableShape", inset)) == "")
  }
}
