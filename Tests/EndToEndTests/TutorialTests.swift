import EaselPixels
import EaselTestSupport
import Foundation
import Testing

/// Files in the manner of popular tutorials: `easel preview` compiles each unchanged and draws its previews.
@Suite(.waitsForPrograms) struct TutorialTests {
  /// The home folder of all tests: the compiler builds the modules of the system once for each.
  private static let home = FileManager.default.temporaryDirectory
    .appendingPathComponent("easel-tutorials-\(getpid())")
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Tutorials")

  /// The names of the files, without the extension.
  private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()

  @Test func allTutorialsAreFound() { #expect(Self.names.count == 60) }

  @Test("A tutorial is drawn without a message", arguments: names)
  func isDrawn(name: String) throws {
    let folder = try PreviewFixture.makeFolder([:])
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let file = Self.folder.appendingPathComponent("\(name).swift").path
    let program = try PreviewFixture.start(
      ["preview", file, "--alone", "--png", folder.path], on: nil, in: folder, home: Self.home)
    let pictures = String(decoding: program.outputData(), as: UTF8.self).split(separator: "\n")
    let (status, messages) = (try program.wait(timeout: 120), program.errorText())
    #expect(status == 0, "\(messages)")
    #expect(!messages.contains("easel: "), "\(messages)")
    #expect(!pictures.isEmpty)
    for path in pictures {
      let picture = try PixelImage.read(from: String(path))
      #expect(Set(picture.pixels).count > 2, "\(path) is empty")
    }
  }
}
