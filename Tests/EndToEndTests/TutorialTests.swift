import EaselPixels
import EaselTestSupport
import Foundation
import Testing

/// Files in the manner of popular tutorials: `easel preview` compiles each unchanged and draws its previews.
@Suite struct TutorialTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Tutorials")

  /// The names of the files, without the extension.
  private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()

  /// The tutorials that need API which Easel lacks, with that API.
  private static let waiting = [
    "BetterSleep": "DatePicker", "CalendarMonth": "DatePicker", "SettingsScreen": "DatePicker",
    "LoginScreen": "Link", "MarkdownNotes": "NavigationSplitView", "OTPField": "defaultFocus",
  ]

  @Test func allTutorialsAreFound() { #expect(Self.names.count == 60) }

  /// Previews a tutorial. `body` receives the exit status, the paths of the pictures, and the messages.
  private func preview(_ name: String, body: (Int32, [String], String) throws -> Void) throws {
    let folder = try PreviewFixture.makeFolder([:])
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let file = Self.folder.appendingPathComponent("\(name).swift").path
    let program = try PreviewFixture.start(
      ["preview", file, "--png", folder.path], on: nil, in: folder)
    let pictures = String(decoding: program.outputData(), as: UTF8.self).split(separator: "\n")
    try body(try program.wait(timeout: 120), pictures.map { String($0) }, program.errorText())
  }

  @Test("A tutorial is drawn without a message", arguments: names.filter { waiting[$0] == nil })
  func isDrawn(name: String) throws {
    try preview(name) { status, pictures, messages in
      #expect(status == 0, "\(messages)")
      #expect(!messages.contains("easel: "), "\(messages)")
      #expect(!pictures.isEmpty)
      for path in pictures {
        let picture = try PixelImage.read(from: path)
        #expect(Set(picture.pixels).count > 2, "\(path) is empty")
      }
    }
  }

  /// A tutorial that is drawn must be taken off the list.
  @Test("A tutorial that needs missing API is explained", arguments: waiting.sorted { $0.key < $1.key })
  func isExplained(name: String, missing: String) throws {
    try preview(name) { status, _, messages in
      #expect(status == 1 && messages.contains("error: ") && messages.contains(missing), "\(messages)")
    }
  }
}
